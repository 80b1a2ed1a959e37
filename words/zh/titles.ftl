### 对话框的标题。

new-puzzle = 新题目
story = 题目的诞生
solution = 显示答案？
link = 分享这道题目
puzzle = 这道题目
help = 帮助
learn = 学习
assignment = 作业
class = 班级成绩
handover = 换设备
deck = 课程
games = 我的游戏
times = 用时
settings = 设置
moments = 历史
review = 回顾
magazine = 批量打印
puzzles = 题目列表
combinations = 组合
editor = 录入题目
photo = 识别照片

### 页眉，以及页面各部分都有的文字。

name = Stepdoku
games = 我的游戏
link = 分享
settings = 设置
help = 帮助
actions = 游戏
more = 菜单
pause = 暂停
resume = 继续
saving = 正在保存…
saved = 已保存
not-saved = 未保存
mode = 模式
face-play = 游戏
face-explain = 讲解
face-learn = 学习
face-new = 新题
close = 关闭
about = { $game }。关于这道题目
broken = 出错了
broken-help = Stepdoku已停止运行。你的游戏已保存，也许只缺最后一步操作。刷新页面即可继续。
reload = 刷新

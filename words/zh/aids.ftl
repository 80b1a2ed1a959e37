### 玩家用过的帮助。每个名称既可以单独列出，也可以跟在“借助”后面。

candidates = 显示候选数
filled-notes = 填写笔记
kept-notes = 自动更新笔记
filter = 数字高亮
check = 检查
back-to-right = 回退到出错之前
note-warning = 笔记警告
judged = 每步操作的反馈
hint-place = 位置提示
hint-technique = 技巧提示
hint-reason = 完整提示
solver = 查看解题器
solver-digits = 解题器的数字
solution-seen = 查看答案
solution = 填入答案
why = “为什么？”的回答
why-digit = “为什么？”给出的数字
path = 查看解题过程
combinations = 划去组合

alone = 全靠自己
helped-by = 借助{ $help }

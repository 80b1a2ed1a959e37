### 关于技巧的静态页面。

title = { $technique }：数独技巧，附例子讲解
rank = 难度：{ $level }，第{ $number }种技巧，共{ $all }种
picture = { $side }×{ $side }盘面上的{ $technique }。例子的文字说明了是哪些格。
step = 例子
open = 在Stepdoku中打开{ $technique }
before = 上一个：{ $technique }
after = 下一个：{ $technique }
rules-about = 用三句话和一张图讲清数独规则：每一行、每一列和每一宫中，每个数字都出现一次。
rules-picture = 填满的9×9盘面，框出了一行、一列和一宫。
list-title = 数独技巧：从唯一余数到强制网
list-about = 按学习顺序排列的所有数独技巧，每种都有思路、证明、常见错误和盘面上的例子。
open-list = 在Stepdoku中打开列表
play = 游戏

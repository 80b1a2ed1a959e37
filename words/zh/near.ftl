### 技巧页面上的近似结构：一个结构不成立的盘面。

head = 这个为什么不成立？
task = { $technique }：标记处看上去有一个，但一个候选数使它不成立。点按这个候选数所在的格。
board = 近似结构的盘面
show = 显示答案
found = 对：

## 其他格与结构的关系

filled = { $cell }已经是{ $digit }。
only = { $cell }只能是{ $digits }，这正是结构需要的。
place = 结构允许{ $digit }填在{ $cell }：这是它在{ $place }的位置之一。
gets = 结构成立的话，{ $cell }就是{ $digit }。结构本身不依赖这一点。
loses = 结构成立的话，{ $cell }就会失去{ $digits }。结构本身不依赖这一点。
barred = { $cell }不能是{ $digit }，这正是结构在{ $place }中需要的。
outside = 结构不依赖{ $cell }。

## 结构不成立的原因，可能跟在“对：”后面

holds = { $cell }还可以是{ $digit }。所以结构不成立。
holds-only = { $cell }不只可以是{ $digits }，还可以是{ $digit }。所以结构不成立。
places = 在{ $place }中，{ $digit }还可以填在{ $cell }。所以结构不成立。
places-only = 在{ $place }中，{ $digit }不只可以填在{ $cells }，还可以填在{ $cell }。所以结构不成立。
lacks = { $cell }可以是{ $digit }，而结构需要它不能是。所以结构不成立。

### 一局游戏的历史：存档点、分支和试填。

name = 存档点名称
add = 添加存档点
rename-here = 重命名
nameless = 存档点{ $number }

## 试填

begin-trial = 开始试填
begin-trial-help = 从这里起输入的内容都标记为试填。可以保留，也可以放弃并回到这里。
trial-started = 试填已开始：还没有数字。
trial = 试填：已填{ $digits }个数字。
keep = 保留
discard = 放弃

## 从这里可以去哪里

redo = 重做
back = 回到出错之前
restart = 重新开始
still = 返回你的游戏，才能查看和打开之前的局面。

## 列表

list = 从头开始的操作
start = 开头
savepoint = 存档点
trial-begins = 试填开始
discarded = 已放弃
trial-begins-at = { $name } · 试填开始
discarded-at = { $name } · 已放弃
fork = 分支点
end = 这个分支的末尾
now = 现在
here = 你在这里
move-number = 第{ $number }步
later = { $moves }步之后
another-branch = 另一个分支：
branch = 第{ $number }个分支，共{ $all }个：
rename = 重命名
delete = 删除

## 局面的图，读给屏幕阅读器听

picture-start = 开头：已填{ $filled }个数字，共{ $all }个
picture = { $moves }步操作之后：已填{ $filled }个数字，共{ $all }个

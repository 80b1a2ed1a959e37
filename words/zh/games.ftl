### 游戏列表。

new = 新题目
new-help = 选择大小和难度，或粘贴自己的题目
print = 批量打印
sizes = 大小
all-sizes = 全部

## 一局游戏

finished = 已完成
untouched-game = 还没有填写
placed = 已填{ $filled }格，共{ $all }格
view = 查看
return-to = 返回
resume = 继续
here = 正在玩
only-here = 未保存
restart = 重新开始
duplicate = 创建副本
delete = 删除
restore = 恢复
action = { $action }：{ $game }
left-today = 今天将永久删除
left = 还保留{ $days }天

## 上次玩的时间

just-now = 刚刚
minutes-ago = { $minutes }分钟前
hours-ago = { $hours }小时前
days-ago = { $days }天前
months-ago = { $months }个月前
years-ago = { $years }年前

## 列表

solved = 已完成（{ $games }）
away = 最近删除（{ $games }）
reading = 正在载入游戏…
reading-some = 正在载入游戏…已载入{ $games }局
more = 显示更多（还有{ $games }局）
fault = 无法读取已保存的游戏。{ $reason }这里只列出此页面的游戏。
unsaved = 此浏览器现在无法保存任何内容。关闭页面后，游戏就会丢失。
untouched = 每步操作都会保存，所以想开几局就开几局，随时可以回来接着玩。
none-open = 没有未完成的游戏。
none-here = 这个大小没有未完成的游戏。

## 无法读取的游戏

unreadable = 有{ $games }局游戏无法读取。它们没有改变，“保存到文件”会包含它们。
save-unreadable = 保存到文件
delete-unreadable = 删除它们
question = 删除后无法恢复。想保留这些游戏，就先保存到文件。
delete-for-good = 永久删除
keep = 保留

## 文件

file = 备份
file-help = 你的游戏、用时和设置只保存在这个浏览器里。保存到文件，可以作为备份或转移到别处。载入文件只会增加这里的内容，不会丢失，也不会重复。
save = 保存到文件
load = 载入文件
drop = 松开即可载入文件
importing = 正在载入文件：{ $percent }%
comparing = 正在与这里的游戏比对…
writing = 正在添加文件中的游戏…
stop = 停止

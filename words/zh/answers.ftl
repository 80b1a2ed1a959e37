### 通知里的按钮。

return-to = 上一局
undo = 撤销
keep-notes = 自动更新
redo = 重做
back-to-right = 回退
export = 保存到文件
export-part = 保存此页面的游戏
open = 继续这一局
stop = 停止
play-arrived = 玩这道题
count-from-zero = 数字从0算起
empty-zeros = 把0当作空格
next-puzzle = 下一题
rules = 查看规则
magazine = 打开题册
renew = 刷新
go-on = 继续
load-again = 重新载入

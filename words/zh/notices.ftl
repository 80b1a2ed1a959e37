### 页面的通知。

## 游戏

new-puzzle = 新题目。
new-puzzle-unsaved = 新题目。上一局无法保存：关闭此页面后它就会丢失。
actions-lost = 已恢复你的游戏，但有{ $moves }步操作无法读取。
history-shortened = 这一局的操作太多，Stepdoku无法全部保留。盘面没有改变，但“撤销”只能退回到这里。
save-unreadable = 有一局保存的游戏无法读取。它没有改变；现在这一局会另外保存。
games-unread = 无法读取已保存的游戏。{ $why }没有任何改变。
games-missing = 已保存的游戏不见了：浏览器丢失或清除了它们。如果你曾把它们保存到文件，可以在“我的游戏”中载入。
still-reading = 仍在读取已保存的游戏。这期间可以先玩这道题目。
game-found = 已找到你的上一局。
changed-elsewhere = 另一个标签页更改了这一局。从现在起，你在这里玩的会作为单独的一局保存。
full-but-wrong = 盘面已填满，但有错误。
full-unchecked = 盘面已填满。Stepdoku不认识其中一些规则，因此无法检查。
unknown-rules = 这道题目有Stepdoku不认识的规则。可以照常填写，但没有检查，也没有提示。
restarted = 已重新开始。计时继续。
ends-counting = 这一局的用时将不计入。
barred = 这份作业不能使用这种帮助。

## 链接、文本和文件

opening-link = 正在打开分享的题目。
last-kept = 上一局在“我的游戏”中。
puzzle-ready = 分享的题目已就绪：{ $game }。在你开始玩它之前，当前这一局一直开着。
game-ready = 分享的游戏已就绪：{ $game }。在你开始玩它之前，当前这一局一直开着。
shared-puzzle = 这是分享的题目。
link-refused = 这个链接无法打开。
paste-refused = 这不是可以玩的题目。
file-refused = 文件没有载入。
read-as = 已从文本读取这道题目。
cannot-copy = 浏览器禁止复制。选中文字后手动复制。

## 帮助

check-right = 目前没有错误。
check-wrong = 有错误。
check-count = 有{ $digits }个数字是错的。
check-marked = 标记的{ $digits }个数字是错的。
went-back = 已回退{ $moves }步，到出错之前。
note-was-right = 你从{ $cell }移除的笔记是对的。
candidates-count = 显示候选数会在成绩中算作帮助。
notes-filled = 已填写笔记。
no-singles = 没有只剩一个候选数的空格。
singles-placed = 已填入{ $count }个唯一余数：这些格都只有一个候选数。

## 设置、游戏文件和程序

settings-newer = 你的设置来自更新版本的Stepdoku，没有改变。在这里做的更改只在关闭页面前有效。
settings-unreadable = 无法读取你的设置，所以使用默认设置。下一次更改会保存。
new-version = Stepdoku的新版本已就绪。刷新即可使用，你的这一局会保留。

## 程序有一部分出错

work-died = 没有成功：后台任务停止了。你的游戏没有丢失。再试一次。
work-unreachable = Stepdoku负责这项功能的部分无法载入。你的游戏没有丢失。检查网络连接后再试一次。
work-updated = Stepdoku已更新，所以负责这项功能的部分无法再在这里载入。你的这一局已保留。刷新页面。

## 游戏没有保存的原因

save-forbidden = 未保存：此浏览器禁止存储数据，或此页面嵌在另一个页面里。你可以接着玩，但关闭页面后这一局就会丢失。
save-full = 未保存：磁盘已满。腾出一些空间，下一步操作就会保存全部内容。
save-newer = 未保存：此浏览器用过更新版本的Stepdoku。把游戏保存到文件，然后刷新页面。
save-blocked = 尚未保存：另一个标签页用旧版本的Stepdoku打开了你的游戏。关闭那个标签页，就会保存全部内容。
save-slow = 尚未保存：浏览器的存储反应很慢。只要此页面开着，你的操作就不会丢失。
save-failed = 未保存：浏览器无法写入存储。下一步操作时会再试。如果一直这样，就把游戏保存到文件。

## 无法读取已保存数据的原因

unread-forbidden = 此浏览器禁止存储数据，或此页面嵌在另一个页面里。
unread-newer = 这些数据来自更新版本的Stepdoku。刷新页面以更新。
unread-blocked = 另一个标签页用旧版本的Stepdoku打开了这些数据。关闭那个标签页，然后刷新页面。
unread-slow = 浏览器的存储没有反应。重新启动浏览器。
unread-failed = 浏览器无法读取存储。刷新页面，或重新启动浏览器。如果都不行，就只能清除此网站的数据，这会删除它的游戏。

### 关于存档文件的通知。

unreadable-removed = 已永久删除{ $games }局无法读取的游戏。
unreadable-exported = 无法读取的游戏已原样保存到文件。
unreadable-not-exported = 文件未能保存：浏览器无法读取这些游戏。它们没有改变。稍后再试。
exported = 游戏、用时和设置已保存到文件。
exported-files = 游戏、用时和设置太多，一个文件放不下，已保存到{ $files }个文件。要全部恢复，请逐个载入这些文件。
exported-part = 此页面的游戏、用时和设置已保存到文件。无法读取的内容不在其中。
exported-no-settings = 此页面的游戏和用时已保存到文件。无法读取的内容不在其中。
exported-no-times = 此页面的游戏和设置已保存到文件。无法读取的内容不在其中。
exported-games = 此页面的游戏已保存到文件。无法读取的内容不在其中。
export-unread = 文件未能保存：无法读取已保存的游戏。{ $why }
export-refused = 文件未能保存：浏览器没有接受它。你的游戏没有改变。再试一次。
imported = 已添加{ $games }局游戏和{ $times }条用时。
imported-joined = 已把文件中的操作并入这里的{ $games }局游戏。
imported-there = 文件中有{ $games }局游戏，这里原本就有。
imported-unreadable = 有{ $games }局游戏无法读取，保持不变。
import-stopped = 已停止。没有从文件载入任何内容。
cannot-import = 文件没有载入。{ $why }
import-failed = 文件无法载入。没有任何改变。检查文件后再试一次。
file-too-large = 文件超过200 MB，太大了，不会是Stepdoku的文件。
file-not-ours = 这不是Stepdoku的文件。选择一个用“保存到文件”生成的文件。
file-newer = 文件来自更新版本的Stepdoku。刷新页面以更新，然后再试一次。
file-cut-off = 文件不完整：到第{ $line }行就中断了。从保存它的地方重新复制一份。
file-damaged = 第{ $line }行被改动过或已损坏。从保存它的地方重新复制一份。
file-too-high = 第{ $line }行的数太大，不会出自Stepdoku。没有任何改变。从原来的地方重新保存一份文件。
file-strange = Stepdoku看不懂第{ $line }行。

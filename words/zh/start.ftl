### 程序运行之前、无法载入时页面上的文字，以及安装为应用后系统显示的文字。

## 程序没有载入

loading = 仍在载入…
reload = 刷新
no-connection = 仍然没有网络连接。检查网络后再试一次。
not-loaded = Stepdoku有一部分无法载入。你保存的游戏没有丢失。检查网络连接，然后刷新页面。
from-file = Stepdoku不能从文件运行。请从网络服务器打开它。
no-wasm = Stepdoku需要WebAssembly，而此浏览器没有或停用了它。换用较新的浏览器再试。
missing = 服务器上缺少Stepdoku的一部分，可能正在更新。你保存的游戏没有丢失。请在一分钟后刷新页面。
updated = Stepdoku已更新。你保存的游戏没有丢失。刷新页面。
answered = Stepdoku有一部分无法载入：服务器的回应是{ $status }。你保存的游戏没有丢失。请在一分钟后刷新页面。
damaged = Stepdoku有一部分收到时已损坏或不完整。你保存的游戏没有丢失。刷新页面。
not-started = Stepdoku无法启动。你保存的游戏没有丢失。刷新页面。如果还不行，就更新浏览器。

## 安装为应用的页面

description = 玩数独，看清每个数字为什么填在那里。
picture-playing = 正在玩
picture-step = 解题器的一步和它的理由
new-puzzle = 新题目
new = 新题
todays-puzzle = 今日一题
today = 今日
go-on-with-game = 继续一局游戏
go-on = 继续

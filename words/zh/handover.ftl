### 用二维码把一局游戏转移到另一台设备。

## 分享对话框中的入口

another-device = 换设备
send = 把这局发过去
receive = 接收一局游戏

## 发送

send-one = 用另一台设备的摄像头扫描这个二维码。它会在那台设备上打开这局游戏，带着笔记和计时。
send-several = 用另一台设备的摄像头逐个扫描这些二维码，顺序不限。扫完最后一个，那台设备就会打开这局游戏，带着笔记和计时。
code = 第{ $number }个二维码，共{ $all }个
code-name = 在另一台设备上打开这局游戏的二维码
code-before = 上一个二维码
next-code = 下一个二维码
too-long = 这个链接太长，无法做成二维码。复制链接吧。
too-large = 这局游戏的笔记太多，无法做成二维码。改在“我的游戏”中保存到文件。

## 接收

how-to-receive = 在另一台设备上依次打开“分享”“更多”“换设备”，再按“把这局发过去”。在这里用摄像头扫描那些二维码，或粘贴它们的链接。
camera = 使用摄像头
camera-stop = 关闭摄像头
camera-looks = 把二维码对准摄像头。
camera-fails = 这里无法使用摄像头。在浏览器中允许使用，或粘贴链接。
link = 链接
read = 读取
missing = 已读取{ $read }个二维码，共{ $all }个。还需要读取：{ $numbers }。
checking = 正在检查游戏…
forget = 重新开始
unchecked = 游戏没有检查完。重新读取最后一个二维码。

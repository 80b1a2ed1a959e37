### 识别印刷题目的照片。

open = 识别照片
about = 拍摄或选择一张印刷数独的图片：4×4、6×6、8×8、9×9或16×16。也可以把图片拖到或粘贴到页面上。
promise = 图片留在这台设备上。Stepdoku就在这里识别，不会发送到任何地方。
choose = 选择图片
choose-another = 另选一张

## 摄像头

camera = 使用摄像头
camera-take = 拍照
camera-stop = 关闭摄像头
camera-help = 把摄像头对准题目，让题目占满画面。

## 正在识别图片

opening = 正在打开图片…
reading = 正在识别题目…

## 没有得到题目的原因

not-a-picture = 这个文件不是浏览器能显示的图片。选择JPEG、PNG或WebP文件。
large = 这张图片有{ $megapixels }百万像素，而Stepdoku只能打开不超过50百万像素的图片。把它缩小，或用更低的分辨率重拍。
broken = 图片无法打开：文件已损坏。另选一张。
heic = 此浏览器无法打开HEIC图片。把图片保存为JPEG，或在这里使用摄像头。
unreadable = 文件无法读取。重新选择它。
no-camera = 没有找到摄像头，或另一个程序正在使用它。改为选择图片。
camera-refused = 浏览器不允许在这里使用摄像头。在浏览器设置中允许，或选择图片。
no-frame = 这张图片中没有找到4×4、6×6、8×8、9×9或16×16的数独。
no-digits = 找到了边框，但无法识别其中的数字。
wrong-size = 图片太小或太大，无法识别。另选一张。
no-program = 识别程序无法载入。检查网络连接，再重新识别题目。

## 四个角

corners = 把每个角拖到题目对应的角，或用方向键移动。然后识别题目。
top-left = 左上角
top-right = 右上角
bottom-right = 右下角
bottom-left = 左下角
read-again = 识别题目
move-corners = 调整四角
picture = 图片
straightened = 图片中的题目，已校正

## 盘面

board = 从图片识别的题目
board-help = 方向键移动；数字填入格中；Backspace清除格中的数字；Enter确认这一格。
doubtful = 不确定
changed = 已改动，使题目恰好有一个解
written = 手写
clashes = 有冲突
confirm = 确认
next-marked = 下一个标记的格
marked-none = 没有标记的格。开始玩之前，先把盘面与图片对照一遍。
marked = 标记了{ $cells }格。与图片逐一对照：输入数字，或确认。
zero = 图片中的0在盘面上写作{ $digit }。

## 解的个数

counting = 正在统计解的个数…
uncounted = 无法统计解的个数。
none = 无解。{ $look }
one = { $givens }个提示数。恰好一个解。
full = 所有格都已填满，没有什么可解。
several = 不止一个解。{ $look }
undecided = Stepdoku无法在合理的时间内统计解的个数。把每一格与图片对照。
look-anywhere = 把每一格与图片对照。
look-at = 先看{ $cells }。

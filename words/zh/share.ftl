### 分享：链接、文本、其他网站、图片。

more = 更多
what = 分享什么
puzzle = 题目
puzzle-help = 打开这个链接的人会得到同一道题目，从头开始。
progress = 题目和进度
progress-help = 打开这个链接的人会得到现在的盘面，带有你的数字、笔记和颜色。
code = 二维码
code-name = 含有链接的二维码
no-code = 这个链接太长，无法做成二维码。复制链接吧。
save = 保存
braille = 盲文
braille-help = 题目和答案，存为BRF文件，供盲文刻印机或盲文点显器使用。

## 文本形式的盘面

text = 复制或保存为文本
format = 格式
text-field = 文本形式的盘面
format-line = 一行
format-board-line = 一行，带你填的数字
format-rows = 多行
format-frame = 带边框的多行
format-matrix = 数字列表（JSON）
format-candidate-grid = 候选数盘面
format-candidate-line = 一行729个候选数
format-ipuz = ipuz（.ipuz）
format-simple-sudoku = Simple Sudoku（.ss）
format-sdk = SadMan Sudoku（.sdk）
format-sdx = SudoCue，带候选数（.sdx）
format-sdm = 题目列表（.sdm）
format-library = HoDoKu题库
format-open-sudoku = OpenSudoku
format-solo = Simon Tatham's Solo
format-sudoku-wiki = SudokuWiki数据包
format-sudoku-coach = sudoku.coach，供在那里导入
format-k-sudoku = KSudoku（.xml）
format-sumo-cue = SumoCue
holds-cages = 只含笼子和它们的总和。
holds-givens = 只含提示数。
holds-digits = 含所有数字；你填的数字看上去与提示数一样。
holds-placed = 含提示数和你填的数字，不含笔记。
holds-board = 含提示数、你填的数字和候选数。没有笔记的格列出所有可能的候选数。
holds-candidates = 含所有数字和候选数；你填的数字看上去与提示数一样。没有笔记的格列出所有可能的候选数。

## 其他程序

sites = 在其他程序中打开
sites-help = 链接会打开那个程序的网站，并把盘面交给它。
no-site = 这些网站都不能打开这种大小的盘面。
gets-candidates = 带你填的数字和所有候选数，不带颜色
gets-notes = 带你填的数字和笔记，不带颜色
gets-givens-for-solutions = 只带提示数和规则；它会找出所有解
gets-cages = 只带笼子；它会讲解步骤
gets-givens = 只带提示数和笼子
gets-givens-or-text = 只带提示数；要带上数字和笔记，就把盘面复制为文本，在那里导入

## 图片

picture = 图片
look = 样式
look-light = 浅色
look-dark = 深色
look-print = 打印用
of-board = 盘面
of-board-name = 盘面的图片
of-solve = 我的解题
of-solve-name = 解完的盘面，各格的底色表示你填写的先后
notes = 显示笔记
digits = 显示数字
picture-size = PNG的大小
picture-side = { $side } × { $side }像素
save-svg = 保存为SVG
save-png = 保存为PNG
no-picture = 浏览器无法画出图片。改为保存成SVG。

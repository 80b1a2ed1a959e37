### 较晚载入的通知：从文本读到了什么，以及其他几条。

## 读到了什么

read-as = 已按{ $format }读取：{ $size }，有{ $parts }。
placed-digits = { $count }个已填的数字
notes = 笔记
part = 这是第{ $number }道题目，共{ $all }道。

## 文本的写法，跟在“已按”后面

format-line = 一行文字
format-rows = 多行文字
format-block = 画出的盘面
format-list = 数字列表
format-matrix = 括号里的列表
format-sdk = SDK文件
format-link = Stepdoku链接
format-candidates = 候选数盘面
format-candidate-line = 一行候选数
format-sdx = SDX文件
format-hodoku = HoDoKu题库的一行
format-position = 带已填数字的一行
format-gsf = 逗号分隔的列表
format-sudoku-wiki = SudokuWiki链接
format-sudoku-pad = SudokuPad链接
format-f-puzzles = f-puzzles链接
format-sudoku-coach = sudoku.coach链接
format-sudoku-exchange = SudokuExchange链接
format-penpa = Penpa链接
format-solo = Solo游戏
format-open-sudoku = OpenSudoku文件
format-iss = Interactive Sudoku Solver链接
format-ipuz = ipuz文件
format-sumo-cue = SumoCue的一行
format-killer = 一行杀手数独
format-k-sudoku = KSudoku文件

## 读取时的假定

letters-are-digits = 字母已当作数字：A是1，B是2，依此类推。
digits-from-zero = 数字已当作从0算起：0显示为1，1显示为2，依此类推。
zeros-are-empty = 每个0都已当作空格。
blanks-are-empty = 空白都已当作空格。
rest-ignored = 题目后面的文字没有读取。
sections-ignored = 只读取了提示数；文本其他部分的数字和笔记没有读取。
lone-givens = 格中单独的数字已当作提示数。
lone-placed = 格中单独的候选数已当作填入的数字。
around-ignored = 题目前后的文字没有读取。
letters-o = 每个字母O都已当作0，也就是空格。
letters-l = 每个字母l或I都已当作1。
wrong-solution = 题目旁边填满的盘面不是它的答案，没有读取。
group-ignored = 第二组符号没有读取。
ends-are-empty = 行末缺少的格已当作空格。
others-unread = 文本的其他部分看上去像题目，但无法读取。
solution-ruled-out = 至少有一格的候选数缺了正确的数字。
sign-is-empty = 每个“{ $sign }”都已当作空格。
other-boxes = 已按每宫{ $rows }行{ $columns }列读取：按通常的宫，它没有唯一解。
no-candidate = { $cell }没有候选数了。

## 其他通知

became-own = 另一个标签页也打开了这一局。从现在起，你在这里玩的会作为单独的一局保存。
deleted-elsewhere = 另一个标签页删除了这一局。从现在起，你在这里玩的会作为单独的一局保存。
not-shown = 图没有显示：页面把其中某些内容当成了代码。你的文字和题目没有改变。刷新页面后再试一次。
not-printed = 没有打印任何内容：页面把其中某些内容当成了代码。你的文字和题目没有改变。刷新页面后再试一次。

## 语言

unknown-language = Stepdoku还没有“{ $code }”的文字。可用的语言：{ $languages }。
no-words = { $language }的文字无法载入，所以Stepdoku显示英文。

## 保存的游戏和题册

game-deleted = 已删除这一局。30天内可以恢复。
game-unreadable = 这一局无法读取。它没有改变。
played-elsewhere = 另一个标签页打开了这一局。先在那里关闭它。
magazine-in-making = 正在生成题册。这期间可以接着玩。
magazine-made = 题册里有{ $puzzles }道题目。
magazine-elsewhere = 另一个标签页更改了题册，所以这个标签页不再为它生成题目。你可以从题册现在的样子继续。

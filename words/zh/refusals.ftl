### 文本没有被接受的原因：哪里有错，在什么位置，怎样改正。

## 原因的组成

placed = { $fault }（第{ $line }行，第{ $column }个字符）
alone = { $fault }。
kilobytes = { $count } kB
symbol = “{ $symbol }”
symbol-unseen = 字符U+{ $code }
digit-letter = { $number }（{ $letter }）
some-board = 一个盘面

## 文本

empty = 没有可读的文字。把题目作为文字粘贴，或直接输入。
no-puzzle = 这段文字里没有题目。一道题目是{ $counts }个数字，空格用点号或0表示。
too-big = 这段文字有{ $size }，太长了，不会是一道题目。只复制题目。
too-short = 这里有{ $found }格，但{ $board }需要{ $wanted }格：缺{ $missing }格。也许有一部分没有复制到。
too-long = 这里有{ $found }格，但{ $board }只有{ $wanted }格：多了{ $more }格
row-length = 第{ $row }行有{ $found }格，而不是{ $wanted }格
row-count = 这段文字有{ $found }行，每行{ $wanted }格，而应该有{ $wanted }行。
no-digit = { $symbol }不是数字
no-digit-help = { $fault }。使用1到9和A到P，空格用点号或0表示。
no-number = “{ $word }”不是整数
no-number-help = { $fault }。使用从1起的整数，空格用0表示。
too-large = { $digit }太大
too-large-help = { $fault }：{ $side }×{ $side }的盘面最大到{ $side }。
missing-number = 两个逗号之间缺一个数
missing-number-help = { $fault }。空格要写成0。
brackets = 括号不配对
too-deep = 括号嵌套太深，不会是盘面
several = 这段文字里有{ $found }道题目。只粘贴其中一道。
zero = 0可能是数字，也可能是空格
zero-help = { $fault }。所有空格用同一个字符，数字从1算起。
letter-x = X可能是数字，也可能是空格
letter-x-help = { $fault }。空格用点号表示。
bad-link = 这个链接已损坏。请对方重新发一次。
other = 这段文字无法读取

## 其他程序的文本

foreign = 这是{ $what }，Stepdoku无法读取。把题目复制成一行，或几行数字。
foreign-file = 那是{ $what }。Stepdoku只读文字：把题目复制成一行或几行数字，或手动录入。
on-server = 一个链接，题目保存在另一个网站上
hodoku-file = HoDoKu的设置文件或存档
solo-seed = Simon Tatham's Solo的随机种子
web-address = 指向另一个网站的链接
picture = 图片
pdf = PDF
packed = 压缩文件
no-candidates = “{ $word }”不是一组候选数
no-candidates-help = { $fault }。每格的候选数要写成从小到大的数字。
variant = 这道题目有{ $rule }。Stepdoku无法读取它，而去掉它就成了另一道题目。
other-square = 目前还不支持{ $side }×{ $side }。{ $sizes }
other-size = 这个盘面有{ $rows }行{ $columns }列。{ $sizes }
other-boxes = 这个盘面每宫有{ $rows }行{ $columns }列，这里没有这样的大小。{ $sizes }
sizes = Stepdoku支持{ $sizes }。
open-regions = 这是不规则数独，但无法读取它的宫。复制整个图形，或者复制一道用数字标明每格属于哪个宫的题目。
no-candidate = 第{ $row }行第{ $column }列没有候选数了，所以这个局面无解。检查移除过的候选数。
none-fits = 这个局面的候选数不允许任何解。检查移除过的候选数。
damaged = 这段文字已损坏或不完整。重新完整复制一次。
unpacks-too-large = 这段文字解压后超过{ $size }，远大于一道题目所需，所以没有读取。

## 其他程序的规则，跟在“这道题目有”后面

rule-diagonals = 对角线
rule-windows = 盘面内的额外宫
rule-jigsaw = 不规则宫
rule-extra-regions = 额外区域
rule-anti-knight = 无马规则
rule-anti-king = 无缘规则
rule-non-consecutive = 相邻格不能是连续数字的规则
rule-cages = 杀手笼子
rule-thermometers = 温度计
rule-arrows = 箭头
rule-little-killer = 小杀手总和
rule-sandwich = 三明治总和
rule-dots = 黑白点（Kropki）
rule-xv = XV标记
rule-parity = 奇偶格
rule-palindromes = 回文线
rule-quadruples = 四格标记（Quadruples）
rule-clones = 克隆区域
rule-lines = 自带规则的线条
rule-shaded = 可能带有规则的底色格
rule-drawn = 可能带有规则的图形标记
rule-candidates = 属于题目本身的候选数
rule-other-game = 另一种游戏的规则
rule-named = 名为“{ $name }”的规则

## 杀手数独的笼子

cages-many = 这道杀手数独有{ $cages }个笼子，比盘面的格还多。
cage-empty = 这道杀手数独的第{ $number }个笼子没有格。重新完整复制这道题目。
cage-outside = 这道杀手数独的第{ $number }个笼子有一格在盘面之外。
cage-twice = 这道杀手数独的第{ $number }个笼子有一格重复。每格只写一次。
cage-large = 这道杀手数独的第{ $number }个笼子有{ $cells }格，而不同的数字没有这么多。减少它的格。
cage-sum = 这道杀手数独的第{ $number }个笼子有{ $cells }格，总和应为{ $sum }，但没有互不相同的数字能凑成这个总和。检查它的总和。

## 线、点和其他标记

clue-placed = { $name }（第{ $number }个，第{ $row }行第{ $column }列）
clue-alone = { $name }（第{ $number }个）
clues-many = 这道题目的线、点和标记太多，一个盘面放不下。只复制一道题目。
clue-few = { $clue }的格太少（{ $cells }格）。重新完整复制这道题目。
clue-large = { $clue }的格对这个盘面来说太多（{ $cells }格）。减少它的格。
clue-outside = { $clue }有一格在盘面之外：第{ $row }行第{ $column }列。只用盘面上的格。
clue-twice = { $clue }有这一格重复。每格只写一次。
clue-apart = { $clue }在这一格断开，没有落在应有的位置。检查它的格。
clue-number = { $clue }不能有{ $digit }这个数，因为没有数字符合。检查这个数。
clue-no-number = { $clue }缺少数。补上一个。
clue-uneven = { $clue }有两组格，大小不同。让两组的格数相同。

## 不成题目的盘面

clash = { $twice }改正其中一个。
twice-in = { $place }有两个{ $digit }，在{ $first }和{ $second }。
twice-apart = { $first }和{ $second }{ $apart }，却都是{ $digit }。
complete = 所有格都已填满，没有什么可解。
unsolvable = 这道题目无解。对照原题检查数字。
ambiguous = 这道题目不止一个解，所以只靠逻辑解不出来。也许缺了一个提示数。
undecided = Stepdoku无法在合理的时间内判断这道题目是否恰好有一个解。试着添加提示数。
unknown-rules = 这道题目有Stepdoku不认识的规则，因此这里无法证明它恰好有一个解。

## 链接

link-empty = 里面没有题目。请对方重新发一次链接。
link-puzzle = 其中的题目已损坏。{ $why }
link-too-big = 它有{ $size }，太长了，不会是一道题目。请对方重新发一次链接。
link-board = 其中的数字和笔记已损坏或不完整。请对方重新发一次链接。
link-lesson = 其中的课程已损坏或不完整。请对方重新发一次链接。
link-assignment = 其中的作业已损坏或不完整。请对方重新发一次链接。
link-result = 其中的成绩已损坏或不完整。请对方重新发一次链接。
link-handover = 二维码已损坏或不完整。重新读取。
link-newer = 它来自更新版本的Stepdoku。刷新页面以更新，然后重新打开它。
link-damaged = 它已损坏。请对方重新发一次链接。

## 配方：用来生成题目的文字

recipe-newer = 这道题目需要版本{ $version }的生成器，而此页面的是版本{ $own }。刷新页面以更新，或请对方发来题目本身的链接。
recipe-older = 这道题目需要版本{ $version }的生成器，而此页面的是版本{ $own }。请对方发来题目本身的链接。
recipe-level = { $size }没有{ $level }难度的题目。
recipe-day = 没有这一天。日期要写成2026-11-21的样子。
recipe-part = 这个配方无法读取：不认识其中的“{ $part }”。
recipe-bad = 这个配方无法读取。从版本号到种子，完整复制一次。
impossible = 不存在这样的题目。{ $why }
not-found = { $tries }次尝试都没有找到这样的题目。

## 题册

magazine-count = 要多少道题目？输入1到{ $most }之间的数。
magazine-puzzles = 这样就有{ $puzzles }道题目，而一本题册最多{ $most }道。减少数量，或先打印这一本再清空。
magazine-kinds = 一本题册最多有{ $most }种题目。先打印并全部删除，再添加别的。
magazine-impossible = 无法生成这些题目的题册。

### 印刷页、练习纸和盲文里的文字。

## 标题

puzzle = { $number }. { $size }，{ $level }
named = { $number }. { $name }
rated = 难度{ $rating }，得分{ $score }
scales = 难度：按Sudoku Explainer的标准，最难一步的难度。得分：HoDoKu给所有步骤打分的总和。
count = { $count }道题
contents = 目录
answers = 答案
ways = 逐步解题
answer-to = 答案{ $number }
answers-to = 答案{ $numbers }
answers-on-page = 答案见第{ $page }页
answers-on-pages = 答案见第{ $pages }页
way = 第{ $number }题，逐步解题
step = { $number }. { $technique }
steps = 第{ $numbers }步
path = 解题过程：{ $size }，{ $level }
start = 题目
solved = 答案
here = 过程到此为止
guess = 所用的技巧都找不到下一步了。接下来只能试数。
made-from = 生成自{ $batch }
chosen-from = 选自{ $batch }

## 练习纸

worksheet = 练习纸
name = 姓名
places = { $house }中有一个数字可以确定。是哪个数字？填在哪一格？为什么？
rules-out-one = 哪里可以排除{ $digit }？为什么？
rules-out-two = 哪里可以排除{ $one }或{ $another }？为什么？
rules-out-three = 哪里可以排除{ $one }、{ $another }或{ $third }？为什么？
rules-out-some = 这里可以排除一些候选数。是哪些？为什么？
next = 这里能推出什么？为什么？
wrong = 这个局面与题目矛盾。
small = 候选数太小，印在纸上看不清。
in-code = 扫描二维码可以打开带候选数的局面。
no-code = 这个局面的链接太长，无法做成二维码。
names = r2c6表示第2行第6列的格。
is = { $cell }是{ $digit }。
cannot-be = { $cell }不能是{ $digit }
all-cannot-be = { $all }。

## 盲文

signs = 数字写在盲方的下部，不加数号。4、6点表示空格。
letter = 字母A表示10。
letters = 字母A到{ $last }表示10到{ $number }。
numbered = { $number }. { $puzzle }
with-level = { $size }，{ $level }
jigsaw = 不规则
killer = 杀手
answer = 答案
jigsaw-rule = 不规则数独：用不规则宫代替普通的宫。题目后面附有一张图，同一宫的格都是同一个字母。
regions = 不规则宫
killer-rule = 杀手数独：每个笼子里的数字互不相同，加起来等于它的总和。题目后面附有清单，列出每个笼子的总和与各格。
cages = 笼子

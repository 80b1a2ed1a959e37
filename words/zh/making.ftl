### 定制题目，以及今日一题。

## 得到题目的途径

door-more = 更多
door-measure = 定制
door-own = 录入题目
print = 批量打印
back = 返回
examples = 例题

## 今日一题

today = 今日一题
today-play = 开始
today-go-on = 继续
today-again = 再玩一次
today-others = 其他大小
daily = { $day }。这一天，所有人得到的题目都相同。

## 规则

rules = 规则
classic = 标准数独
killer = 杀手数独
killer-in-boxes = 杀手数独，笼子不跨宫
killer-with-digits = 杀手数独，带一些数字
killer-rule = 每个笼子里的数字互不相同，加起来等于角落的数。
cages-rule = 每个笼子里的数字互不相同；如果角落有数，加起来就等于它。
jigsaw = 不规则数独
jigsaw-rule = 用不规则宫代替普通的宫。
lines-and-sums = 线与总和
thermometers = 温度计
thermometers-rule = 每个温度计上的数字从圆头起依次增大。
arrows = 箭头
arrows-rule = 箭头上的数字加起来等于圆圈里的数。
kropki = 黑白点
kropki-rule = 白点两侧是连续的数字，黑点两侧一个数字是另一个的2倍。所有的点都已标出。
xv = X和V
xv-rule = X两侧的数字加起来等于10，V两侧的等于5。所有X和V都已标出。
renban-lines = 连续线
renban-lines-rule = 每条线上是一组连续的数字，顺序不限。
whispers-lines = 耳语线
whispers-lines-rule = 线上相邻的数字至少相差5；6×6的盘面至少相差3。
little-killers = 小杀手
little-killers-rule = 盘面外的数，是箭头所指对角线上的数字总和。那里的数字可以重复。
sandwiches = 三明治
sandwiches-rule = 盘面外的数，是那一行或一列中最小和最大数字之间的数字总和。

## 提示数

clues = 提示数
clues-any = 数量不限
clues-exactly = 恰好
clues-at-most = 至多
clues-number = 提示数的个数
minimal = 没有多余的提示数
minimal-help = 移除任何一个提示数，题目就不止一个解。
symmetry-givens = 提示数的对称方式
symmetry-cages = 笼子的对称方式
symmetry-none = 无
symmetry-half-turn = 旋转180°
symmetry-quarter-turn = 旋转90°
symmetry-rows = 上下对称
symmetry-columns = 左右对称
symmetry-diagonal = 沿对角线\
symmetry-other-diagonal = 沿对角线/
symmetry-full = 所有对称
draws = 画出提示数的图案
draws-help = 点按或拖过格子。与它们对称的格会自动加上。
pattern = 提示数的图案
pattern-role = 画板
pattern-help = 方向键移动；空格键添加或移除一格。
pen-given = { $cell }：提示数。已画{ $drawn }格。
pen-empty = { $cell }：空。已画{ $drawn }格。
pattern-copy = 从盘面复制
pattern-clear = 清除

## 从哪个盘面开始

board = 起始盘面
board-random = 随机
board-pattern = 由规律盘面变换
board-here = 这道题目的答案

## 步骤

way = 解题过程
level = 难度
level-any = 不限
level-only = { $size }只有这一种难度。
class = HoDoKu等级
class-any = 不限
class-help = HoDoKu给出的等级。只用于9×9。
rating = 最难一步的难度评分
rating-from = 从
rating-to = 到
rating-help = 9×9采用Sudoku Explainer给出的评分（ER），其他大小采用它的标准。范围1.0到12.0，留空即不限。
needs = 必须用到
needs-any = 不限技巧
needs-help = 不用它，就解不完这道题目。
without = 不必用到
without-add = 添加技巧…
without-help = 这些技巧一个也不用，也能解完这道题目。
allow = 重新允许：{ $technique }

## 搜索

progress = { $size }：第{ $number }次尝试，共{ $all }次
progress-closest = { $size }：第{ $number }次尝试，共{ $all }次。{ $closest }
nearest-level = { $tries }次尝试都没有找到{ $wanted }难度的题目。最接近的一道是{ $level }难度。就玩这道，或再试一次。
nearest = { $tries }次尝试后，没有完全符合的题目。最接近的一道是{ $level }难度，有{ $givens }个提示数：
nearest-cut = 没有完全符合的题目：这个要求的计算太多，搜索在{ $tries }次尝试后停止。最接近的一道是{ $level }难度，有{ $givens }个提示数：

## 不可能有这种题目的原因

fault-board = 起始盘面的大小不同。
fault-pattern = 图案与提示数的个数不符。画出同样多的格，并至少留一个空格。
fault-givens = 至少要留一个空格。减少提示数。
fault-steps = 这些要求互相矛盾。检查一下：同一种技巧不能既“必须用到”又“不必用到”，难度评分要从低到高，而且这个大小要有这种难度和等级。
fault-variant = 杀手数独用笼子代替提示数，笼子的对称方式只能是旋转180°或无。不规则数独需要自己的起始盘面。
fault-work = 这个要求的计算太多，没有及时找到题目。减少要求，或换更小的盘面。
cancelled = 已取消。

## 一道题目

dated-game = { $game } · { $day }
recipe = 配方
recipe-help = 把它作为新题目的种子输入，就会再次生成同一道题目。

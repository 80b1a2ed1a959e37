### 不能都只剩自己那几个数字的格：环、矩形、全双值格、奇数环和三值死环。

## 形状

ring = { $cells }这些格构成一个环，每一行、每一列、每一宫里要么有两格，要么一格也没有。
rows-in-a-box = { AS($one, "together") }与{ AS($another, "together") }位于相同的行，各在一个宫里。
columns-in-a-box = { AS($one, "together") }与{ AS($another, "together") }位于相同的列，各在一个宫里。
rows-and-boxes = { AS($one, "together") }与{ AS($another, "together") }位于相同的行和宫。
columns-and-boxes = { AS($one, "together") }与{ AS($another, "together") }位于相同的列和宫。
if-all = 如果这些格都是{ AS($digits, "or") }，互换这些数字就会得到另一个解，但题目只有一个解。
odd-ring = { AS($cells, "each") }这些格构成一个环，每一格都能看到下一格。
would-alternate = 如果这{ AS($cells, "word") }格都是{ AS($digits, "or") }，两个数字就要沿着环交替出现，而这需要偶数个格。

## 三值死环

four-boxes = 四个宫里各有三格，它们共用行和列。
suppose-all = 假设这{ AS($cells, "word") }格都是{ AS($digits, "or") }。
read-from-top = 从上往下读一个宫里的数字，读完最后一个再回到第一个。
circles = { $first }后面要么是{ $second }，要么是{ $third }：这就是两种循环。
from-left = 从左往右读，也是这两种循环。
same-circle = { $house }有{ AS($cells, "each") }：从上读和从左读是同一种循环。
opposite-circles = { $house }有{ AS($cells, "each") }：从上读和从左读是相反的循环。
side-by-side = 左右相邻的两个宫，每一行的数字都不同，所以从上读是同一种循环。
in-a-stack = 上下相邻的两个宫，从左读是同一种循环。
reversed-once = 绕这些宫一圈，循环会反转一次，回不到原来的样子。
reversed-three-times = 绕这些宫一圈，循环会反转三次，回不到原来的样子。

## 全双值格

without = 如果没有{ AS($extras, "commas") }，每个空格就都有两个候选数。
extra = { $cell }的{ $digits }
without-in-cells = 如果{ $cells }没有{ $digits }，每个空格就都有两个候选数。
two-places = 每一行、每一列、每一宫里，缺少的数字就都有两个位置。
never-one-solution = 这样的盘面绝不会恰好有一个解，但题目只有一个解。

## 什么一定成立

must-be = 所以{ $cell }一定是{ AS($extras, "or") }。
one-must-be = 只有{ $cells }可能是别的数字，所以其中一格一定是{ AS($extras, "or") }。
at-least-one-must-be = 只有{ $cells }可能是别的数字，所以其中至少一格一定是{ AS($extras, "or") }。
one-is = 所以{ $cells }中一定有一格是{ AS($extras, "or") }。
one-has-extra = 所以{ $cells }中一定有一格是自己多出的数字。
at-least-one-right = 所以这些候选数中至少有一个成立。
whichever = 不管哪一个成立，都说明{ AS($gone, "losses") }。

## 与其他格组成数组

used-up-briefly = 加上只有{ $own }的{ $cells }，{ $house }的这{ AS($digits, "word") }个数字就都被占用了。
others-have = { $cells }只有{ $digits }。
at-most-one = 只有{ $cells }可能是别的数字，即{ AS($extras, "or") }，所以其中至多有一格是{ AS($digits, "or") }。
otherwise-in = 除此之外，{ $house }的这些数字只能填在{ $cells }。
fill = 所以这{ AS($digits, "word") }个数字中有{ AS($cells, "word") }个填在{ $cells }。

## 必须填在其中一格的数字

can-be-else = 只有{ $cells }可能是别的数字，即{ AS($extras, "or") }。
needs = { $house }的{ $digit }要填在{ AS($cells, "or") }。
other-in-other = 如果另一格是{ AS($other, "or") }，全部{ AS($count, "word") }格就都是{ AS($digits, "or") }。
needs-so-other = { $house }的{ $digit }要填在{ AS($cells, "or") }，所以另一格一定是它多出的数字。

### 盘面上各种事物的名称，以及列举它们的方式。

## 列举

list-comma = 、
list-and = 和
list-and-the = 和
list-or = 或
list-and-clause = ，
list-and-sentence = ，
list-nor = 或
list-comma-clause = ，
list-and-numbers = 、
list-and-groups = 和
list-semicolon = ；
sentence-space = {""}

## 格：写出来要短，读出来要完整

row-letter = r
column-letter = c
rows =
    { $count ->
       *[other] 第{ $numbers }行
    }
columns =
    { $count ->
       *[other] 第{ $numbers }列
    }
cell = { $row }{ $column }
crossings = { $rows }的{ $columns }
before-cells = {""}
cells-of = { $house }的{ $cells }

## 数字与判断

candidate = { $cell }的{ $digit }
is = { $cell }是{ $digit }
is-not = { $cell }不是{ $digit }
are-not = { $cells }都不是{ $digit }
is-after = { $cell }是{ $digit }
is-not-after = { $cell }不是{ $digit }
are-not-after = { $cells }都不是{ $digit }
one-of = { $cells }中的一格
set = 数组{ $tag }

## 区域

house-row = 第{ $name }行
house-column = 第{ $name }列
house-box = 第{ $name }宫
house-region = 第{ $name }宫
house-diagonal = 从{ $name }起的对角线
house-window = { $name }的窗口
house-extra = 额外宫{ $name }
top-left = 左上角
top-right = 右上角
bottom-left = 左下角
bottom-right = 右下角

## 区域的种类；竖线后是跟在数目后面的形式（两行、两个宫）

kind-row = 行
kinds-row = 行
kind-column = 列
kinds-column = 列
kind-box = 宫
kinds-box = 宫|个宫
kind-region = 宫
kinds-region = 宫|个宫
kind-diagonal = 对角线
kinds-diagonal = 对角线|条对角线
kind-window = 窗口
kinds-window = 窗口|个窗口
kind-extra = 额外宫
kinds-extra = 额外宫|个额外宫
kind-area = 区域
kinds-area = 区域|个区域
each-row = 每一行
each-column = 每一列
each-box = 每一宫
each-region = 每一宫
each-diagonal = 每条对角线
each-window = 每个窗口
each-extra = 每个额外宫
each-area = 每个区域
this-kind = 这一{ $kind }
these-kinds = 这些{ $kinds }

## 代替数字的图案和颜色

sun = 太阳
fish = 小鱼
leaf = 叶子
heart = 爱心
star = 星星
moon = 月亮
boat = 小船
cloud = 云朵
mushroom = 蘑菇
red = 红色
blue = 蓝色
yellow = 黄色
green = 绿色
orange = 橙色
violet = 紫色
brown = 棕色
pink = 粉色
grey = 灰色
article = {""}
before-things = {""}

## 难度

easy = 简单
medium = 中等
hard = 困难
very-hard = 非常困难
fiendish = 极难
extreme = 地狱

### 宇宙法。

## 提示数怎样对称

half-turn = 提示数呈180°旋转对称。
quarter-turn = 提示数呈90°旋转对称。
top-to-bottom = 提示数上下对称。
left-to-right = 提示数左右对称。
diagonal = 提示数关于从左上角起的对角线对称。
anti-diagonal = 提示数关于从右上角起的对角线对称。
in-itself = 提示数自身对称。

## 数字怎样变换

change-places = 此时数字互相变换：{ $circles }。
first-of-circle = { $digit }
circle-so-far = { $digits }、{ $digit }
circle = { $digits }与{ $digit }
and-circle = { $circles }；{ $circle }
one-solution = 题目只有一个解，所以这个解也同样对称。

## 推论

open-image = { $from }只能是{ AS($own, "or") }，所以它的对应格{ $to }只能是{ AS($images, "or") }。
filled-image = { $from }是{ AS($own, "or") }，所以它的对应格{ $to }只能是{ AS($images, "or") }。
diagonal-stays = 对角线上的格位置不变。
middle-stays = 正中的格位置不变。
axis-stays = 对称轴上的格位置不变。
diagonal-changes = 对角线上的格位置不变，但每个数字都会变。
middle-changes = 正中的格位置不变，但每个数字都会变。
axis-changes = 对称轴上的格位置不变，但每个数字都会变。
only-stay = 所有数字中只有{ $digits }不变，所以那里一定是{ AS($digits, "or") }。

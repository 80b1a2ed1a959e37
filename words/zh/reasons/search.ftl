### 搜索的步骤：试数、走不通，以及撤销试数。

no-single = 已经没有唯余和排除可用。
try-digit = { $cell }可以是{ AS($among, "any") }：试着填{ $digit }，看看会推出什么。
second-guess = 这是第{ $depth }次试数，建立在之前的一次试数上。
further-guess = 这是第{ $depth }次试数，建立在之前的{ AS($earlier, "word") }次试数上。

## 矛盾

no-digit = { $cell }没有候选数了。
no-place = { $house }没有{ $digit }的位置了。
twice = { $house }会有两个{ $digit }。
wrong-sum = { $first }所在的笼子总和为{ $found }，而不是{ $sum }。

## 出现矛盾之后

no-guess-left = 没有可以撤销的试数了，所以这个局面无解。
was-wrong = 所以试数{ $guess }是错的。
not-with-the-one = 所以最后一次试数{ $guess }不能与前一次同时成立。
not-with-the-others = 所以最后一次试数{ $guess }不能与前几次同时成立。

## 撤销试数

undo = 撤销{ $guess }。
undo-with-one = 撤销{ $guess }和随后的一个数字。
undo-with = 撤销{ $guess }和随后的{ $followed }个数字。
led = 它导致了矛盾，所以{ $cell }不能是{ $digit }。
led-given-one = 它导致了矛盾，所以在前一次试数的前提下，{ $cell }不能是{ $digit }。
led-given-others = 它导致了矛盾，所以在前几次试数的前提下，{ $cell }不能是{ $digit }。

### 总和：笼子，以及总和为45的行、列和宫。

## 总和从哪里来

single-cell = { $cell }自己就是一个总和为{ $sum }的笼子。
cage = { $cells }组成的笼子总和为{ $sum }。
houses-add-up = { $houses }的总和为{ $sum }。
cage-at = { $cell }处的笼子总和为{ $sum }。
cages-add-up = { $cages }合计为{ $sum }。
cages = { $cages }这些笼子
sum-at = { $cell }处的{ $sum }
cages-counted = { AS($count, "word") }个笼子
leave-out =
    { $count ->
       *[other] 没有计入的是{ $out }
    }。
have-besides =
    { $count ->
       *[other] 多计入的是{ $besides }
    }。
leave-out-and-have =
    { $count ->
       *[other] 没有计入的是{ $out }，多计入的是{ $besides }
    }。
outside = 其中{ $cells }在区域之外。
left-out = 剩下的是{ $cells }。
in-it = 其中{ AS($filled, "clauses") }。
of-these = 这些格中，{ AS($filled, "clauses") }。
cell-is = { $cell }是{ $digit }
so-add-up = 所以{ $cells }合计为{ $amount }。
so-as-much = 所以{ $more }合计与{ $less }合计相等。
so-more-than = 所以{ $more }合计比{ $less }大{ $amount }。
must-be = 所以{ $cell }一定是{ $amount } = { $digit }。

## 组合

ways = 组合只能是{ AS($sums, "or") }。
sum = { AS($digits, "sum") }
line = { AS($digits, "sum") }：{ AS($fate, "clauses") }。
line-in = { $cells }为{ AS($digits, "sum") }：{ AS($fate, "clauses") }。
no-place = { $digits }没有位置
goes-in = { $digits }只能填在{ AS($cells, "each") }
then-in = 这样{ $digits }就填在{ AS($cells, "each") }
leaves-nothing = { AS($digits, "sum") }让另一个笼子没有组合可用：{ AS($needs, "semicolons") }。
needs = { AS($digits, "sum") }需要{ $common }
share-none = { $cells }能看到{ $others }，所以它们没有相同的数字。

## 所有组合共有的数字

it-has = 它含有{ $digit }，而{ $digit }只能填在{ AS($cells, "or") }。
each-has = 每种组合都含有{ $digit }，而{ $digit }只能填在{ AS($cells, "or") }。
one-left-has = 剩下的那种组合含有{ $digit }，而{ $digit }只能填在{ AS($cells, "or") }。
others-have = 其余每种组合都含有{ $digit }，而{ $digit }只能填在{ AS($cells, "or") }。
cannot-seeing = { $cells }能同时看到{ $what }，所以不能是{ $digit }。

## 两格

no-digit-fits = 如果{ $cell }是{ AS($digits, "or") }，{ $other }就没有数字可填。
cannot-be-with = 如果{ $cell }是{ $digit }，{ $other }就必须是{ $with }，但它不能是{ $with }。

## 上下限

bounds = { AS($bounds, "clauses") }。
at-least = { $cells }至少为{ AS($digits, "sum") }
at-most = { $cells }至多为{ AS($digits, "sum") }
digit = { $digit }
makes-at-least = 因此{ $cell }至少为{ $sum }。
makes-at-most = 因此{ $cell }至多为{ $sum }。

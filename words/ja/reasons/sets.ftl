### 準ロック集合：数字を共有する集合、デスブロッサム、Sue de Coq。

## 2つの集合

loses-and-keeps = 両方の集合で{ AS($digits, "or") }の入りうるマスはすべて互いに見えるので、{ $one }か{ $another }は{ AS($digits, "or") }を失い、そこには{ $kept }が必ず入ります。
loses-and-keeps-rest = 両方の集合で{ AS($digits, "or") }の入りうるマスはすべて互いに見えるので、{ $one }か{ $another }は{ AS($digits, "or") }を失い、そこにはほかの数字がすべて入ります。
see-each-other = 両方の集合で{ $digit }の入りうるマスはすべて互いに見え、{ $others }の場合も同様です。
keeps-its-digit = { $set }には必ず{ $digit }が入るので、そこの{ $digit }がすべて見える{ AS($cells, "brief") }に{ $digit }は入りません。
one-has-digit = どちらかの集合に{ $digit }が入るので、両方の{ $digit }がすべて見える{ AS($cells, "brief") }に{ $digit }は入りません。
each-has-one = そのため、どちらの集合にも{ $digits }のうち1つが入り、ほかの数字もすべて入ります。

## 並んだ集合

suppose-it-lacks = この集合に{ AS($kept, "or") }が入らないとします。すると、{ $next }が入ります。
so-must-have = { $set }のどの{ $digit }からも{ $before }の{ $digit }がすべて見えるので、{ $set }に{ $digit }は入らず、{ $must }が必ず入ります。
first-or-last-has = つまり、{ $first }か{ $last }に{ $digits }が入ります。

## 茎と花びら

stem = 茎の{ $stem }に入るのは{ AS($digits, "or") }で、そこからは数字を奪う相手のマスがすべて見えます。
if-stem-is = 茎が{ $digit }なら、{ $cells }は{ $digit }を失い、残るのは{ $left }です。
one-cell-is = どの場合もマスと同じ数の数字が残るので、これらのマスのどれかは{ $digit }です。
cells-have = どの場合もマスと同じ数の数字が残るので、これらのマスに{ $digits }が入ります。

## 見えるもの

every-in-sets = { $one }と{ $another }のすべての{ $digit }
every-among-them = これらのマスのすべての{ $digit }
no-cell-sees-both = 両方の{ $digit }がすべて見えるマスに{ $digit }は入りません。{ $others }も同様です。
no-cell-sees-them = これらのマスの{ $digit }がすべて見えるマスに{ $digit }は入りません。{ $others }も同様です。

## Sue de Coq

divide = { $line }と{ $other }は、{ AS($count, "word") }個の数字を分け合います。
crossing = 交わるところの{ $cells }の候補は{ $digits }だけです。
in-rest = { $house }の残りにある{ $set }：{ $cells }、候補は{ $digits }。
used-once = { AS($count, "word") }マスに数字は{ AS($count, "word") }個だけで、{ $one }と{ $another }に共通の数字はないので、どの数字も1回ずつ使われます。
use-up = これらのマスで、{ $line }の{ $in-line }と、{ $other }の{ $in-other }が使い切られます。
use-up-for-both = これらのマスで、両方の{ $both }と、{ $line }の{ $in-line }と、{ $other }の{ $in-other }が使い切られます。
sets-use-up = { $one }の数字は{ $line }で、{ $another }の数字は{ $other }で使い切られます。
sets-use-up-for-both = { $one }の数字は{ $line }で、{ $another }の数字は{ $other }で、{ $both }は両方で使い切られます。

### ウィングとリモートペア。

## リモートペア

are-each = { AS($cells, "each") }はどれも{ AS($digits, "or") }で、それぞれから次のマスが見えます。
follow = { AS($cells, "each") }を順にたどります。
they-are-each = どれも{ AS($digits, "or") }で、それぞれから次のマスが見えます。
alternate = そのため、{ $digits }は交互に並びます。両端の{ $first }と{ $last }は、一方が{ $one }、もう一方が{ $another }です。

## XY-WingとXYZ-Wing

sees-pincers = ピボットの{ $pivot }（{ AS($own, "or") }）からは、翼の{ $first }（{ AS($first-own, "or") }）と{ $second }（{ AS($second-own, "or") }）が見えます。
if-pivot = ピボットが{ AS($shared, "or") }なら、{ $pincer }は{ $digit }に決まります。
if-pivot-either = ピボットが{ AS($first-shared, "or") }なら{ $first }が、{ AS($second-shared, "or") }なら{ $second }が{ $digit }に決まります。
if-neither = ピボットがどちらでもなければ、ピボット自身が{ $digit }です。
both-pincers = 両方の翼
all-three = 3マスすべて

## W-Wing

two-alike = { $first }と{ $second }は、どちらも{ AS($digits, "or") }です。
needs-its = { $house }の{ $linked }は、{ $first }から見える{ $near }か、{ $second }から見える{ $far }に入ります。
not-both = そのため、{ $first }と{ $second }が両方とも{ $linked }になることはなく、どちらかは{ $digit }です。

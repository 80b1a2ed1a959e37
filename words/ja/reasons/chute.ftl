### バンドの中のペア。

can-only-be = { $cells }に入るのは{ AS($digits, "or") }だけです。
if-both = もし両方とも{ AS($barred, "or") }だったら、{ $house }ではそれが{ AS($rest, "brief") }に入るはずですが、そこに{ $barred }は入りません。
different-digits = つまり、この2マスには違う数字が入ります。
leaves-other = つまり、少なくとも一方は{ AS($other, "or") }です。

### エンプティレクタングル。

only-in = { $within }で{ $digit }が入るのは、{ $left }か{ $barred }だけです。
is-also-in = { $within }の{ $digit }は、{ $left }か{ $barred }にあるともいえます。
linked = { $house }でそれが入るのは、{ $near }か{ $far }だけです。
if-not = { $far }が{ $digit }でなければ{ $near }が{ $digit }で、{ $within }の{ $digit }は{ $left }に入ります。
in-line-and-sight = よって、{ $left }にあって{ $far }が見える{ AS($cells, "brief") }に{ $digit }は入りません。
by-one-reading = { $left }にあって{ $far }が見える{ AS($cells, "brief") }から{ $digit }
so-both = よって、{ $one }、{ $another }を除外できます。

## 端が共通する2本のリンク

if-not-both-are = { $far }が{ $digit }でなければ、{ $near }（{ $house }のもう1つの場所）も{ $other }（{ $across }のもう1つの場所）も{ $digit }です。
see-all = この2マスからは{ $within }の{ $lines }がすべて見えるので、ブロックに{ $digit }の入る場所がなくなります。
must-be-and = よって、{ $far }は{ $digit }に決まり、それが見える{ AS($cells, "brief") }に{ $digit }は入りません。

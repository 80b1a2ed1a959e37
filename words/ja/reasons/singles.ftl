### シングル。

last-empty = { $house }の空きマスはあと1つで、足りない数字は{ $digit }だけです。

## 裸のシングル

in-areas = { $cell }の行・列・ブロック
in-areas-of-jigsaw = { $cell }の行・列・区画
in-sight = { $cell }から見えるところ
already-there = { $digits }以外の数字は、すでにすべて{ $there }にあります。
is-there = { $digits }以外の数字は、すべて{ $there }にあります。
there-or-earlier = { $digit }以外の数字は、すべて{ $there }にあるか、すでに除外されています。
were-ruled-out = { $digits }はすでに除外されています。
were-ruled-out-there = { $cell }の{ $digits }はすでに除外されています。

## 隠れたシングル

still-needs = { $house }にはまだ{ $digit }が入っていません。
only-left = 残る場所は{ $cell }だけです。
with-only-left = { $digit }が{ $there }にあるので、残る場所は{ $cell }だけです。
earlier-only-left = { AS($cells, "brief") }からはすでに除外されているので、残る場所は{ $cell }だけです。
with-earlier-only-left = { $digit }が{ $there }にあり、{ AS($cells, "brief") }からはすでに除外されているので、残る場所は{ $cell }だけです。
already-in = すでに{ $there }にあります。
ruled-out-in = { AS($cells, "brief") }からは、すでに除外されています。

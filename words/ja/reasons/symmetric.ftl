### ガースの対称配置。

## 初期数字の対称性

half-turn = 初期数字は、180度の回転に対して対称です。
quarter-turn = 初期数字は、90度の回転に対して対称です。
top-to-bottom = 初期数字は上下対称です。
left-to-right = 初期数字は左右対称です。
diagonal = 初期数字は、左上からの対角線について対称です。
anti-diagonal = 初期数字は、右上からの対角線について対称です。
in-itself = 初期数字は、それ自体で対称です。

## 数字の変わり方

change-places = そのとき、数字は次のように入れ替わります：{ $circles }。
first-of-circle = { $digit }
circle-so-far = { $digits }、{ $digit }
circle = { $digits }と{ $digit }
and-circle = { $circles }；{ $circle }
one-solution = この問題の解は1つなので、解も同じように対称です。

## わかること

open-image = { $from }に入るのは{ AS($own, "or") }だけなので、対応する{ $to }に入るのは{ AS($images, "or") }だけです。
filled-image = { $from }は{ AS($own, "or") }なので、対応する{ $to }に入るのは{ AS($images, "or") }だけです。
diagonal-stays = 対角線上のマスは動きません。
middle-stays = 中央のマスは動きません。
axis-stays = 軸の上のマスは動きません。
diagonal-changes = 対角線上のマスは動きませんが、どの数字も変わります。
middle-changes = 中央のマスは動きませんが、どの数字も変わります。
axis-changes = 軸の上のマスは動きませんが、どの数字も変わります。
only-stay = 変わらない数字は{ $digits }だけなので、そこは必ず{ AS($digits, "or") }です。

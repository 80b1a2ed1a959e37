### 学習者の答えへの返事。答えのマスか数字を挙げ、盤面を見なくてもわかる文にする。

## 文の中での形の名前：「この{ $name }」

named = { AS($technique, "within") }
pattern = 形

## 正しいが、理由が違う答え

is-but = { $cell }は{ $digit }ですが、{ $but }。
is-not-but = { $cell }は{ $digit }ではありませんが、{ $but }。
may-be-but = { $cell }は{ $digit }かもしれませんが、{ $but }。
may-not-be-but = { $cell }は{ $digit }ではないかもしれませんが、{ $but }。
finds-none = これと同じくらいやさしいステップの中に、それを示すものは見つかりません
finds-none-of = それを示す{ AS($technique, "within") }は、ここには見つかりません
no-pattern-shows = それを示す{ $name }はありません
no-step-shows = それを示す{ AS($technique, "within") }はありません
this-does-not-show = この{ $name }からはわかりません

## 数字の間違い

is-already = { $cell }はすでに{ $digit }です。
ruled-out-earlier = { $one }は、すでに除外されています。
could-also-go = { $houses }では、{ $digit }は{ $cell }にも入りえます。
it-could-also-go = { $houses }では、{ $cell }にも入りえます。
not-last = { $cell }は最後の空きマスではありません。
also-empty = { $houses }では、{ $cell }も空いています。
could-also-be = { $cell }は{ AS($digits, "or") }の可能性もあります。
is-other-single = { $cell }は{ $digit }ですが、{ AS($technique, "within") }で決まります。この練習で探すのは{ $name }です。
your-digit = 答えた数字は{ $digit }です。
is-of = ここの{ $name }の数字は{ $digits }です。
rules-out = ここの{ $name }で除外されるのは{ $digits }です。

## 見える数字

already-has = { $house }の{ $digit }は、すでに{ $by }にあります。
sees-by-knight = { $by }は{ $digit }で、{ $cell }からナイトの動きで見えます。
sees-by-king = { $by }は{ $digit }で、{ $cell }からキングの動きで見えます。
sees-by-cage = { $by }は{ $digit }で、{ $cell }と同じケージなので見えます。
sees-it = { $by }は{ $digit }で、{ $cell }から見えます。
so-cannot-be = よって、{ $cell }に{ $digit }は入りません。
so-has-none = よって、{ $cell }には、除外できる{ $digit }の候補がありません。

## 形の一部の候補

is-part = { $one }はこの{ $name }の一部で、除外されるほうではありません。
only-places = { $house }で{ $digit }が入るのは、{ AS($cells, "or") }だけです。
only-places-many = { $house }で{ $digit }が入るのは、{ AS($cells, "brief") }だけです。
can-only-be = { $cell }に入るのは{ AS($digits, "or") }だけです。
only-others-lose = { $digit }が消えるのは、{ $houses }のほかのマスだけです。

## 除外される範囲の外のマス

not-in = { $cell }は{ $house }にはありません。
in-neither = { $cell }は{ $one }にも{ $another }にもありません。
outside = { $cell }は{ $houses }の外にあります。
is-there = { $name }があるのはそこです。
rules-out-there = この{ $name }で{ $digit }が除外されるのは、そこだけです。
rules-out-only-in = この{ $name }で候補が除外されるのは{ $cells }だけで、{ $cell }では除外されません。
does-not-see = { $cell }からは、フィンの{ $fins }が見えません。
by-this = この{ $name }により、{ AS($cells, "or") }が{ $digit }です。
by-this-many = この{ $name }により、{ AS($cells, "brief") }のどれかが{ $digit }です。
sees-neither = { $cell }からは、どちらも見えません。
sees-none = { $cell }からは、どれも見えません。
sees-only = { $cell }から見えるのは{ $seen }だけです。

## 盤面にないもの

no-house = { $digit }の場所がすべて{ $cell }から見えるような行・列・ブロックはありません。
no-area = { $digit }の場所がすべて{ $cell }から見えるようなエリアはありません。
no-pair = { $cell }から見えるマスの中に、{ $digit }を含む同じ2個の候補だけを持つ2マスはありません。
no-two-digits = どの行・列・ブロックでも、{ $digit }以外の2つの数字の場所が、どちらも{ $cell }ともう1マスだけということはありません。
no-two-digits-in-area = どのエリアでも、{ $digit }以外の2つの数字の場所が、どちらも{ $cell }ともう1マスだけということはありません。
no-two-rows = { $digit }の場所が{ $cell }の列ともう1つの列だけ、という2つの行はありません。
no-two-columns = { $cell }の行ともう1つの行だけ、という2つの列もありません。

## 答えから生じる矛盾

with = { $with }が入ると、{ $then }。
with-digit = { $digit }が入ると、{ $then }。
without = { $without }を除外すると、{ $then }。
without-digit = { $digit }を除外すると、{ $then }。
would-have-none = { $cell }の候補がなくなります
would-have-no-place = { $house }に{ $digit }の入る場所がなくなります
would-have-twice = { $house }に{ $digit }が2回入ってしまいます
would-add-up = { $first }のケージの合計が{ $sum }ではなく{ $found }になります
is-not = { $cell }は{ $digit }ではありません。
nothing-rules-out = { $cell }は{ $digit }なので、除外できません。

## 形の一部ではないマス

of-empty-cells = { $name }は空きマスでできています。
cannot-be = { $cell }に{ $digit }は入りません。
each-can = この{ $name }のどのマスにも入りえます。
has-many = { $cell }には候補が{ AS($count, "word") }個あります。
none-has-more = この{ $name }のマスの候補は、多くて{ AS($most, "word") }個です。
sees-no-crossed = { $cell }からは、線で消した候補が1つも見えません。
each-sees = この{ $name }のどのマスからも、1つは見えます。
loses = { $cell }からは{ $digit }が消えます。
is-in-cells = { $name }があるのは、それを証明するほうのマスです。
is-no-part = { $cell }はこの{ $name }の一部ではありません。

## そのステップはある

look-again = もう一度見てください。
is-on-board = この盤面には{ $technique }があります。

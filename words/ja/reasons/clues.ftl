### 手がかり：いくつかのマスにまたがる線、点、数、その他の印。

## 名前。文の一部

thermometer = { $cell }からの温度計
arrow = { $cells }の矢印
dot = { $cells }の間の点
sign = { $cells }の間の印
renban = { $cell }からの連番ライン
whispers = { $cell }からのウィスパーの線
palindrome = { $cell }からの回文
little-killer = { $cell }からのリトルキラー
sandwich = { $cell }からのサンドイッチ
between = { $cell }からのビトウィーンライン
mark = { $cell }の印
quadruple = { $cells }の間の丸
extra-region = { $cell }の追加区画
twin = { $cell }のクローン
region-sum = { $cell }からのリージョンサムライン
everywhere = この盤面のルール

## 手がかりからわかること

odd-digit = { $clue }により、{ $cell }は奇数です。
even-digit = { $clue }により、{ $cell }は偶数です。
same = { $clue }により、{ $cells }は同じ数字です。
less = { $clue }により、{ $less }は{ $more }より小さくなります。
less-by = { $clue }により、{ $less }は{ $more }より{ $by }以上小さくなります。
apart = { $clue }により、{ $cells }の差は{ $by }以上です。
differ = { $clue }により、{ $cells }には違う数字が入ります。
differ-by = { $clue }により、{ $cells }の差は{ $by }です。
times = { $clue }により、{ $cells }の一方は、もう一方の{ $times }倍です。
not-by = { $clue }により、{ $cells }の差は{ $by }ではありません。
not-times = { $clue }により、{ $cells }はどちらも、もう一方の{ $times }倍ではありません。
not-sum = { $clue }により、{ $cells }の合計は{ $sum }ではありません。
all-apart = { $clue }では、隣どうしの数字の差が{ $by }以上です。
rises = { $clue }では、数字が順に大きくなります。
between-ends = { $clue }の数字は、{ $ends }の数字の間の大きさです。
run = { $clue }により、{ $cells }には連続する数字が入ります。
has = { $clue }により、そのマスには{ $digits }が入ります。
sum-is = { $clue }により、{ $cells }の合計は{ $sum }です。
sum-to = { $clue }により、{ $cells }の合計は{ $other }の数字です。
sum-as = { $clue }により、{ $cells }の合計は{ $others }の合計と等しくなります。
sum-read = { $clue }により、{ $cells }の合計は、{ $circle }を並べて読んだ数と等しくなります。
sandwich-sum = { $clue }により、{ $house }で{ $least }と{ $most }の間にある数字の合計は{ $sum }です。

## わかっていること

known = { AS($filled, "commas") }です。
can-only-be = { $cell }の候補は{ $digits }だけです。
nothing-beside = { $digits }には、組み合わせられる別の数字がありません。
before-it = { $cell }の前には{ $count }マスあるので、そこは{ $bound }以上です。
behind-it = { $cell }の後には{ $count }マスあるので、そこは{ $bound }以下です。
as-at-least = { $from }は{ $least }以上なので、{ $cell }は{ $bound }以上です。
as-at-most = { $from }は{ $most }以下なので、{ $cell }は{ $bound }以下です。
is-so-at-least = { $from }は{ $digit }なので、{ $cell }は{ $bound }以上です。
is-so-at-most = { $from }は{ $digit }なので、{ $cell }は{ $bound }以下です。
within = { $ends }は、{ $least }以上{ $most }以下です。
would-be = { $cell }が{ $digit }なら{ $other }は{ AS($digits, "or") }になりますが、そこには入りません。
both-would-be = { $cell }が{ $digit }なら、互いに見える{ $cells }がどちらも{ $with }になります。
both-would-be-without = { $cell }が{ $digit }なら、互いに見え、{ AS($without, "or") }が入らない{ $cells }がどちらも{ $with }になります。
run-line = { $least }から{ $most }：{ AS($fate, "clauses") }。
has-other = { $cell }は{ $digit }
has-none = { $cell }にはどれも入らない
run-has = { $count }個の連続した数字の並びは{ $left }通り残っており、そのどれにも{ $digit }があり、それが入るのは{ AS($cells, "or") }です。
is-in = { $digit }が入るのは{ AS($cells, "or") }です。
needs-twice = { $digit }が2つ必要で、入るのは{ $cells }だけです。
no-second = { $cell }が{ $digit }なら、{ $digit }のほかの場所がすべて見えてしまいます。
leaves-for = すると、{ $cells }に残るのは{ $digits }だけです。
times-at-least = { $cell }の{ $times }倍は最小で{ $sum }
times-at-most = { $cell }の{ $times }倍は最大で{ $sum }

## サンドイッチ

side-by-side = つまり、{ $least }と{ $most }は隣り合います。
gap = つまり、その間は{ $count }マスです。
gaps = つまり、その間は{ AS($counts, "or") }マスです。
count = { $count }
end-would-be = { $cell }が{ $digit }なら{ $other }の場所は{ AS($cells, "or") }だけですが、そこには入りません。
no-room = { $cell }が{ $digit }なら、{ $other }の入る場所がありません。
ends-in = { $least }が入るのは{ AS($cells, "or") }、{ $most }が入るのは{ AS($others, "or") }です。
cannot-be = { $cells }は{ AS($digits, "or") }以外
outside-sum = { $house }の数字の合計は{ $all }なので、外側の数字の合計は{ $amount }です。
puts-between = すると、{ $digits }は{ $least }と{ $most }の間に入りますが、{ $cells }はその間にはなりません。
puts-outside = すると、{ $digits }は{ $least }と{ $most }の外側に入りますが、{ $cells }は外側にはなりません。

## 手がかりのマスの埋め方

ways-left = { $clue }と候補により、{ $cells }の埋め方は{ $count }通りです。
way = { AS($filled, "commas") }。
each-way-has = どの埋め方にも{ $digit }があり、それが入るのは{ AS($cells, "or") }です。

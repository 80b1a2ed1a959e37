### 和：ケージと、合計が45になる行・列・ブロック。

## 値の求め方

single-cell = { $cell }は、1マスだけで合計{ $sum }のケージです。
cage = { $cells }のケージの合計は{ $sum }です。
houses-add-up = { $houses }の合計は{ $sum }です。
cage-at = { $cell }のケージの合計は{ $sum }です。
cages-add-up = { $cages }の合計は、合わせて{ $sum }です。
cages = { AS($cages, "commas") }のケージ
sum-at = { $cell }（{ $sum }）
cages-counted = { AS($count, "word") }個のケージ
leave-out =
    { $count ->
       *[other] ケージの外に残るのは{ $out }
    }です。
have-besides =
    { $count ->
       *[other] エリアの外にはみ出しているのは{ $besides }
    }です。
leave-out-and-have =
    { $count ->
       *[other] ケージの外に残るのは{ $out }、エリアの外にはみ出しているのは{ $besides }
    }です。
outside = このうち、エリアの外にあるのは{ $cells }です。
left-out = 残るのは{ $cells }です。
in-it = そのうち、{ AS($filled, "commas") }です。
of-these = このうち、{ AS($filled, "commas") }です。
cell-is = { $cell }は{ $digit }
so-add-up = よって、{ $cells }の合計は{ $amount }です。
so-as-much = よって、{ $more }の合計は{ $less }の合計と等しくなります。
so-more-than = よって、{ $more }の合計は、{ $less }の合計より{ $amount }だけ大きくなります。
must-be = よって、{ $cell }は{ $amount } = { $digit }に決まります。

## 組み合わせ

ways = ありうる組み合わせは{ AS($sums, "commas") }だけです。
sum = { AS($digits, "sum") }
line = { AS($digits, "sum") }：{ AS($fate, "clauses") }。
line-in = { $cells }で{ AS($digits, "sum") }：{ AS($fate, "clauses") }。
no-place = { $digits }の入る場所がない
goes-in = { $digits }が入るのは{ AS($cells, "each") }だけ
then-in = 残りのうち{ $digits }が入るのは{ AS($cells, "each") }だけ
leaves-nothing = { AS($digits, "sum") }だと、もう一方のケージの組み合わせがなくなります：{ AS($needs, "commas") }。
needs = { AS($digits, "sum") }には{ $common }が必要
share-none = { $cells }からは{ $others }が見えるので、両方に共通の数字は入りません。

## すべての組み合わせにある数字

it-has = この組み合わせには{ $digit }があり、それが入るのは{ AS($cells, "or") }です。
each-has = どの組み合わせにも{ $digit }があり、それが入るのは{ AS($cells, "or") }です。
one-left-has = 残った組み合わせには{ $digit }があり、それが入るのは{ AS($cells, "or") }です。
others-have = 残ったどの組み合わせにも{ $digit }があり、それが入るのは{ AS($cells, "or") }です。
cannot-seeing = よって、{ $what }が見える{ $cells }に{ $digit }は入りません。

## 2マス

no-digit-fits = { $cell }が{ AS($digits, "or") }なら、{ $other }に入る数字がありません。
cannot-be-with = { $cell }が{ $digit }なら{ $other }は{ $with }になりますが、そこには入りません。

## 最小と最大

bounds = { AS($bounds, "commas") }です。
at-least = { $cells }は最小で{ AS($digits, "sum") }
at-most = { $cells }は最大で{ AS($digits, "sum") }
digit = { $digit }
makes-at-least = すると、{ $cell }は{ $sum }以上になります。
makes-at-most = すると、{ $cell }は{ $sum }以下になります。

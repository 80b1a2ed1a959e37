### チェーンとループ。

two-each = これらのマスの候補は、どれもちょうど2個です。
suppose = { $statement }とします。

## チェーンの1行

then = { AS($link, "すると") }、{ AS($statement, "after") }。
then-because = { AS($link, "すると") }、{ AS($statement, "after") }（{ $because }）。
then-so = { AS($link, "すると") }、{ AS($statement, "after") }。{ AS($next-link, "そのため") }、{ AS($next, "after") }。
then-because-so = { AS($link, "すると") }、{ AS($statement, "after") }（{ $because }）。{ AS($next-link, "そのため") }、{ AS($next, "after") }。
then-so-not = { AS($link, "すると") }、{ AS($statement, "after") }。{ AS($next-link, "そのため") }、そこに{ $next }は入りません。
then-because-so-not = { AS($link, "すると") }、{ AS($statement, "after") }（{ $because }）。{ AS($next-link, "そのため") }、そこに{ $next }は入りません。

## かっこの中の理由

only-place = { $house }で残った唯一の場所
only-places = { $house }で残った場所のすべて
set-without = { $digit }のない{ $set }には、ほかの数字がすべて入る
other-candidate = そのマスのもう1つの候補
only-fitting = { $clue }により、{ $cell }が{ AS($digits, "or") }のときに入る唯一の候補
only-place-needed = { $clue }により、そのマスには{ $digit }が入り、ほかの場所は残っていない

## チェーンの終わり

one-end-is = よって、{ $one }または{ $another }は{ $digit }です。
one-end = よって、{ $one }か、または{ $another }ことになります。
would-have-to-be = { $cell }が{ $digit }でないとすると、{ $digit }にならざるをえません。
is-and-cannot-be = よって、{ $cell }は{ $digit }に決まり、{ $others }は入りません。

## ループの終わり

is-a-loop = このチェーンはループです。どのリンクでも、正しいのは両端のどちらか一方だけです。
one-of-both-ends = { $ends }のどちらかは{ $digit }なので、両方が見える{ AS($cells, "brief") }に{ $digit }は入りません。
one-of-all-ends = { $ends }のどれかは{ $digit }なので、そのすべてが見える{ AS($cells, "brief") }に{ $digit }は入りません。
nothing-else = { $cell }は{ AS($digits, "or") }で、ほかの数字は入りません。
set-keeps = このループで{ $set }に欠けるのは{ AS($ends, "or") }だけなので、{ $digits }は必ず入ります。
see-every = { AS($cells, "brief") }からは、その集合の{ $digit }がすべて見えます。
see-every-place = { AS($cells, "brief") }からは、そこで消える数字の、その集合での場所がすべて見えます。

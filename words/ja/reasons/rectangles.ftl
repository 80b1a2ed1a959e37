### ユニークレクタングル、隠れレクタングル、アボイダブルレクタングル：解が2つできてしまう4つの角。

corners = { $corners }にある4つの角は、ちょうど2つのブロックに収まっています。

## 2つか3つの角にほかの候補がある

two-have-more = ほかの数字になりうるのは{ $cells }だけで、それも{ $extra }だけなので、どちらかは必ず{ $extra }です。
three-have-more = ほかの数字になりうるのは{ $cells }だけで、それも{ $extra }だけなので、少なくとも1つは必ず{ $extra }です。
one-has-more = ほかの数字（{ AS($extras, "or") }）になりうるのは{ $cells }だけなので、どちらかは必ずその数字になります。
others-have = { $cells }の候補は{ $digits }だけです。

## これらの角に必ず入る数字

needs-in-side = { $cells }に入るのは{ AS($digits, "or") }だけで、{ $house }の{ $bound }は{ $third }か{ $last }に入ります。
other-in-side = もう一方が{ $other }だと、4つの角すべてが{ AS($digits, "or") }になってしまいます。
needs-in-corners = { $cells }に入るのは{ AS($digits, "or") }だけで、{ $houses }の{ $bound }はこれらの角に入ります。
bound-in-opposite = { $third }か{ $last }が{ $bound }だと、両方が{ $bound }になり、ほかの2つは{ $other }になってしまいます。
if-last = もし{ $last }が{ $other }だったら、{ $between }は{ $bound }、{ $first }は{ $other }になってしまいます。
if-last-in-side = もし{ $last }が{ $other }だったら、{ $second }は{ $bound }、{ $first }は{ $other }になり、{ $house }の{ $bound }は{ $third }に入ってしまいます。

## 初期数字のない角

no-givens = { $corners }にある4つの角は、ちょうど2つのブロックに収まり、どれも初期数字ではありません。
three-filled = { $same }は{ $one }で、{ $second }は{ $another }です。
fourth-would-swap = もし{ $last }が{ $digit }だったら、{ $digits }を入れ替えて別の解ができてしまいますが、この問題の解は1つです。
two-filled = { AS($corners, "clauses") }です。
corner-is = { $cell }は{ AS($digits, "or") }
without-extra = もし{ $third }も{ $last }も{ $extra }でなければ、{ $digits }を入れ替えて別の解ができてしまいます。
one-is-extra = この問題の解は1つなので、どちらかは{ $extra }です。

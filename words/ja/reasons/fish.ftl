### フィッシュ。

## フィンなし

only-in = { $base }で{ $digit }が入るのは、{ $cover }だけです。
need-theirs-in = { $base }の{ $digit }は、{ $cover }に入ります。
each-gets = { AS($base, "word") }つの{ AS($base, "kinds") }に{ AS($cover, "word") }つの{ AS($cover, "kinds") }：{ AS($cover, "each in") }、{ $digit }はこれらの{ AS($base, "kinds") }に入ります。
each-need = { $base }には、{ $digit }の入るマスが1つずつ別々に必要です。
all-those-in = そのマスはすべて{ $cover }にあります。
each-gets-there = { AS($base, "word") }マスに{ AS($cover, "word") }つの{ AS($cover, "kinds") }：{ AS($cover, "each in") }、{ $digit }はそれらのマスに入ります。

## フィンあり：フィンがないと場所が足りない

suppose-not = フィンの{ $fins }が{ $digit }でないとします。
suppose-neither = フィンの{ $fins }がどちらも{ $digit }でないとします。
suppose-none = フィンの{ $fins }がどれも{ $digit }でないとします。
then-no-place = すると、{ $base }に{ $digit }の入る場所がなくなりますが、それはありえません。
then-both-need = すると、{ $base }の{ $digit }が両方とも{ $only }に入ることになりますが、それはありえません。
then-all-need = すると、{ $base }の{ $digit }がすべて{ $only }に入ることになりますが、それはありえません。
then-each-need = すると、{ $base }には、{ $digit }の入るマスが1つずつ別々に必要です。
but-all-in = しかし、そのマスはすべて{ $met }にあり、そこには{ AS($met, "word") }マス分の余地しかありません。
so-the-fin = よって、フィンは{ $digit }で、フィンが見える{ AS($cells, "brief") }に{ $digit }は入りません。
so-one-of-both = よって、フィンのどちらかは{ $digit }で、両方のフィンが見える{ AS($cells, "brief") }に{ $digit }は入りません。
so-one-of-all = よって、フィンのどれかは{ $digit }で、すべてのフィンが見える{ AS($cells, "brief") }に{ $digit }は入りません。

## フィンあり：場合分け

in-cover-or-fins = { $base }で{ $digit }が入るのは、{ $cover }か、フィンの{ $fins }だけです。
still-need = { $base }には、まだ{ $digit }が必要です。
only-in-cover-or-fins = それが入るのは、{ $cover }か、フィンの{ $fins }だけです。
if-not-fin = フィンが{ $digit }でなければ、{ $cover }の{ $digit }は{ AS($base, "these") }に入ります。
if-no-fin = どのフィンも{ $digit }でなければ、{ $cover }の{ $digit }は{ AS($base, "these") }に入ります。
if-fin = フィンが{ $digit }なら、フィンが見えるマスに{ $digit }は入りません。
if-one-of-both = フィンのどちらかが{ $digit }なら、両方のフィンが見えるマスに{ $digit }は入りません。
if-one-of-all = フィンのどれかが{ $digit }なら、すべてのフィンが見えるマスに{ $digit }は入りません。
in-sight-of-fin = いずれにしても、{ $covers }にあってフィンが見える{ AS($cells, "brief") }に{ $digit }は入りません。
in-sight-of-both = いずれにしても、{ $covers }にあって両方のフィンが見える{ AS($cells, "brief") }に{ $digit }は入りません。
in-sight-of-all = いずれにしても、{ $covers }にあってすべてのフィンが見える{ AS($cells, "brief") }に{ $digit }は入りません。

## 複数のエリアにある場所

no-room-left = { $cell }に{ $digit }が入ると{ $both }がふさがり、残り{ AS($more, "word") }マスの入る場所がなくなります。
room-left = { $cell }に{ $digit }が入ると{ $both }がふさがり、残り{ AS($more, "word") }マスに対して{ AS($cover, "kinds") }が{ AS($left, "word") }つしか残りません。
fin-in-both = { $fin }をフィンと数えるのは、そこの{ $digit }が{ $houses }の両方を満たしてしまうからです。
fin-in-all = { $fin }をフィンと数えるのは、そこの{ $digit }が{ $houses }のすべてを満たしてしまうからです。

## 1つのベースに2つのフィッシュ

two-fish = { $base }には、{ $digit }のフィッシュが、違うフィンで2つあります。
second-fish = 同じ{ AS($base, "kinds") }に、2つ目のフィッシュがあります。

### 切れた輪のガーディアン。

look-at-ring = 輪になった{ AS($count, "word") }マスで、{ $digit }の場所に注目します。
needs-its = { $house }の{ $digit }は、{ AS($ends, "or") }に入ります。
needs-its-or = { $house }の{ $digit }は、{ AS($ends, "or") }か、輪の外の{ $beside }に入ります。
if-not = もし{ $guardians }に{ $digit }が入らなければ、輪のマスは1つおきに{ $digit }になりますが、マスの数は{ AS($count, "word") }で奇数です。
if-none = もし輪の外のどこにも{ $digit }が入らなければ、輪のマスは1つおきに{ $digit }になりますが、マスの数は{ AS($count, "word") }で奇数です。
one-is = つまり、{ AS($guardians, "or") }は{ $digit }です。
one-of-these-is = つまり、これらの場所のどれかは{ $digit }です。
all-these-places = これらの場所すべて
all-three = 3マスすべて
them-all = そのすべて

### 複数のエリアにまたがる集合。

between-them = { $cells }の候補は、合わせて{ $digits }だけです。
look-at = { $cells }に注目します。
they-have = これらのマスの候補は、合わせて{ $digits }だけです。
each-once = どの数字も、入るマスがすべて互いに見えるので、1回しか入りません。
need-all = { AS($count, "word") }マスには{ AS($count, "word") }個の数字がすべて必要なので、どの数字もこのどれかのマスに入ります。
fit-once = { $digits }は、それぞれ入るマスがすべて互いに見えるので、1回ずつしか入りません。
that-fills = それで埋まるのは{ AS($count, "word") }マスのうち{ AS($filled, "word") }マスなので、どれかのマスは必ず{ $digit }です。
every-place = この集合のすべての{ $digit }

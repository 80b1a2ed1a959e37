### マルチセクターロック集合とSKループ。

loop-through = { $boxes }を通るループに、空きマスが{ AS($count, "word") }個あります{ $named }。
cross = { $rows }と{ $columns }が交わります。
there-are-empty = そこには空きマスが{ AS($count, "word") }個あります{ $named }。
named = ：{ $cells }
can-have = そこで{ $house }に{ $digits }が入るのは、多くて1回ずつです。
at-most = これで、{ AS($count, "word") }マスに入る数字は多くて{ AS($count, "word") }個で、ほかの数字は入りません。
so-each-line = よって、どの行・列でも、その数字はすべてそこに入り、ほかには入りません。
so-each-line-once = よって、どの行・列でも、その数字はすべてそこに入り、ほかには入りません。また、どの数字も1つの行か列の分にしかなりません。
so-each-area = よって、どのエリアでも、その数字はすべてそこに入り、ほかには入りません。
so-each-area-once = よって、どのエリアでも、その数字はすべてそこに入り、ほかには入りません。また、どの数字も1つのエリアの分にしかなりません。

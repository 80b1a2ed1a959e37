### マルチセクターロック集合とSKループ。

loop-through = { $boxes }を通るループに、空きマスが{ AS($count, "word") }個あります{ $named }。
cross = { $rows }と{ $columns }が交わります。
there-are-empty = そこには空きマスが{ AS($count, "word") }個あります{ $named }。
named = ：{ $cells }
can-have = そこの{ $house }に、{ $digits }は1回までしか入りません。
at-most = これで、{ AS($count, "word") }マスに入る数字は多くて{ AS($count, "word") }個で、ほかの数字は入りません。
so-each-line = そのため、どの行・列でも、その数字はすべてそこに入り、ほかには入りません。
so-each-line-once = そのため、どの行・列でも、その数字はすべてそこに入り、ほかには入りません。また、どの数字も1つの行か列の分にしかなりません。
so-each-area = そのため、どのエリアでも、その数字はすべてそこに入り、ほかには入りません。
so-each-area-once = そのため、どのエリアでも、その数字はすべてそこに入り、ほかには入りません。また、どの数字も1つのエリアの分にしかなりません。

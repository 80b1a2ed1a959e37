### ジュニアエグゾセ。

must-have-two = { $base }には、{ $digits }のうち2つが入ります。
suppose = そのうちの1つの数字がそこに入り、{ $one }にも{ $another }にも入らないとします。
nowhere-else = すると、その数字は{ $line }と{ $own-box }のほかのマスには入りません。
nowhere-else-nor-in = すると、その数字は{ $line }と{ $own-box }のほかのマスには入らず、{ $companions }にも入りません。
in-other-rows = そのため、{ $across }ではほかの行に入るはずです。
in-other-columns = そのため、{ $across }ではほかの列に入るはずです。
no-place-for = そこに{ $digit }の入る場所はありません。
only-in = そこで{ $digit }が入るのは{ $cover }だけです。
cannot-do = しかし、どのラインにも同じ数字は1回しか入らないので、{ AS($most, "word") }本で{ AS($across, "word") }本分をまかなうことはできません。
both-in-targets = つまり、ベースの数字は両方とも{ AS($targets, "each") }に入ります。
both-in-targets-without = つまり、ベースの数字は両方とも{ AS($targets, "each") }に入り、そのどちらにも{ $digits }は入りません。

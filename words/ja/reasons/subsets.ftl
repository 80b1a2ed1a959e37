### 同盟と隠れ同盟。

between-them = { $cells }の候補は、合わせて{ $digits }だけです。
look-at = { $cells }に注目します。
they-have = これらのマスの候補は、合わせて{ $digits }だけです。
use-up = { AS($count, "word") }マスに数字が{ AS($count, "word") }個：{ $houses }の{ $digits }は、ここで使い切られます。
use-up-all = { AS($count, "word") }マスに数字が{ AS($count, "word") }個：{ $houses }では、この{ AS($count, "word") }個の数字がここですべて使い切られます。
only-in = { $house }で{ $digits }が入るのは、{ $cells }だけです。
only-so-many = { $house }で{ $digits }が入るのは、{ AS($count, "word") }マスだけです。
they-are = それは{ $cells }です。
nothing-else = 数字{ AS($count, "word") }個に{ AS($count, "word") }マス：そこにほかの数字は入りません。

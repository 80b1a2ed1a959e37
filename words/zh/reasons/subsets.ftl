### 显性数组和隐性数组。

between-them = { $cells }合起来只有{ $digits }。
look-at = 看{ $cells }。
they-have = 它们合起来只有{ $digits }。
use-up = { AS($count, "word") }格，{ AS($count, "word") }个数字：它们占用了{ $houses }的{ $digits }。
use-up-all = { AS($count, "word") }格，{ AS($count, "word") }个数字：它们占用了{ $houses }的这{ AS($count, "word") }个数字。
only-in = { $house }的数字{ $digits }只能填在{ $cells }。
only-so-many = { $house }只有{ AS($count, "word") }格能填数字{ $digits }。
they-are = 就是{ $cells }。
nothing-else = { AS($count, "word") }个数字，{ AS($count, "word") }格：那里放不下别的数字。

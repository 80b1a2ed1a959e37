### テンプレート：1つの数字の置き方のすべて。

need-their = { $rows }で{ $digit }が入るのは、{ $places }だけです。
named = { $cells }
counted = { $count }か所
ways = そのうち、どの列とブロックにも{ $digit }が1つずつ入る置き方は、{ AS($count, "word") }通りだけです。
way = { $cells }。
it-uses = この置き方では、{ $cell }が使われます。
each-uses = どの置き方でも、{ $cell }が使われます。
it-uses-none = この置き方では、{ $cells }は使われません。
none-uses = どの置き方でも、{ $cells }は使われません。
it-uses-no-other = この置き方では、ほかの場所は使われません。
none-uses-others = どの置き方でも、ほかの場所は使われません。

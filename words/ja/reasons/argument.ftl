### 学習者の理由の判定。

no-other-place = そのとおりです。{ $house }には、{ $digit }の入る場所がほかにありません。
no-other-candidate = そのとおりです。{ $cell }には、{ $digit }のほかに候補がありません。
rules-out = そのとおりです。これで{ $gone }が除外されます。
not-needed = { $cells }は必要ありません。
mark-something = マス、行、列、ブロックのどれかを、少なくとも1つマークしてください。
no-sense = マークしたことは、すべて同時には成り立ちません。
could-also-be = マークしたことだけでは、{ $cell }が{ AS($digits, "or") }の可能性も残ります。
could-also-go = マークしたことだけでは、{ $house }の{ $digit }が{ AS($open, "or") }に入る可能性も残ります。
could-also-go-in-many = マークしたことだけでは、{ $house }の{ $digit }が{ AS($open, "brief") }に入る可能性も残ります。
could-still-be = マークしたことだけでは、{ $cell }が{ $digit }の可能性がまだ残ります。
could-still-be-with = マークしたことだけでは、{ $cell }が{ $digit }の可能性がまだ残ります。たとえば、{ $way }の場合です。
fewer-are-enough = { AS($marked, "word") }個マークしましたが、そのうち{ AS($enough, "word") }個で足ります。必要なものだけをマークしてください。
cannot-tell = これで足りるかどうか、Stepdokuには判断できません。マークするマスを減らしてください。

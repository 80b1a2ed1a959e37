### BUG（Bivalue Universal Grave）。

two-each-except = 候補が{ $digits }の{ $cell }を除いて、どの空きマスにも候補が2個ずつあります。
two-places-except = どの行・列・ブロックでも、まだ入っていない数字の場所は2か所ずつです。ただし{ $cell }の行・列・ブロックでは、{ $digit }だけが3か所です。
if-not = もし{ $cell }が{ $digit }でなければ、どこも2つずつになります。
never-one = そのような盤面の解がちょうど1つになることはありませんが、この問題の解は1つです。
cannot-be = よって、{ $cell }に{ $digits }は入りません。

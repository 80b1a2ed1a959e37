### 唯一矩形、隐性唯一矩形和可规避矩形：会有两个解的四个角。

corners = 四个角位于{ $corners }，只占两个宫。

## 两个或三个角有其他候选数

two-have-more = 只有{ $cells }可能是别的数字，而且只能是{ $extra }，所以其中一格一定是{ $extra }。
three-have-more = 只有{ $cells }可能是别的数字，而且只能是{ $extra }，所以其中至少一格一定是{ $extra }。
one-has-more = 只有{ $cells }可能是别的数字，即{ AS($extras, "or") }，所以其中一格一定是{ AS($extras, "or") }。
others-have = { $cells }只有{ $digits }。

## 一定在这些角上的数字

needs-in-side = { $cells }只能是{ AS($digits, "or") }，而{ $house }的{ $bound }要填在{ $third }或{ $last }。
other-in-side = 如果另一格是{ $other }，四个角就都是{ AS($digits, "or") }。
needs-in-corners = { $cells }只能是{ AS($digits, "or") }；{ $houses }的{ $bound }要填在这些角上。
bound-in-opposite = 如果{ $third }或{ $last }是{ $bound }，这两格就都是{ $bound }，另外两格都是{ $other }。
if-last = 如果{ $last }是{ $other }，{ $between }就都是{ $bound }，{ $first }就是{ $other }。
if-last-in-side = 如果{ $last }是{ $other }，{ $second }就是{ $bound }，{ $first }就是{ $other }，{ $house }的{ $bound }就要填在{ $third }。

## 没有提示数的角

no-givens = 四个角位于{ $corners }，只占两个宫，而且都不是提示数。
three-filled = { $same }都是{ $one }，{ $second }是{ $another }。
fourth-would-swap = 如果{ $last }是{ $digit }，互换{ $digits }就会得到另一个解，但题目只有一个解。
two-filled = { AS($corners, "clauses") }。
corner-is = { $cell }是{ AS($digits, "or") }
without-extra = 如果{ $third }和{ $last }都不是{ $extra }，互换{ $digits }就会得到另一个解。
one-is-extra = 题目只有一个解，所以其中一格是{ $extra }。

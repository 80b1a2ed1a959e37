### 链和环。

two-each = 这些格都恰好有两个候选数。
suppose = 假设{ $statement }。

## 链的一行

then = { AS($link, "那么") }{ AS($statement, "after") }。
then-because = { AS($link, "那么") }{ AS($statement, "after") }（{ $because }）。
then-so = { AS($link, "那么") }{ AS($statement, "after") }，{ AS($next-link, "所以") }{ AS($next, "after") }。
then-because-so = { AS($link, "那么") }{ AS($statement, "after") }（{ $because }），{ AS($next-link, "所以") }{ AS($next, "after") }。
then-so-not = { AS($link, "那么") }{ AS($statement, "after") }，{ AS($next-link, "所以") }不是{ $next }。
then-because-so-not = { AS($link, "那么") }{ AS($statement, "after") }（{ $because }），{ AS($next-link, "所以") }不是{ $next }。

## 括号里的理由

only-place = { $house }仅剩的位置
only-places = { $house }仅剩的位置
set-without = { $set }失去{ $digit }，保留其他所有数字
other-candidate = 它的另一个候选数
only-fitting = 根据{ $clue }，它唯一能与{ $cell }的{ AS($digits, "or") }搭配的候选数
only-place-needed = 根据{ $clue }，其中有{ $digit }，而且没有其他位置了

## 链的末端

one-end-is = 所以{ $one }或{ $another }是{ $digit }。
one-end = 所以{ $one }，或者{ $another }。
would-have-to-be = 如果{ $cell }不是{ $digit }，它反而必须是{ $digit }。
is-and-cannot-be = 所以{ $cell }是{ $digit }，不能是{ AS($others, "or") }。

## 环

is-a-loop = 这条链是一个环：每个链节恰好有一端成立。
one-of-both-ends = { $ends }中有一格是{ $digit }，{ AS($cells, "brief") }能同时看到两者，所以不能是{ $digit }。
one-of-all-ends = { $ends }中有一格是{ $digit }，{ AS($cells, "brief") }能看到所有这些格，所以不能是{ $digit }。
nothing-else = { $cell }是{ AS($digits, "or") }，不会是别的数字。
set-keeps = 在这个环中，{ $set }只会失去{ AS($ends, "or") }，所以保留{ $digits }。
see-every = { AS($cells, "brief") }能看到那里{ $digit }的所有位置。
see-every-place = { AS($cells, "brief") }能看到各自失去的数字在那里的所有位置。

### 对学习者答案的回复。它们指出答案中的格或数字，不看盘面也成立。

## 句子里结构的名称：“这个{ $name }”

named = { AS($technique, "within") }
pattern = 结构

## 答案正确，但理由不同

is-but = { $cell }是{ $digit }，但{ $but }。
is-not-but = { $cell }不是{ $digit }，但{ $but }。
may-be-but = { $cell }也许是{ $digit }，但{ $but }。
may-not-be-but = { $cell }也许不是{ $digit }，但{ $but }。
finds-none = Stepdoku没有找到同样简单的步骤来说明这一点
finds-none-of = Stepdoku在这里没有找到能说明这一点的{ AS($technique, "within") }
no-pattern-shows = 没有哪个{ $name }能说明这一点
no-step-shows = 没有哪个{ AS($technique, "within") }能说明这一点
this-does-not-show = 这个{ $name }说明不了这一点

## 数字错在哪里

is-already = { $cell }已经是{ $digit }。
ruled-out-earlier = 之前已经排除了{ $one }。
could-also-go = { $houses }的{ $digit }还可以填在{ $cell }。
it-could-also-go = 在{ $houses }中，它还可以填在{ $cell }。
not-last = { $cell }不是最后一个空格。
also-empty = 在{ $houses }中，{ $cell }也是空格。
could-also-be = { $cell }还可以是{ AS($digits, "or") }。
is-other-single = { $cell }是{ $digit }，但这是{ AS($technique, "within") }。这道练习要找的是{ $name }。
your-digit = 你的答案是数字{ $digit }。
is-of = 这里的{ $name }用的数字是{ $digits }。
rules-out = 这里的{ $name }排除的是{ $digits }。

## 视野内已有的数字

already-has = { $house }已经有{ $digit }了，在{ $by }。
sees-by-knight = { $by }是{ $digit }，{ $cell }与它相隔一个马步，能看到它。
sees-by-king = { $by }是{ $digit }，{ $cell }与它对角相邻，能看到它。
sees-by-cage = { $by }是{ $digit }，{ $cell }与它在同一个笼子，能看到它。
sees-it = { $by }是{ $digit }，{ $cell }能看到它。
so-cannot-be = 所以{ $cell }不能是{ $digit }。
so-has-none = 所以{ $cell }没有候选数{ $digit }可以排除。

## 结构自己的候选数

is-part = 这个{ $name }要用到{ $one }，并不排除它。
only-places = { $house }的{ $digit }只能填在{ AS($cells, "or") }。
only-places-many = { $house }的{ $digit }只能填在{ AS($cells, "brief") }。
can-only-be = { $cell }只能是{ AS($digits, "or") }。
only-others-lose = 只有{ $houses }的其他格会失去{ $digit }。

## 结构排除范围以外的格

not-in = { $cell }不在{ $house }。
in-neither = { $cell }既不在{ $one }，也不在{ $another }。
outside = { $cell }在{ $houses }之外。
is-there = 这个{ $name }在那里。
rules-out-there = 这个{ $name }只在那里排除{ $digit }。
rules-out-only-in = 这个{ $name }只排除{ $cells }的候选数，不排除{ $cell }的。
does-not-see = { $cell }看不到鱼鳍{ $fins }。
by-this = 根据这个{ $name }，{ AS($cells, "or") }是{ $digit }。
by-this-many = 根据这个{ $name }，{ AS($cells, "brief") }中有一格是{ $digit }。
sees-neither = { $cell }两格都看不到。
sees-none = { $cell }一格也看不到。
sees-only = { $cell }只能看到{ $seen }。

## 盘面缺少什么

no-house = 没有哪一行、哪一列或哪一宫，其中{ $digit }的所有位置都在{ $cell }的视野内。
no-area = 没有哪个区域，其中{ $digit }的所有位置都在{ $cell }的视野内。
no-pair = 在{ $cell }的视野内，没有哪两格只有相同的两个候选数，而且其中一个是{ $digit }。
no-two-digits = 除了{ $digit }，没有哪两个数字在某一行、某一列或某一宫中只能填在{ $cell }和另外一格。
no-two-digits-in-area = 除了{ $digit }，没有哪两个数字在某个区域中只能填在{ $cell }和另外一格。
no-two-rows = 没有哪两行只能把{ $digit }填在{ $cell }所在的列和另外某一列。
no-two-columns = 也没有哪两列只能把它填在{ $cell }所在的行和另外某一行。

## 答案会造成的矛盾

with = 如果填入{ $with }，{ $then }。
with-digit = 如果填入{ $digit }，{ $then }。
without = 如果排除{ $without }，{ $then }。
without-digit = 如果排除{ $digit }，{ $then }。
would-have-none = { $cell }就没有候选数了
would-have-no-place = { $house }就没有{ $digit }的位置了
would-have-twice = { $house }就会有两个{ $digit }
would-add-up = { $first }所在的笼子总和就会是{ $found }，而不是{ $sum }
is-not = { $cell }不是{ $digit }。
nothing-rules-out = { $cell }是{ $digit }，所以没有什么能排除它。

## 不属于结构的格

of-empty-cells = 这个{ $name }由空格组成。
cannot-be = { $cell }不能是{ $digit }。
each-can = 这个{ $name }的每一格都可以是它。
has-many = { $cell }有{ AS($count, "word") }个候选数。
none-has-more = 这个{ $name }的每一格至多有{ AS($most, "word") }个。
sees-no-crossed = { $cell }看不到任何划掉的候选数。
each-sees = 这个{ $name }的每一格都能看到至少一个。
loses = { $cell }会失去{ $digit }。
is-in-cells = 这个{ $name }在证明这一点的那些格里。
is-no-part = { $cell }不属于这个{ $name }。

## 其实有这样的一步

look-again = 再找找看。
is-on-board = 这个盘面上有{ $technique }。

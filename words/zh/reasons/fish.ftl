### 鱼。

## 没有鱼鳍

only-in = { $base }的{ $digit }只能填在{ $cover }。
need-theirs-in = { $base }的{ $digit }要填在{ $cover }。
each-gets = { AS($base, "word") }{ AS($base, "kinds in") }对{ AS($cover, "word") }{ AS($cover, "kinds in") }：{ AS($cover, "each") }的{ $digit }都在这些{ AS($base, "kinds") }里。
each-need = { $base }各需要一个不同的格来填{ $digit }。
all-those-in = 这些格都在{ $cover }。
each-gets-there = { AS($base, "word") }格对{ AS($cover, "word") }{ AS($cover, "kinds in") }：{ AS($cover, "each") }的{ $digit }都在这些格里。

## 有鱼鳍，没有鱼鳍就放不下

suppose-not = 假设鱼鳍{ $fins }不是{ $digit }。
suppose-neither = 假设鱼鳍{ $fins }都不是{ $digit }。
suppose-none = 假设鱼鳍{ $fins }都不是{ $digit }。
then-no-place = 那么{ $base }就没有{ $digit }的位置，这不可能。
then-both-need = 那么{ $base }的{ $digit }都要填在{ $only }，这不可能。
then-all-need = 那么{ $base }的{ $digit }都要填在{ $only }，这不可能。
then-each-need = 那么{ $base }各需要一个不同的格来填{ $digit }。
but-all-in = 但这些格都在{ $met }，那里只容得下{ AS($met, "word") }个这样的格。
so-the-fin = 所以鱼鳍是{ $digit }，能看到鱼鳍的{ AS($cells, "brief") }不能是{ $digit }。
so-one-of-both = 所以有一个鱼鳍是{ $digit }，能同时看到两个鱼鳍的{ AS($cells, "brief") }不能是{ $digit }。
so-one-of-all = 所以有一个鱼鳍是{ $digit }，能同时看到所有鱼鳍的{ AS($cells, "brief") }不能是{ $digit }。

## 有鱼鳍，分两种情况

in-cover-or-fins = { $base }的{ $digit }要填在{ $cover }，或者填在鱼鳍{ $fins }。
still-need = { $base }还缺{ $digit }。
only-in-cover-or-fins = 它只能填在{ $cover }，或者填在鱼鳍{ $fins }。
if-not-fin = 如果鱼鳍不是{ $digit }，{ $cover }的{ $digit }就都来自{ AS($base, "these") }。
if-no-fin = 如果鱼鳍都不是{ $digit }，{ $cover }的{ $digit }就都来自{ AS($base, "these") }。
if-fin = 如果鱼鳍是{ $digit }，能看到它的格都不能是{ $digit }。
if-one-of-both = 如果有一个鱼鳍是{ $digit }，能同时看到两个鱼鳍的格都不能是{ $digit }。
if-one-of-all = 如果有一个鱼鳍是{ $digit }，能同时看到所有鱼鳍的格都不能是{ $digit }。
in-sight-of-fin = 无论哪种情况，{ $covers }中能看到鱼鳍的{ AS($cells, "brief") }都不能是{ $digit }。
in-sight-of-both = 无论哪种情况，{ $covers }中能同时看到两个鱼鳍的{ AS($cells, "brief") }都不能是{ $digit }。
in-sight-of-all = 无论哪种情况，{ $covers }中能同时看到所有鱼鳍的{ AS($cells, "brief") }都不能是{ $digit }。

## 同时在几个区域里的位置

no-room-left = 如果{ $cell }是{ $digit }，{ $both }就都被占用，放不下其余的{ AS($more, "word") }格。
room-left = 如果{ $cell }是{ $digit }，{ $both }就都被占用，只剩{ AS($left, "word") }{ AS($cover, "kinds in") }，放不下其余的{ AS($more, "word") }格。
fin-in-both = { $fin }算作鱼鳍，因为那里的{ $digit }会同时满足{ $houses }。
fin-in-all = { $fin }算作鱼鳍，因为那里的{ $digit }会同时满足{ $houses }。

## 同一定义域的两条鱼

two-fish = { $base }有两条关于{ $digit }的鱼，鱼鳍不同。
second-fish = 这些{ AS($base, "kinds") }还有第二条鱼。

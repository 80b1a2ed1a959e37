### 单个数字的染色：格分成两种颜色，其中一种颜色有这个数字。

two-colours = 凡是{ $digit }恰好有两个位置的区域，一个位置是颜色{ $a }，另一个是颜色{ $b }。
all-of-one = 所以要么颜色{ $a }全是{ $digit }，要么颜色{ $b }全是{ $digit }。
two-pairs = 凡是{ $digit }恰好有两个位置的区域，两格分别是颜色{ $a }和颜色{ $b }，或者颜色{ $c }和颜色{ $d }。
all-of-one-each = 每一对颜色中，都有一种颜色全是{ $digit }。

## 各行

linked = 恰好有两个位置的区域：{ $houses }。
colour-has = 颜色{ $colour }：{ $cells }。
see-each-other = { $near }（颜色{ $one }）和{ $far }（颜色{ $another }）能互相看到。
sees-two = { $cell }能看到{ $near }（颜色{ $one }）和{ $far }（颜色{ $another }）。
sees-colours = 颜色{ $colour }能看到颜色{ $c }（{ $from-c }能看到{ $to-c }）和颜色{ $d }（{ $from-d }能看到{ $to-d }）。

## 推论

out-by-sight = { $cells }都是颜色{ $colour }，又能互相看到，所以颜色{ $colour }不成立。
out-by-pair = 这两种颜色中有一种全是{ $digit }，所以颜色{ $colour }不成立。
one-of-two = 所以颜色{ $b }全是{ $digit }，或者颜色{ $d }全是{ $digit }。
one-of-two-twice = 所以颜色{ $b }或颜色{ $d }全是{ $digit }，颜色{ $a }或颜色{ $c }也全是{ $digit }。
cannot-each-seeing = { AS($cells, "brief") }各自能看到{ $what }，所以不能是{ $digit }。

## 看到什么

both-colours = 两种颜色
both-colours-at = 两种颜色（{ AS($cells, "each") }）
both-of-these = 这两种颜色
both-of-these-at = 这两种颜色（{ AS($cells, "each") }）
both-of-one-pair = 同一对的两种颜色

### 同一数字的两条强链：摩天楼、双线风筝、多宝鱼。

two-places = { $one }的{ $digit }有两个位置：{ $near }和{ $far }。
two-more = { $one }也有两个：{ $near }和{ $far }。
one-must-be = { $one }和{ $another }能互相看到，不能都是{ $digit }，所以{ $first }或{ $second }一定是{ $digit }。
see-each-other = { $one }和{ $another }能互相看到，不能都是{ $digit }。
first-pair = 第一对：{ $row }的{ $digit }只能填在{ $row-near }或{ $row-far }，{ $column }的{ $digit }只能填在{ $column-near }或{ $column-far }。所以{ $row-far }或{ $column-far }一定是{ $digit }。
second-pair = 第二对：{ $row }的{ $digit }只能填在{ $row-near }或{ $row-far }，{ $column }的{ $digit }只能填在{ $column-near }或{ $column-far }。所以{ $row-far }或{ $column-far }一定是{ $digit }。
by-first = { AS($cells, "brief") }（根据第一对）
by-second = { AS($cells, "brief") }（根据第二对）
cannot-by-pair = 所以{ $cells }不能是{ $digit }。
cannot-by-pairs = 所以{ $first }和{ $second }不能是{ $digit }。

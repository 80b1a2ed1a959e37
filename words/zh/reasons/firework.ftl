### 烟花数组。

outside = 在{ $within }之外，{ $row }的数字{ $digits }只能填在{ $one }，{ $column }的这些数字只能填在{ $another }。
outside-one = 在{ $within }之外，{ $row }的数字{ $digits }只能填在{ $one }，{ $column }的这个数字只能填在{ $another }。
in-neither-would-be = 如果有数字不在这两格，它就要填在{ $cell }，因为{ $within }不能有两个相同的数字。
in-neither-is = 不在这两格的数字就在{ $cell }，因为{ $within }不能有两个相同的数字。
all-three-into = 因此三个数字都填在{ $cells }。
cross = { $rows }与{ $columns }交叉于四格。
one-into-each = 因此{ AS($count, "word") }个数字填进{ AS($count, "word") }格，每格一个。

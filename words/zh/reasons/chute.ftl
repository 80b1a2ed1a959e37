### 大行列中的数对。

can-only-be = { $cells }只能是{ AS($digits, "or") }。
if-both = 如果两格同为{ AS($barred, "or") }，{ $house }的这个数字就只能填在{ AS($rest, "brief") }，而那里不能是{ AS($barred, "or") }。
different-digits = 因此这两格的数字不同。
leaves-other = 因此这两格中至少有一格是{ AS($other, "or") }。

### ファイアワーク。

outside = { $within }の外で{ $digits }が入るのは、{ $row }では{ $one }だけ、{ $column }では{ $another }だけです。
outside-one = { $within }の外で{ $digits }が入るのは、{ $row }では{ $one }だけ、{ $column }では{ $another }だけです。
in-neither-would-be = { $within }に同じ数字は2回入らないので、どちらのマスにも入らない数字は{ $cell }に入るはずです。
in-neither-is = { $within }に同じ数字は2回入らないので、どちらのマスにも入らない数字は{ $cell }に入ります。
all-three-into = これで3つの数字がすべて{ $cells }に入ります。
cross = { $rows }と{ $columns }は4マスで交わります。
one-into-each = これで{ AS($count, "word") }個の数字が{ AS($count, "word") }マスに1つずつ入ります。

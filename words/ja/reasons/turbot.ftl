### 1つの数字の2本の強リンク：スカイスクレイパー、2ストリングカイト、ターボットフィッシュ。

two-places = { $one }で{ $digit }が入るのは、{ $near }と{ $far }の2か所です。
two-more = { $one }では、{ $near }と{ $far }の2か所です。
one-must-be = { $one }と{ $another }は互いに見え、両方とも{ $digit }にはならないので、{ $first }か{ $second }は必ず{ $digit }です。
see-each-other = { $one }と{ $another }は互いに見え、両方とも{ $digit }にはなりません。
first-pair = 1組目：{ $digit }が入るのは、{ $row }では{ $row-near }と{ $row-far }だけ、{ $column }では{ $column-near }と{ $column-far }だけです。そのため、{ $row-far }か{ $column-far }は必ず{ $digit }です。
second-pair = 2組目：{ $digit }が入るのは、{ $row }では{ $row-near }と{ $row-far }だけ、{ $column }では{ $column-near }と{ $column-far }だけです。そのため、{ $row-far }か{ $column-far }は必ず{ $digit }です。
by-first = { AS($cells, "brief") }（1組目による）
by-second = { AS($cells, "brief") }（2組目による）
cannot-by-pair = よって、{ $cells }に{ $digit }は入りません。
cannot-by-pairs = よって、{ $first }と{ $second }に{ $digit }は入りません。

### 予約：ポインティングとクレーミング。

both-in = { $within }で{ $digit }が入るのは{ $places }だけで、どちらも{ $crossing }にあります。
all-three-in = { $within }で{ $digit }が入るのは{ $places }だけで、3マスとも{ $crossing }にあります。
all-in = { $within }で{ $digit }が入るのは{ $places }だけで、すべて{ $crossing }にあります。
only-in = { $within }で{ $digit }が入るのは{ $places }だけです。
all-of-these = そのすべてが{ $crossing }にあります。
one-must-be = そのどこかに必ず{ $digit }が入ります。
elsewhere = よって、同じ{ $crossing }の{ AS($cells, "brief") }に{ $digit }は入りません。

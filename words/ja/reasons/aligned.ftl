### アラインド除外。

ways-to-fill = { $cells }をまとめて埋める方法を調べます。
can-be = { $cell }に入るのは{ AS($digits, "or") }です。
which-sees-it = { $one }が{ $digit }なら、それが見える{ $other }に{ $another }は入りません。
is = { $cell }が{ $digit }
two-leave-nothing = { $one }、{ $another }なら、{ $cell }に入る数字がなくなります。
three-leave-nothing = { $one }、{ $another }、{ $third }なら、{ $cell }に入る数字がなくなります。
two-leave-few = { $one }、{ $another }なら、{ $cells }に残る数字は{ $digits }だけになります。
three-leave-few = { $one }、{ $another }、{ $third }なら、{ $cells }に残る数字は{ $digits }だけになります。
no-way-left = これで、{ $cell }に{ $digit }を入れる方法はなくなります。

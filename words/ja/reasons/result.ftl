### ステップの結果を短く。句点なし。

try-it = { $cell }に{ $digit }を仮置き
is = { $cell }は{ $digit }
guess-was-wrong = 直前の仮置きは誤り
no-solution = 解なし
gone = { AS($gone, "results") }
are-not = { $cells }から{ $digits }を除外
so-many-are-not = { $count }マスから{ $digits }を除外
so-many-are-out = { $cells }マスから候補{ $candidates }個を除外

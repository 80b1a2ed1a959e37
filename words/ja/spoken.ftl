### マスの読み上げと、ポインターの先のマスについての行。

## 読み上げ：内容、注記、場所の順で、間は読点

hidden = 非表示
empty = 空き
given = 初期数字
from-solver = ソルバーの数字
trial = お試し
wrong = 間違い
highlighted = 強調
selected = 選択中
coloured = 色は{ $colours }
digits-coloured = { $digits }の色は{ $colour }
notes = メモは{ $digits }
corner-notes = 隅のメモは{ $digits }
centre-notes = 中央のメモは{ $digits }
can-be = 候補は{ $digits }
cage = ケージ
cage-of = 合計{ $sum }のケージ
address = { $row } { $column }
clash = { $name }。{ $other }と重複しています。
clash-more = { $name }。{ $other }とほか{ $more }マスと重複しています。
clash-short = { $name }。{ $other }と重複。
clash-short-more = { $name }。{ $other }とほか{ $more }マスと重複。

## ポインターの先のマスについての行。マスの名前のあとに来る

is-given = 初期数字の{ $digit }
is-digit = 数字は{ $digit }
too = { $other }も{ $digit }
places = { $digit }が入る場所：{ $places }
places-in = { $kind }に{ $count }か所
has-notes = { $notes }
note-list =
    { $count ->
       *[other] メモは{ $digits }
    }
no-candidates = 候補なし
can-only-be = 候補は{ $digit }だけ

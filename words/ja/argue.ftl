### 自分の手の理由を答える。

switch = 理由を答える
title = 理由を答える
ask-placed = なぜ{ $cell }は{ $digit }なのですか？
ask-removed = なぜ{ $cell }に{ $digit }は入らないのですか？
how-placed = 決め手になるマスをマークしてください。行・列・ブロックも決め手になるときは、そのボタンを押してください。
how-removed = 除外の決め手になるマスをマークしてください。
houses = 行、列、ブロック
judge = これが理由
take-back = 取り消す
skip = スキップ
show = 理由を表示
marked-cell = { $cell }をマークしました。
unmarked-cell = { $cell }のマークを外しました。

## 理由の種類

full-house = フルハウス
hidden-single = 隠れたシングル
naked-single = 裸のシングル
pattern = 形
at-once = { $all }個中{ $held }個が一度で正解
weakest-kind = { $kind }、{ $all }個中{ $held }個が一度で正解

### ケージ：違う数字が入り、合計が付くこともあるマスのまとまり。

## マスのケージと、選択中のマスについての行

selected = { $count }マスを選択中。
selected-sum = { $count }マスを選択中：合計{ $sum }。
selected-sums = { $count }マスを選択中：合計{ $low }〜{ $high }。
line-different = { $cells }マスのケージ、すべて違う数字
line-complete = 合計{ $sum }のケージ、完成
line-wrong = 合計{ $sum }のケージですが、数字の和は{ $placed }です
line-exceeded = 合計{ $sum }のケージですが、入っている数字の和がすでに{ $placed }です
line-begun = 合計{ $sum }のケージ、入力済み{ $placed }：残り{ $cells }マスで{ $rest }
line-empty = 合計{ $sum }のケージ、{ $cells }マス

plus = +

## 同じケージについての、スクリーンリーダー向けの答え

spoken = 合計{ $sum }のケージ、{ $cells }マス、うち空き{ $empty }マス：{ $names }。
spoken-full = 合計{ $sum }のケージ、{ $cells }マス、空きなし：{ $names }。
spoken-different = { $cells }マスのケージ、すべて違う数字：{ $names }。

## すべての組み合わせの表

table = すべての組み合わせ
cells = マスの数
sum = 合計
combinations = 組み合わせ

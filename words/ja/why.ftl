### 「なぜ？」と「なぜだめ？」の言葉。

answer = 答え
close = 閉じる
choose = 数字を選ぶと、それがなぜここに入るのか、なぜ入らないのか、入れると何が導かれるのかがわかります。

## 質問

ask-about = { $cell }についての質問
why-is = なぜ{ $cell }は{ $digit }？
why-not = なぜ{ $cell }に{ $digit }は入らない？
what-if = もし{ $cell }が{ $digit }だったら？

## マスの数字

digits = マスの数字
digit-is = なぜ{ $digit }？
digit-gone = なぜ{ $digit }は入らない？
digit-then = { $digit }はそのとき除外されます。もし{ $digit }だったら？
digit-possible = もし{ $digit }だったら？
look-placed = このマスの数字
look-possible = まだ可能
look-gone = 除外済み

## これまでの質問

way = これまでの質問
tried = { $cell } = { $digit }？
line-number = { $number }行目
back = 戻る

## 答えの根拠

rests = 根拠
stands = { $cell } = { $digit }
gone = { $cell } ≠ { $digit }
given = 初期数字
yours = 自分で入力
before = すでに除外
by-digit = 数字により除外
by-trial = 仮定
proof = 証明：

## 仮定からの展開

lines = 1行ずつ
suppose = 仮定：{ $fact }
line-by = { $fact }・{ $technique }
contradiction = 矛盾
line-before = 戻る
line-after = 次へ
at = { $all }行中{ $number }行目

## 計算中

busy = 調べています…
busy-trial = 最大{ $most }ステップ中{ $step }ステップ目
busy-cells = { $cells }/{ $all }マス
cancel = キャンセル

### テキストに含まれる問題の一覧の言葉。

open = 問題リスト（{ $count }）
which = 問題の番号
empty = 複数の問題を含むテキストを貼り付けるかファイルを開くと、ここに表示されます。
reading = リストを読み込み中…
shown = { $count }問中{ $from }〜{ $to }
number = 番号へ移動
page-before = 前のページ
next-page = 次のページ

## 問題

givens-of-size = { $size }、初期数字{ $givens }個
unread = 読み取り不可
spoken = 問題{ $number }：{ $line }
spoken-name = 問題{ $number }、{ $name }：{ $line }

## レーティング

weigh = これらの問題を評価
weigh-help = このページの9×9の問題すべてについて、Sudoku ExplainerのERとHoDoKuのスコアを求めます。
weighing = 問題を評価中：{ $count }問中{ $done }問
failed = 評価機能を読み込めませんでした。接続を確認して、もう一度ボタンを押してください。
lines = 評価済みの問題を1行ずつ（ER、EP、ED付き）
explainer = ER { $rating }
explainer-least = ER { $rating }以上
hodoku = HoDoKu { $score }
unrated = 時間内に評価できず
no-puzzle = 解がちょうど1つではない

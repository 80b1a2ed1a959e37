### タイムと、ゲームを解き終えたときの言葉。

day-streak = 連続日数
longest-streak = 最長の連続日数
puzzles-finished = クリアした問題
explained = 記録に入るのは、各ゲームの最初のタイムだけです。理由付きのヒント、「なぜ？」でわかった数字、ソルバー、解答を使うと、記録に入りません。
none = 問題を解くと、ここにサイズと難易度ごとの最速タイムと中央値、連続日数が表示されます。
fault = タイムを読み込めませんでした。{ $why }
unread = { $count }件のタイムを読み込めませんでした。この端末に元のまま残っています。ほかはすべてここにあります。
off = タイマーがオフなので、タイムは記録されません。

## 問題の種類ごとのタイム

finished = { $puzzles }問クリア
best = 最速
median = 中央値
only = 今のところ
only-helped = 理由付きのヒント、「なぜ？」でわかった数字、ソルバー、解答を使わないタイムは、まだありません。
chart-one = タイム1件：{ $time }。
chart-times =
    { $count ->
       *[other] 最近のタイム{ $count }件、古い順：{ $times }。
    }
charted-one = タイム1件
charted-times = 最近の{ $count }件、右が最新
save = CSVで保存
save-name = stepdoku-times.csv
column-date = 日付
column-side = 1行のマス数
column-level = 難易度
column-seconds = 秒
column-help = 補助あり

## 解き終えたとき

title = クリアしました
next = 次の問題
review = 振り返り
solving = 解き方を見る
moments = 履歴
details = 詳細
solved = { $how }解きました。
played = { $moves }手で数字を{ $digits }個入れました。
go-on = 続ける

## 誇れること

proud-technique = ゲームで初めての{ $technique }、ヒントなし
proud-best = { $kind }の自己最速
proud-first = 初めての{ $kind }
proud-week = { $kind }の今週最速
proud-unaided = 補助なし
proud-unhinted = ヒントなし
kind = { $size }・{ $level }

## タイムがほかと比べられない理由

not-again = 記録に入りません。対象は、ゲームの最初のタイムだけです。
not-hint = 記録に入りません。理由付きのヒントでステップを見ました。
not-why = 記録に入りません。「なぜ？」の答えで数字がわかりました。
not-solver = 記録に入りません。ソルバーを見ました。
not-solver-digits = 記録に入りません。ソルバーから数字をコピーしました。
not-path = 記録に入りません。解き方を見ました。
not-solution-seen = 記録に入りません。解答を見ました。
not-solution = 記録に入りません。解答を自動入力しました。
not-helped = 記録に入りません。数字について補助を使いました。

## コピー用の1行の結果。間は読点

result-of = Stepdoku { $day }
result = Stepdoku
result-unaided = 補助なし
result-unhinted = ヒントなし
result-helped = 補助あり
result-hardest = 最難ステップは{ $technique }

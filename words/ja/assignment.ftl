### 課題：先生が出すものと、生徒が提出するもの。

## 課題を出す

set-drill = 課題にする
about = 下のリンクを開いた人がこの課題を解き、結果を送り返します。サーバーには何も送られません。
title = タイトル
title-example = 例：月曜日、5年2組
start = 開始
start-givens = 最初から
start-here = 今の盤面から（間違った数字は除く）
allowed = 使える補助
help-notes = 候補
help-notes-parts = すべて表示、メモの自動入力、メモの更新
help-checks = チェック
help-checks-parts = 解答との照合、手の判定
help-hints = ヒント
help-hints-parts = ヒントと「なぜ？」
help-solver = ソルバー
help-solver-parts = ステップごとの解説、解き方、解答
ask-why = 理由を答える
ask-why-help = 決め手をマークすると、その手が有効になります
minutes = 制限時間（分）
minutes-none = なし
count = 局面の数
link = 課題のリンク
code = 課題を開くQRコード
no-code = このリンクはQRコードにするには長すぎます。代わりにリンクをコピーしてください。

## タイムレース：ほかの人のタイムと競う課題

race = タイムレース
race-help = このリンクを開いた人は、同じ問題でこちらのタイムに挑みます。
race-unsolved = まず、この問題を解いてください。そのタイムが、相手の目標になります。
race-options = オプション
race-name = 自分の名前（相手に表示）
beat = 目標タイムは{ $time }です。
beat-name = { $name }のタイムは{ $time }です。
own-bar = 自分：{ $percent }%
other-bar = { $name }：{ $percent }%
rival = 相手
your-rival = 相手
won = { $name }に勝ちました。相手のタイムは{ $time }です。
lost = { $name }の勝ちです。タイムは{ $time }です。

## Moodleなどのためのパッケージ

package = Moodleなどのシステム用
package-help = SCORM 1.2のパッケージには、この課題とページ全体が入っていて、コースの中で動きます。コースには、得点、時間、結果コードが届きます。
package-mark-puzzle = 得点は、最後に正しく埋まっている空きマスの割合（%）です。補助や間違えたステップは得点に影響しません。
package-mark-drill = 得点は、一度で正解した盤面の割合（%）です。
package-save = パッケージを保存
package-weighing = パッケージの大きさを調べています…
package-ready = パッケージの大きさは約{ $size }です。
megabytes = { $megabytes } MB
package-making = パッケージを作成しています…
package-made = パッケージの大きさは{ $size }です。SCORMパッケージとしてコースにアップロードしてください。
package-unreachable = パッケージは作成されませんでした。Stepdokuの一部を読み込めませんでした。接続を確かめて、もう一度試してください。
package-updated = Stepdokuが更新されたため、パッケージは作成されませんでした。ページを再読み込みして、課題をもう一度出してください。
package-refused = パッケージを保存できませんでした。ブラウザが受け付けませんでした。もう一度試してください。
told-taken = 結果がコースに届きました。得点は100点中{ $mark }点です。
told-refused = コースが結果を受け付けませんでした。先生に送るか、先生のカメラでQRコードを読み取ってもらってください。

## 課題

empty = 開いている課題はありません。先生からのリンクで課題が開きます。
task-board = { $size }の問題で、{ $cells }マスを埋めます。
task-drill = { $size }の盤面{ $count }個で、{ $technique }を見つけます。
some-technique = あるテクニック
all-allowed = すべての補助を使えます。
without = { $help }は使えません。
without-notes = 候補の自動入力
without-checks = チェック
without-hints = ヒント
without-solver = ソルバー
refused-notes = この課題では、候補の自動入力は使えません。
refused-checks = この課題では、チェックは使えません。
refused-hints = この課題では、ヒントは使えません。
refused-solver = この課題では、ソルバーは使えません。
task-why = 理由を答える：決め手をマークすると、その手が有効になります。
limit = 制限時間は{ $minutes }分です。
name = 自分の名前（先生にわかるもの）
begin = 始める
checking = 問題を調べています…
cannot-puzzle = 課題を始められません。{ $why }
cannot-position = 課題を始められません。局面が解答と矛盾しています。リンクをもう一度もらってください。
cannot-technique = 課題を始められません。このバージョンにはないテクニックが使われています。ページを再読み込みして更新してください。
cannot-check = 問題を調べられませんでした。もう一度試してください。

## 解いている間

at-work = 課題に取り組んでいます。終わっていなくても、結果を提出できます。
under-way = すでに始めていて、{ $all }個中{ $done }個が終わっています。続きから再開できます。
hand-in = 今すぐ提出
continue-work = 続ける
strip = 課題
strip-hand-in = 提出…
left = 残り{ $time }

## 結果

done = 完了です。お疲れさまでした。
done-some = 完了です。{ $all }個中{ $right }個が一度で正解でした。
unfinished = 提出しました。{ $all }個中{ $done }個が終わっています。
time-up = 時間切れです。{ $all }個中{ $done }個が終わっています。
fact-time = 時間
fact-help = 使った補助
fact-techniques = この手順に必要なテクニック
fact-wrong-steps = 間違えたステップ
no-help = なし
no-wrong-step = なし
slip = { $cell } = { $digit }
slip-on = 盤面{ $number }：{ $step }
result = 結果
preparing = 結果を準備しています…
send = これを先生に送るか、先生のカメラでQRコードを読み取ってもらってください。コードの写し間違いはわかりますが、誰が解いたかまではわかりません。
send-race = これを相手に送ってください。

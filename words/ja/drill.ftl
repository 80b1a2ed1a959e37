### 練習問題。

number = 練習{ $number }
number-of = { $all }問中{ $number }問目
begins = 練習{ $number }。{ $task }
board = 練習の盤面
preparing = 盤面を準備しています…
none = このサイズには、このテクニックの練習がまだありません。

## 出題

task-chain = 候補をつないでチェーンを作ってください。リンクは強と弱が交互になります。
task-mistake = この盤面には、数字かメモの間違いが1つあります。そのマスをタップしてください。
task-repair = この埋まった盤面には、間違った数字がいくつかあります。初期数字は間違っていません。間違いのマスをタップしてください。
task-unnamed = 次のステップを見つけてください。テクニックの名前は出ません。数字を1つ入れるか、1つ除外してください。
task-conclude-place = { $technique }：マークで示したところにあります。決まる数字を入れてください。
task-conclude-remove = { $technique }：マークで示したところにあります。これで消える候補を1つ除外してください。
task-pattern = { $technique }：これにより、線で消した候補が除外されます。この形のマスをタップしてください。
task-here = { $technique }：これで消える候補を1つ除外するか、「ここにはない」を押してください。
task-place = { $technique }：1つ見つけて、決まる数字を入れてください。
task-remove = { $technique }：1つ見つけて、これで消える候補を1つ除外してください。

## ボタン

keys-place = 選択中のマスに数字を入れる
keys-remove = 選択中のマスの数字を除外する
not = 除外
choice = 答え
choice-place = 入れる
choice-remove = 除外する
absent = ここにはない
shorten = 1つ戻す
help = ヒント
show = 答えを表示
candidates = 候補
miss = よくある間違い
next = 次へ

## 返事

not-open = { $cell }に候補の{ $digit }はありません。マスを選んでから、その候補を押してください。
no-mistake = { $cell }に間違いはありません。
in-pattern = 正解です。あと{ $left }マスあります。
found = 見つかりました：{ $technique }。
found-step = ステップが見つかりました。
not-there = 正解です。この盤面に{ $technique }はありません。次のステップは別のものです：
no-step-there = 正解です。この盤面に、そのようなステップはありません。次のステップは別のものです：
mended = 見つかりました。
shown-mistakes = マークしたマスが間違いです。
shown = 答えの例：

## 候補とリンク

candidate = { $cell }の{ $digit }
strong-in-cell = 強リンク：{ $cell }に3つ目の候補はありません。{ $from }が正しくないなら、{ $to }が正しくなります。
strong-in-place = 強リンク：{ $place }に3つ目の場所はありません。{ $from }が正しくないなら、{ $to }が正しくなります。
weak-in-cell = 弱リンク：{ $cell }に入る数字は1つだけです。{ $from }が正しいなら、{ $to }は正しくありません。
weak-in-place = 弱リンク：{ $place }に同じ数字は1回しか入りません。{ $from }が正しいなら、{ $to }は正しくありません。
same = 同じ候補です。
apart = リンクなし：{ $from }と{ $to }は、数字もマスも違います。
unseen = リンクなし：{ $from }と{ $to }は、同じ行・列・ブロックにありません。
both-false = ここには強リンクが必要ですが、{ $from }と{ $to }は、どちらも正しくない可能性があります。
others = ここには強リンクが必要ですが、これは弱リンクです。{ $place }には{ $others }もあります。

## チェーンが証明すること

proves = このチェーンは{ $candidate }を証明します。正しくないとすると、正しいことになってしまいます。
proves-nothing = 最初か最後の候補が正しくなります。そのどちらとも両立しない候補は、まだありません。
needs-strong = 次のリンクは強リンクでなければなりません。
loop-removes = 両端が互いに見えるので、チェーンはループになります。どの弱リンクでも、候補の1つが正しくなります。よって、{ $candidates }が除外されます。
removes = 最初か最後の候補が正しくなります。よって、{ $candidates }が除外されます。

## 間違い

guess = { $candidate }は当てずっぽうでした。これが入ると、別の数字の入る場所か、別のマスに入る数字がなくなります。
guess-right = { $candidate }は当てずっぽうでした。これが入ると、別の数字の入る場所か、別のマスに入る数字がなくなります。解答では、そこは{ $digit }です。
note-missing = { $candidate }のメモが抜けています。除外する理由はありません。
note-left = { $candidate }のメモが残っています。{ $cell }に、すでにその数字があります。

## ヒントの第2段階：テクニックの名前と、その場所への問い

ask-missing = { $technique }：{ $place }に足りない数字はどれですか？
ask-cells = { $technique }：{ $place }の空きマスのうち、{ $digit }が入らないのはどれですか？
ask-seen = { $technique }：{ $place }から見える数字はどれですか？
ask-where = { $technique }：{ $place }で{ $digit }が入りうるのはどこですか？
ask-shared = { $technique }：{ $place }で、入る場所が共通の数字はどれですか？
ask-digits = { $technique }：{ $place }に入りうる数字はどれですか？
ask-sums = { $technique }：{ $place }のケージで、足りない部分や外にはみ出す部分はどこですか？
ask-clue = { $technique }：{ $place }の手がかりから何が残りますか。
ask-links = { $technique }：{ $place }の候補は、どうつながっていますか？
framed = 盤面の枠の部分

## 一連の練習の終わり

all-right = { $all }問すべて、一度で正解です。
some-right = { $all }問中{ $right }問が一度で正解です。
none-right = { $all }問中、一度で正解したものはありません。
over = 次は、このテクニックが必要な問題で試してみてください。
over-today = 今日はここまでです。
missed = 間違えた{ $kinds }種類をもう一度
back-tomorrow = 次の復習は明日です。
back-on = 次の復習は{ $weekday }です。
back-next-week = 次の復習は来週の{ $weekday }です。
back-in-weeks = 次の復習は{ $weeks }週間後です。
back-in-months = 次の復習は{ $months }か月後です。
again = もう一度
next-unit = 次の単元

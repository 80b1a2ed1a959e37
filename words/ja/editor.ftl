### 問題の入力。

open = 問題を入力

## 元にする盤面

begin = 元にする盤面
begin-empty = 空の{ $size }
begin-givens = この問題
begin-position = この局面
replaced = 数字が{ $digits }個あった盤面を置き換えました。

## 盤面とキー

board = 入力する問題
board-help = 矢印キーで移動、数字で入力、Backspaceで消去、Ctrl+Vで問題を貼り付けます。
pad = 数字
erase = 消す
undo = 元に戻す
redo = やり直す
move-on = 入力後に次へ進む
move-on-help = 次のマスに移ります。ピリオド、0、スペースで空きマスにします。
live = 本当の候補
live-help = どれかの解に入る数字を、各空きマスに表示します。
live-too-large = 16×16までの盤面で使えます。

## マスについて「、」の後に言うこと

cell-chosen = 選択中
cell-differs = 一方の解では{ $one }、もう一方の解では{ $another }
cell-clashes = 両立しない数字
cell-spare = 余分
cell-possible = 可能な数字：{ $digits }
cell-open = 判定できない数字：{ $digits }
cell-carries = このステップの根拠

## ケージと手がかり

draw = 描くもの
draw-digits = 数字だけ
draw-cages = ケージ
draw-lines = 線
draw-between = 2マスの間
draw-in-cells = マスの中
draw-outside = 盤面の横
draw-everywhere = 盤面全体
draw-sum = X、V、その他の合計
draw-cages-help = マスをタップするかスペースで選び、合計を入れてください。数字の入ったマスは自動で合計されるので、埋まった盤面から始めることもできます。
draw-line-help = 指かマウスでマスをなぞって描くか、タップかスペースで順に選んでください。
draw-pair-help = その2マスを選んでください。
draw-area-help = そのマスを選んでください。
draw-whole-help = 数のある側から、最初の2マスを選んでください。すべてのマスに数字があれば、数は自動で計算されます。
draw-board-help = 盤面全体に当てはまります。
draw-twins-help = 一方のまとまりのマスを選び、続けてもう一方のマスを同じ順に選んでください。
sum = 合計
number = 数
put = 描く
take = 消す
empty-cells = 数字を取り除く
fill-cells = ランダムに埋める

## 解の数の結果

found-nothing = 初期数字を入力してください。入力するたびに解を数えます。
found-counting = 解を数えています…
found-uncounted = 解を数えられませんでした。
found-none = 解がありません。両立しない初期数字を探しています…
found-clash-among = マークした{ $count }個の初期数字だけで、解がなくなります。
found-clash-of-two = 解がありません。初期数字の{ $givens }が、両方とも正しいことはありません。
found-clash-of-few = 解がありません。初期数字の{ $givens }が、すべて正しいことはありません。
found-clash-of-many = 解がありません。マークした{ $count }個の初期数字が、すべて正しいことはありません。
found-one = 解はちょうど1つです。
found-full = すべてのマスが埋まっているので、解くところがありません。
found-several = 解が2つ以上あります。そのうちの2つは、{ $cells }マスが違います。
found-exactly = 解は{ $count }個です。
found-more-than = 解は{ $count }個より多くあります。
found-at-least = 解は少なくとも{ $count }個あります。すべて数えるには時間がかかりすぎます。
found-open = ?の付いた数字は、時間内に判定できませんでした。
found-undecided = 時間内に解を数えきれませんでした。初期数字を増やしてみてください。
counting = ・解を数えています…
one-solution = 1つ目の解
another-solution = 別の解

## 余分な初期数字と対称性

neater = 余分な初期数字とは、なくても解が1つに決まる初期数字です。最小にすると、余分な初期数字がなくなります。対称にすると、初期数字が増えます。
mark-spare = 余分なものをマーク
make-minimal = 最小にする
symmetry = 初期数字の対称性
make-symmetric = 対称にする
busy = 余分な初期数字を探しています…
spare-none = 余分な初期数字は見つかりませんでした。
spare-marked = 余分な初期数字を{ $count }個マークしました。どれも1個なら取り除けますが、すべてを一緒に取り除けるとは限りません。
spare-clues = 不要な手がかり：{ $clues }。一つずつなら取り除けますが、全部一緒には無理かもしれません。
spare-clue = { $cell }の{ $name }
spare-clues-many = 不要な手がかりが{ $count }個あります。一つずつなら取り除けますが、全部一緒には無理かもしれません。
spare-undecided = { $count }個の初期数字は判定できませんでした。
removed-none = 取り除いた初期数字はありません。
removed = 余分な初期数字を{ $count }個取り除きました。
removed-minimal = この問題は最小です。
removed-undecided = あと{ $count }個を取り除けるかどうか、時間内に判定できませんでした。

## 最難ステップと、ステップの根拠

carry = 最難ステップを探す
carry-busy = 最難ステップを探しています…
carry-hardest = 最難ステップ：{ $technique }（{ $steps }ステップ中{ $number }番目）。
carry-fills = { $cell }が決まるのは{ $steps }ステップ中{ $number }番目：{ $technique }。
carry-unfilled = オンにしたテクニックでは、{ $cell }の決まるステップがありません。
carry-none = オンにしたテクニックでは、ステップが見つかりません。
carry-stuck = オンにしたテクニックでは、最後まで解けません。
carry-on = 根拠は{ $clues }で、盤面にマークしました。
carry-givens = 初期数字{ $all }個中{ $count }個
carry-cages = ケージ{ $all }個中{ $count }個
carry-clues = 手がかり{ $all }個中{ $count }個
carry-on-all = 解が1つであることを前提にするので、すべての初期数字と手がかりが必要です。
carry-cage = { $cell }のケージ
carry-source = { $source }：{ $steps }ステップ中{ $count }ステップの根拠です。最難は{ $technique }。
carry-source-none = { $source }：根拠にするステップはありません。
carry-more = マスを選ぶと、そのマスが決まるステップや、その手がかりを根拠にするステップがわかります。

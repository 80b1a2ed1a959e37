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

## マスについて「、」の後に言うこと

cell-chosen = ケージ用に選択中
cell-differs = 一方の解では{ $one }、もう一方の解では{ $another }
cell-clashes = 両立しない数字
cell-spare = 余分

## ケージ

draw-cages = ケージを描く
draw-cages-help = マスをタップするかスペースで選び、合計を入れてください。数字の入ったマスは自動で合計されるので、埋まった盤面から始めることもできます。
sum = 合計
cage = ケージを描く
uncage = ケージを消す
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
spare-undecided = { $count }個の初期数字は判定できませんでした。
removed-none = 取り除いた初期数字はありません。
removed = 余分な初期数字を{ $count }個取り除きました。
removed-minimal = この問題は最小です。
removed-undecided = あと{ $count }個を取り除けるかどうか、時間内に判定できませんでした。

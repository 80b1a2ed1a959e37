### 問題ができるまでの物語の言葉。盤面を埋め、そのあと数字を消していく。

start = 盤面は空です。まず埋めて、そのあと、解が1つのままであるかぎり初期数字を消していきます。
place = { $all }場面中{ $number }場面目
finished = 問題の完成です：初期数字{ $givens }個、解は1つ、{ $level }。

## ボタン

events = 場面
to-start = 最初
to-start-help = 最初：空の盤面に戻る
back = 戻る
back-help = 1場面戻る
next = 次へ
next-help = 次の場面
skip = スキップ
skip-help = 次の部分まで飛ばす
to-end = 最後
to-end-help = 最後：完成した問題
run = 再生
stop = 停止
again = もう1問作る
filling = 盤面の埋め方
filling-random = ランダムな数字
filling-pattern = 規則的な並びの入れ替え

## 盤面の横の数

tries = 試行
dead-ends = 行き詰まり
proofs = 証明
proofs-nodes = { $proofs }（{ $nodes }ノード）
boards-before = この前の{ $boards }個の盤面からは、この難易度の問題ができませんでした。

## 盤面を埋める場面

board = この完成盤面から始めます。
pattern = 規則的な並びから始めます。どの行もすぐ上の行をずらしたものなので、数字は重複しません。
transpose = 行と列を入れ替えます。
relabel = 数字を、盤面全体で別の数字に付け替えます。
bands = 横のバンド{ $one }と{ $another }を入れ替えます。
stacks = 縦のバンド{ $one }と{ $another }を入れ替えます。
rows = 同じバンドの{ $one }行目と{ $another }行目を入れ替えます。
columns = 同じバンドの{ $one }列目と{ $another }列目を入れ替えます。
boxes = 対角線上のブロックをランダムに埋めます。行も列も共有しないので、どんな数字でも入ります。
row = 最初の行をランダムに埋めます。1行だけなら、どんな順でもかまいません。
try-digit = { $cell }に{ $digit }を入れてみます。
follow = ほかの数字から、{ $digits }個の数字が決まります。
dead-end = 行き詰まりました。入る場所のない数字があります。直前の試行を{ $tries }回分取り消します。
restart = この探索は時間がかかりすぎます。盤面を空にして、やり直します。
cut = 探索が長すぎて、すべては見せられません。このあと試行が{ $tries }回、行き詰まりが{ $dead-ends }回ありました。

## 数字を消す場面、残す場面

these-digits = この{ $count }個の数字
gone-nodes = { $cells }を消します。{ $nodes }ノードで、解がまだ1つだけと証明できました。
gone-hidden-singles = { $cells }を消します。まだ隠れたシングルだけで解けます。
gone-singles = { $cells }を消します。まだシングルだけで解けます。
needed-nodes =
    { $count ->
       *[other] { $cells }は残します。消すと、{ $nodes }ノードで別の解が見つかります。
    }
needed-hidden-singles =
    { $count ->
       *[other] { $cells }は残します。消すと、隠れたシングルだけでは解けなくなります。
    }
needed-singles =
    { $count ->
       *[other] { $cells }は残します。消すと、シングルだけでは解けなくなります。
    }
undecided =
    { $count ->
       *[other] { $cells }は残します。消すと、証明に時間がかかりすぎます。
    }
too-hard =
    { $count ->
       *[other] { $cells }は残します。消すと、問題が難しくなりすぎます。
    }

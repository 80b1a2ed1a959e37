### 作者が描く手がかり：線、点、数、その他の印。それぞれに名前とルールがある。

## 線

thermometer = 温度計
thermometer-said = 温度計の数字は、球から先へ順に大きくなります。
arrow = 矢印
arrow-said = 矢印に沿った数字の合計は、丸の中の数になります。
renban = 連番ライン
renban-said = 連番ラインには、連続する数字が順不同で入ります。
german-whispers = ジャーマンウィスパー
german-whispers-said = ジャーマンウィスパーの線では、隣どうしの数字の差が5以上です。
dutch-whispers = ダッチウィスパー
dutch-whispers-said = ダッチウィスパーの線では、隣どうしの数字の差が4以上です。
whispers = 差{ $number }のウィスパー
whispers-said = 差{ $number }のウィスパーの線では、隣どうしの数字の差が{ $number }以上です。
palindrome = 回文
palindrome-said = 回文の線は、どちらの端から読んでも同じです。
between = ビトウィーンライン
between-said = ビトウィーンラインの数字は、両端の丸の数字の間の大きさです。
region-sum = リージョンサムライン
region-sum-said = リージョンサムラインの合計は、通るどのブロックでも同じです。

## 2マスの間

white-dot = 白い点
white-dot-said = 間に白い点がある数字は、連続しています。
difference = 差{ $number }の白い点
difference-said = 間に差{ $number }の白い点がある数字は、差が{ $number }です。
black-dot = 黒い点
black-dot-said = 間に黒い点がある数字は、一方がもう一方の2倍です。
ratio = { $number }倍の黒い点
ratio-said = 間に{ $number }倍の黒い点がある数字は、一方がもう一方の{ $number }倍です。
sum-v = V
sum-v-said = 間にVがある数字の合計は5です。
sum-x = X
sum-x-said = 間にXがある数字の合計は10です。
pair-sum = 合計{ $number }の印
pair-sum-said = 間に{ $number }とある数字の合計は{ $number }です。
greater = 不等号
greater-said = 不等号の先は、小さいほうの数字を指します。

## 隣り合うマスすべて

nonconsecutive = ノンコンセクティブ
nonconsecutive-said = 隣り合うマスに、連続する数字は入りません。
no-other-white-dots = ほかに白い点なし
no-other-white-dots-said = 白い点はすべて描かれています。点のない隣どうしの数字は、連続しません。
no-other-difference-said = 点のない隣どうしの数字の差は、{ $number }になりません。
no-other-black-dots = ほかに黒い点なし
no-other-black-dots-said = 黒い点はすべて描かれています。点のない隣どうしの数字は、一方がもう一方の2倍になりません。
no-other-ratio-said = 点のない隣どうしの数字は、一方がもう一方の{ $number }倍になりません。
no-other-sums = ほかに合計の印なし
no-other-sum-said = 印のない隣どうしの数字の合計は、{ $number }になりません。

## 盤面の周り

little-killer = リトルキラー
little-killer-said = リトルキラーの矢印に沿った数字の合計は、その数になります。同じ数字を繰り返してもかまいません。
sandwich = サンドイッチ
sandwich-said = サンドイッチの数は、その行か列で{ $least }と{ $most }の間にある数字の合計です。

## マスの中

odd = 奇数マス
odd-said = 丸のマスには奇数が入ります。
even = 偶数マス
even-said = 四角のマスには偶数が入ります。
quadruple = クアドルプル
quadruple-said = 丸の中の数字は、周りの4マスのどこかに入ります。
extra-region = 追加区画
extra-region-said = 色付きの追加区画に、同じ数字は2回入りません。
the-clone = クローン
the-clone-said = 同じ形の色付きのまとまりには、同じ数字が同じ順に入ります。
minimum = 最小のマス
minimum-said = 矢印が集まるマスの数字は、隣のマスより小さくなります。
maximum = 最大のマス
maximum-said = 矢印が外へ向くマスの数字は、隣のマスより大きくなります。
disjoint-groups = ディスジョイントグループ
disjoint-groups-said = 各ブロックの同じ位置にあるマスには、違う数字が入ります。

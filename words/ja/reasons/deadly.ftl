### 全部が決まった候補だけにはなりえないマス：ループ、レクタングル、BUG、奇数の輪、トリダゴン。

## 形

ring = { $cells }はループになり、どの行・列・ブロックにも2マスあるか、1マスもありません。
rows-in-a-box = { AS($one, "together") }と{ AS($another, "together") }は、占める行が同じで、それぞれ1つのブロックに収まっています。
columns-in-a-box = { AS($one, "together") }と{ AS($another, "together") }は、占める列が同じで、それぞれ1つのブロックに収まっています。
rows-and-boxes = { AS($one, "together") }と{ AS($another, "together") }は、占める行とブロックが同じです。
columns-and-boxes = { AS($one, "together") }と{ AS($another, "together") }は、占める列とブロックが同じです。
if-all = もしすべてが{ AS($digits, "or") }だったら、数字を入れ替えて別の解ができてしまいますが、この問題の解は1つです。
odd-ring = { AS($cells, "each") }は輪になっていて、それぞれから次のマスが見えます。
would-alternate = もし{ AS($cells, "word") }マスすべてが{ AS($digits, "or") }だったら、この2つの数字は輪に沿って交互に並びますが、それにはマスの数が偶数でなければなりません。

## トリダゴン

four-boxes = 4つのブロックに3マスずつあり、それらの行と列は共通です。
suppose-all = { AS($cells, "word") }マスすべてが{ AS($digits, "or") }だとします。
read-from-top = ブロックの数字を上から順に読み、最後まで読んだら最初に戻ります。
circles = すると、{ $first }の次は{ $second }か{ $third }です。これが2つの巡り方です。
from-left = 左から読んでも、同じ2つの巡り方があります。
same-circle = { $house }では{ AS($cells, "each") }：上からも左からも同じ巡り方です。
opposite-circles = { $house }では{ AS($cells, "each") }：上からと左からで逆の巡り方です。
side-by-side = 横に並ぶ2つのブロックは、どの行でも数字が違うので、上からの巡り方が同じです。
in-a-stack = 縦に並ぶ2つのブロックは、左からの巡り方が同じです。
reversed-once = 4つのブロックを一周すると巡り方が1回逆になり、元に戻りません。
reversed-three-times = 4つのブロックを一周すると巡り方が3回逆になり、元に戻りません。

## BUG

without = { AS($extras, "commas") }がなければ、どの空きマスの候補も2個になります。
extra = { $cell }の{ $digits }
without-in-cells = { $cells }の{ $digits }がなければ、どの空きマスの候補も2個になります。
two-places = どの行・列・ブロックでも、まだ入っていない数字の場所は2か所ずつになります。
never-one-solution = そのような盤面の解がちょうど1つになることはありませんが、この問題の解は1つです。

## 正しいはずのもの

must-be = つまり、{ $cell }は必ず{ AS($extras, "or") }です。
one-must-be = ほかの数字になりうるのは{ $cells }だけなので、どちらかは必ず{ AS($extras, "or") }です。
at-least-one-must-be = ほかの数字になりうるのは{ $cells }だけなので、少なくとも1つは必ず{ AS($extras, "or") }です。
one-is = つまり、{ AS($cells, "or") }に{ AS($extras, "or") }が入ります。
one-has-extra = つまり、{ AS($cells, "or") }に余分な候補が入ります。
at-least-one-right = つまり、これらの候補のうち少なくとも1つは正解です。
whichever = どれが正解でも、{ AS($gone, "losses") }を除外できます。

## ほかのマスとの集合

used-up-briefly = 候補が{ $own }だけの{ $cells }と合わせて、{ $house }の{ AS($digits, "word") }個の数字がすべて使い切られます。
others-have = { $cells }の候補は{ $digits }だけです。
at-most-one = ほかの数字（{ AS($extras, "or") }）になりうるのは{ $cells }だけなので、そのうち{ AS($digits, "or") }になるのは多くて1マスです。
otherwise-in = { $house }でほかにこれらの数字が入るのは{ $cells }だけです。
fill = そのため、{ AS($digits, "word") }個の数字のうち{ AS($cells, "word") }個で{ $cells }が埋まります。

## どれかのマスに必要な数字

can-be-else = ほかの数字（{ AS($extras, "or") }）になりうるのは{ $cells }だけです。
needs = { $house }の{ $digit }は、{ AS($cells, "or") }に入ります。
other-in-other = もう一方が{ AS($other, "or") }だと、{ AS($count, "word") }マスすべてが{ AS($digits, "or") }になってしまいます。
needs-so-other = { $house }の{ $digit }は{ AS($cells, "or") }に入るので、もう一方は必ず余分な候補になります。

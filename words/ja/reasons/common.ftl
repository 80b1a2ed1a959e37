### 多くの理由に共通する文。

## 結論

# 「R1C2から5、R3C4から6と7」。後ろに「を除外できます」などが続く。
loss = { AS($cells, "brief") }から{ $digits }
loss-after = { AS($cells, "brief") }から{ $digits }
losses-counted = { $cells }マスから候補{ $candidates }個
losses-counted-after = { $cells }マスから候補{ $candidates }個
other-cells = ほかの{ $count }マス
so = よって、{ AS($gone, "losses-after") }を除外できます。
either-way = いずれにしても、{ AS($gone, "losses-after") }を除外できます。
must-be = よって、{ $cell }は{ $digit }に決まります。
cannot = よって、{ AS($cells, "brief") }に{ $digit }は入りません。
cannot-seeing = よって、{ $what }が見える{ AS($cells, "brief") }に{ $digit }は入りません。
either-way-cannot-seeing = いずれにしても、{ $what }が見える{ AS($cells, "brief") }に{ $digit }は入りません。
so-seeing = よって、{ $what }が見える{ AS($cells, "brief") }に{ $digits }は入りません。
no-cell-seeing = { $what }が見えるマスに{ $digits }は入りません。

## 見えるもの。文の一部

both = 両方
all-of-them = そのすべて
both-ends = 両端

## 準ロック集合

one-more = どの集合も数字がマスより1つ多いので、1つ失うと、ほかの数字はすべて入ります。
set-line = { $set }：{ $cells }、候補は{ $digits }。

## 解が2つできてしまうマス

second-solution = もし{ AS($count, "word") }マスすべてが{ AS($digits, "or") }だったら、数字を入れ替えて別の解ができてしまいますが、この問題の解は1つです。
only-one-more = ほかの候補は{ $cell }の{ $extras }だけなので、そこは必ず{ AS($extras, "or") }です。
used-up = 候補が{ $own }だけの{ $cells }と合わせて、{ $houses }の{ $digits }が使い切られます。
together-used-up = 合わせて、{ $houses }では{ AS($digits, "word") }個の数字がすべて使い切られます。

## 見えるもの。文の一部

all-three = 3マスすべて
them-all = そのすべて

### 盤面にあるものの名前と、その並べ方。盤面はこの言葉を待って表示される。

## 並べ方

list-comma = {"、"}
list-and = {"と"}
list-and-the = {"と"}
list-or = {"か"}
list-and-clause = {"、"}
list-and-sentence = {"、"}
list-nor = {"か"}
list-comma-clause = {"、"}
list-and-numbers = {"、"}
list-and-groups = {"と"}
list-semicolon = {"；"}
sentence-space = {""}

## マス：読むときは短く、聞くときは長く

row-letter = R
column-letter = C
rows =
    { $count ->
       *[other] { $numbers }行目
    }
columns =
    { $count ->
       *[other] { $numbers }列目
    }
cell = { $row }{ $column }
crossings = { $rows }の{ $columns }
before-cells = {""}
cells-of = { $house }の{ $cells }

## 数字と命題

candidate = { $cell }の{ $digit }
is = { $cell }が{ $digit }である
is-not = { $cell }が{ $digit }でない
are-not = { $cells }に{ $digit }が入らない
is-after = { $cell }は{ $digit }です
is-not-after = { $cell }は{ $digit }ではありません
are-not-after = { $cells }に{ $digit }は入りません
one-of = { $cells }のいずれか
set = 集合{ $tag }

## エリア

house-row = { $name }行目
house-column = { $name }列目
house-box = ブロック{ $name }
house-region = 区画{ $name }
house-diagonal = { $name }からの対角線
house-window = { $name }の窓
house-extra = 追加区画{ $name }
top-left = 左上
top-right = 右上
bottom-left = 左下
bottom-right = 右下

## エリアの種類

kind-row = 行
kinds-row = 行
kind-column = 列
kinds-column = 列
kind-box = ブロック
kinds-box = ブロック
kind-region = 区画
kinds-region = 区画
kind-diagonal = 対角線
kinds-diagonal = 対角線
kind-window = 窓
kinds-window = 窓
kind-extra = 追加区画
kinds-extra = 追加区画
kind-area = エリア
kinds-area = エリア
each-row = どの行も|どの行でも|どの行の
each-column = どの列も|どの列でも|どの列の
each-box = どのブロックも|どのブロックでも|どのブロックの
each-region = どの区画も|どの区画でも|どの区画の
each-diagonal = どの対角線も|どの対角線でも|どの対角線の
each-window = どの窓も|どの窓でも|どの窓の
each-extra = どの追加区画も|どの追加区画でも|どの追加区画の
each-area = どのエリアも|どのエリアでも|どのエリアの
this-kind = この{ $kind }
these-kinds = これらの{ $kinds }

## 数字の代わりに使うもの

sun = 太陽
fish = 魚
leaf = 葉っぱ
heart = ハート
star = 星
moon = 月
boat = 船
cloud = 雲
mushroom = きのこ
red = 赤
blue = 青
yellow = 黄色
green = 緑
orange = オレンジ
violet = 紫
brown = 茶色
pink = ピンク
grey = 灰色
article = {""}
before-things = {""}

## 難易度

easy = 初級
medium = 中級
hard = 上級
very-hard = 難問
fiendish = 超難問
extreme = 究極

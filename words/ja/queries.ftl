### 盤面のテキストと、キーでの質問への答え。答えは読み上げられる。

## 盤面のテキスト

title = 盤面のテキスト
empty-sign = 0は空きマスです。
hidden = 一時停止の間、盤面は隠れています。

## 質問

begun = 質問。
which-digit = 数字を押してください。
which-row = 行を押してください。
which-row-letters = 行を押してください。10はAです。
which-column = 列を押してください。
which-column-letters = 列を押してください。10はAです。
unknown = このキーに割り当てた質問はありません。質問の一覧は「ヘルプ」にあります。

## 盤面の行・列・ブロック

line = { $place }：{ $digits }。
empty = 空き
complete = すべて入っています
missing = ないのは{ $digits }
line-lacks = { $line }{ $lacks }。
place-lacks = { $place }：{ $lacks }
all-lack = { $list }。
nothing-left = よって、このマスに入る数字はありません。
left = よって、残るのは{ $digits }です。
no-further = このマスは、対角線にも窓にもありません。

## 数字の場所

digit = { $digit }。
digit-in = { $place }：{ $there }。
is-in = { $place }にあります
nowhere = 入る場所がありません
can-go = { $place }に入りえます
not-there = { $digit }はまだ盤面にありません。
there = { $digit }の場所は{ $cells }です。
count = { $digit }：{ $all }個中{ $count }個
counts = { $list }。
counts-rest = { $list }。ほかはすべて入っています。
counts-complete = どの数字も{ $all }個入っています。

## マス

place = { $place }。
no-empty = ほかに空きマスはありません。
no-highlighted = ほかに強調やマークのあるマスはありません。
no-pair = ほかに候補が2個のマスはありません。
pair = { $digits }。
cell = { $content }、{ $cell }。
cell-of = { $place }。{ $cell }
empty-notes = 空き、メモは{ $notes }
candidate = { $cell }の{ $digit }
candidates = { $candidates }。

## マークされたもの

nothing-marked = 強調もマークもありません。
none-highlighted = 強調されたマスはありません。
marked = { $mark }：{ $places }。
mark-house = 注目するところ
mark-pattern = 形の一部
mark-placed = 入る数字
mark-guessed = 仮置き
mark-eliminated = 除外
mark-clash = マーク
mark-fin = フィン
mark-lit = 強調
mark-colour = 色{ $letter }
mark-set = 集合{ $letter }

## チェーンのリンク

no-chain = 盤面にチェーンはありません。
strong = リンク{ $all }本中{ $number }本目、強リンク：{ $from }なら、{ $to }。
weak = リンク{ $all }本中{ $number }本目、弱リンク：{ $from }なら、{ $to }。
end-true = { $candidates }が正しい
end-false =
    { $count ->
       *[other] { $candidates }が誤り
    }

## ゲームの状態

state = { $kind }：空き{ $cells }マス。モード：{ $mode }。
kind = { $size }、{ $level }
locked = { $digit }を固定中。
exercise = { $size }：空き{ $cells }マス。

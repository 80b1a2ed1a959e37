### ヒント。

stage = 3段階中{ $stage }段階目
close = ヒントを閉じる

## ヒントのボタン

which-technique = どのテクニック？
show-reason = 理由を見る
next-line = 次の行
apply = 適用
show-digits = どれかを表示
show-notes = 場所を表示
back = 巻き戻し
ask = マスについてたずねる
refill = もう一度入力
stop = 探すのをやめる

## ステップのないヒント

looking = 次のステップを探しています…
wrong-digits = 入れた数字のうち{ $digits }個が間違っています。ヒントの前に直してください。
marked-digits = マークした{ $digits }個の数字が間違っています。
lost-notes = { $cells }マスで、メモに正しい数字が入っていません。
marked-notes = マークした{ $cells }マスで、メモに正しい数字が入っていません。
nothing = オンにしているテクニックでは、ステップが見つかりません。見落としはありません。ここからは仮置きか、Stepdokuにないテクニックが必要です。

## どこを見るか

look-at = { $place }に注目してください。
look-for = { $place }で、{ $digit }に注目してください。
framed = 盤面の枠の部分
spoken-place = ヒント。{ $place }
spoken-step = { $step }。{ $more }
spoken-reason = { $reason }{ $effect }適用するにはEnterを押します。

## 適用するとどうなるか

puts = 「適用」で{ $cell }に{ $digit }が入ります。元に戻せます。
removes = 「適用」でメモが{ $notes }個消えます。元に戻せます。
fills-one = { $cell }にはメモがありません。「適用」で、{ $digits }を除いた候補が入ります。
fills-one-removes = { $cell }にはメモがありません。「適用」で、{ $digits }を除いた候補が入り、ほかのマスのメモが{ $notes }個消えます。
fills = { $cells }マスにはメモがありません。「適用」で、残る候補が入ります。
fills-removes = { $cells }マスにはメモがありません。「適用」で、残る候補が入り、ほかのマスのメモが{ $notes }個消えます。

## 適用してどうなったか（スクリーンリーダー向け）

placed = { $cell }に{ $digit }を入れました。
removed = メモを{ $notes }個消しました。
added = { $cells }マスにメモを入れ、メモを{ $notes }個消しました。

### 手への判定と、ゲームの振り返りの言葉。

open = 自分の手を振り返る
beginning = 手を調べています…
busy = 手を調べています：{ $done }/{ $all }手
seen = この手の前の盤面と、その理由

## 手

slider = 手
place = { $all }手中{ $line }手目
list = 最初からのすべての手
back = 戻る
next = 次の手
no-moves = 自分の手はありません。
forced-wrong = { $all }手のうち{ $forced }手は、盤面に理由がありました。間違いは{ $wrong }手です。
forced-right = { $all }手のうち{ $forced }手は、盤面に理由がありました。間違いはありません。

## 一覧の手

placed = { $cell }に{ $digit }
placed-many = { $cells }マスに{ $digit }
unnoted = { $cell }から{ $digit }を消去
unnoted-many = メモ{ $notes }個を消去
others = ほかに{ $moves }手：メモ、色、消去
filled = メモを自動入力
restarted = 最初から
hint = ヒント：{ $cell }に{ $digit }
hint-removed = ヒント：候補を除外
solver = ソルバーの数字
solution = 解答を自動入力

## 手の判定

wrong = 間違い
unforced = 正しいが、まだ証明できない
plain = { $cell }により除外
undecided = 正しいが、理由は見つからず
after-one = { $first }のあと、{ $step }
after-two = { $first }と{ $second }のあと、{ $step }
after-more = { $first }とほか{ $more }ステップのあと、{ $step }

## 理由

part = { $all }ステップ中{ $step }ステップ目
part-before = 前のステップ
part-after = 次のステップ
own = 自分の手
easier-in = もっとやさしい手：{ $cell }の{ $technique }
easier-step = もっとやさしい手：{ $technique }

## 直前の手への判定

said-placed = { $cell }に{ $digit }を入れる手
said-removed = { $cell }から{ $digit }を消す手
said-only = { $action }。
said-wrong = { $action }は間違いです。
said-unforced = { $action }は正しいですが、まだ盤面から証明できません。
said-undecided = { $action }は正しいですが、その理由は時間内に見つかりませんでした。
said-plain = { $action }は正しいです。{ $cell }が{ $digit }です。
said-later = { $action }は正しいですが、その前にほかの{ $others }ステップが必要です。
said-seen = { $action }は、盤面からわかりました：{ $step }。

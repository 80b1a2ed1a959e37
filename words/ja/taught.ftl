### ソルバーと先生役がスクリーンリーダーに伝える言葉。

step = { $step }。{ $reason }
step-of = { $step }、{ $all }ステップ中{ $number }ステップ目。{ $reason }
search = 探索、{ $steps }ステップ。
path = 解き方、{ $steps }ステップ。
pass = { $number }ラウンド目、{ $kind }：{ $found }。
pass-none = { $kind }を探しましたが、見つかりませんでした。
solved = 解けました。
dry = シングルはもうありません。より難しいテクニックで続けられます。
stuck = 使えるテクニックがありません。残りは仮置きで解けます。
unsolvable = この局面には解がありません。
cut = 探索を打ち切りました。仮置きが多すぎて見きれません。
no-steps = オンにしているテクニックでは、ここでは何も見つかりません。
steps = { $steps }。
steps-stopped = { $steps }。{ $stopped }
steps-harder = { $steps }、{ $harder }。
blocked = { $wrong }。

## 何も変えないキーへの返事

paused = 一時停止中です。{ $key }で再開します。
paused-comma = 一時停止中です。カンマの次に{ $key }で再開します。
paused-no-key = 一時停止中です。「再開」ボタンで盤面が表示されます。
given = 初期数字は変えられません。
filled = このマスには数字が入っています。
not-here = このマスにその候補はありません。
nothing-to-clear = ここには消すものがありません。
no-notes = 変えるメモがありません。
no-digit = このマスには固定する数字がありません。
no-highlight = 何も強調されていません。
command = 次の文字はコマンドです。
nothing-to-undo = 元に戻す手はありません。
nothing-to-redo = やり直す手はありません。
no-trial = お試し中ではありません。
no-clock = タイマーがオフなので、一時停止はありません。
puzzle-solved = この問題は解けています。
at-the-start = ここが最初です。
way-passes = ラウンド。
way-path = 解き方。
steps-hidden = すべてのステップの一覧を閉じました。

### 通知のボタン。

return-to = 前のゲーム
undo = 元に戻す
keep-notes = 自動で更新する
redo = やり直す
back-to-right = 巻き戻し
export = ファイルに保存
export-part = このページのゲームを保存
open = 続ける
stop = 中止
play-arrived = プレイする
count-from-zero = 数字を0から数える
empty-zeros = 0を空きマスとして読む
next-puzzle = 次の問題
rules = ルールを読む
magazine = 「まとめて印刷」を開く
renew = 再読み込み
go-on = 続ける
load-again = 再読み込み

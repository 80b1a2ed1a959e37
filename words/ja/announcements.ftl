### 盤面がスクリーンリーダーに知らせること。

new-puzzle = 新しい問題、{ $game }。
finished = クリアしました。
mode-now = { $mode }。
mode-digits = 数字
mode-colours = 色
mode-notes = メモ
mode-corner = 隅のメモ
mode-centre = 中央のメモ
colours-cells = マスに色を付けます。
colours-candidates = 候補に色を付けます。
highlight-cleared = 強調を解除しました。
pairs = 候補が2個のマスは{ $cells }マスです。
highlighted = { $digit }は{ $cells }マスに入っていて、{ $places }マスに入りえます。
savepoint = 保存点を作りました。
moved = 別の局面に移りました。盤面の数字は{ $digits }個です。
paused = 一時停止しました。盤面は隠れています。
resumed = 再開しました。
trial-begun = お試しを始めました。いつでも残すか破棄できます。
trial-kept = お試しを残しました。
trial-discarded = お試しを破棄しました。
candidates-shown = すべての候補を表示しました。
candidates-hidden = 候補を隠しました。
locked = { $digit }を固定しました。
unlocked = 固定している数字はありません。
selected = { $cells }マスを選択中。
changed = { $cells }マスを変更しました。
face = { $name }。

## 元に戻した手、やり直した手

undone = 元に戻しました：{ $what }。
redone = やり直しました：{ $what }。
done-cells = { $cells }マスを変更
digit-removed = { $cell }の{ $digit }を消去
digit-placed = { $cell }に{ $digit }を入力
digit-now = { $cell }は{ $digit }
cell-empty = { $cell }は空きマス

### 入力パッド：モード、操作の説明の行、ツール。

pad = 数字
left = 個残り
locked = 固定中
comma = ここではアルファベットも数字です。コマンドの前にカンマを入力してください。

## モード

modes = 入力モード
mode-digit = 数字
mode-notes = メモ
mode-corner = 隅
mode-centre = 中央
mode-colour = 色

## パッドの操作の説明

command-notes = 続けて入力：Z 数字、X メモ、V 色、L 固定、F メモの自動入力、T お試し。
command-corner = 続けて入力：Z 数字、X 隅、C 中央、V 色、L 固定、T お試し。
cancel-command = コマンドをキャンセル
locked-digit = { $digit }を固定中：マスを選ぶと入ります。
locked-note = { $digit }を固定中：マスを選ぶとメモに入ります。
locked-only = { $digit }を固定中。
unlock = 固定を解除
first-place = 数字を押すと、選択中のマスに入ります。
first-lock = 数字キーを長押しすると、その数字を複数のマスに入れられます。
first-hint = 困ったら「ヒント」へ。マスの長押しか右クリックで、理由をたずねられます。
face-notes = 数字を1回押すとメモ、すばやく2回押すと入力です。
face-corner = 数字を1回押すと隅のメモ、すばやく2回押すと入力です。
face-centre = 数字を1回押すと中央のメモ、すばやく2回押すと入力です。
face-colour = 候補を押すと色が付きます。
pick-colour = 選択中のマスの色を選んでください。

## 強調と色

highlights = 強調
pairs = 候補が2個
clear-highlight = 強調を解除
paints = 色
paint = 色{ $number }、{ $name }
targets = 色を付けるもの
target-cells = マス
target-candidates = 候補
clear-colours = すべて消す
clear-colours-help = すべての色を消す
red = 赤
orange = オレンジ
yellow = 黄色
green = 緑
teal = 青緑
blue = 青
violet = 紫
pink = ピンク
grey = 灰色

## お試し

trial = お試し
tried = お試し：{ $digits }個入力
keep = 残す
discard = 破棄

## ツール

tools = ツール
tools-more = その他
tools-all = その他のツール
undo = 元に戻す
undo-hold = 元に戻す。長押しでやり直す。
notes = メモ
erase = 消す
hint = ヒント
check = チェック
filter = 強調
candidates = 候補
all-candidates = すべて表示
fill = 可能なメモをすべて入力
fill-all = すべての空きマス
fill-selected = 選択中のマス
fill-one = 1つの数字を全体に
fill-plain = すべての空きマスに全部の数字
moments = 履歴
paint-tools = 色
colour = 色
pen = ペン
singles = 裸のシングルを入力
solution = 解答

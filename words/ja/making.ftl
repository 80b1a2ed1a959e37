### 条件を指定して問題を作ることと、今日の問題の言葉。

## 問題の選び方

door-more = その他
door-measure = 条件を指定
door-own = 自分で入力
print = まとめて印刷
back = 戻る
examples = 例

## 今日の問題

today = 今日の問題
today-play = プレイ
today-go-on = 続ける
today-again = もう一度プレイ
today-others = ほかのサイズ
daily = { $day }。この日の問題は、全員同じです。

## ルール

rules = ルール
classic = 通常
killer = キラー
killer-in-boxes = キラー（ケージはブロックの中だけ）
killer-with-digits = キラー（初期数字あり）
killer-rule = 1つのケージの数字はすべて違い、その和が角の数になります。
cages-rule = 1つのケージの数字はすべて違います。角に数があれば、その和がその数になります。
jigsaw = ジグソー
jigsaw-rule = ブロックの代わりに、不規則な形の区画を使います。
lines-and-sums = 線と合計
thermometers = 温度計
thermometers-rule = どの温度計でも、数字は球から先へ順に大きくなります。
arrows = 矢印
arrows-rule = 矢印に沿った数字の合計は、丸の中の数になります。
kropki = クロプキの点
kropki-rule = 白い点は連続する数字の間に、黒い点は一方がもう一方の2倍になる数字の間にあります。点はすべて描かれています。
xv = XとV
xv-rule = Xは合計が10になる数字の間に、Vは5になる数字の間にあります。XとVはすべて描かれています。
renban-lines = 連番ライン
renban-lines-rule = どの線にも、連続する数字が順不同で入ります。
whispers-lines = ウィスパーの線
whispers-lines-rule = 線の上の隣どうしの数字は、差が5以上です。6×6では3以上です。
little-killers = リトルキラー
little-killers-rule = 外の数は、矢印の指す対角線の合計です。そこでは同じ数字を繰り返してもかまいません。
sandwiches = サンドイッチ
sandwiches-rule = 外の数は、その行か列で、いちばん小さい数字といちばん大きい数字の間にある数字の合計です。

## 初期数字

clues = 初期数字
clues-any = 指定なし
clues-exactly = ちょうど
clues-at-most = 最大
clues-number = 初期数字の個数
minimal = 余分な初期数字なし
minimal-help = どの初期数字を消しても、解が2つ以上になります。
symmetry-givens = 初期数字の対称性
symmetry-cages = ケージの対称性
symmetry-none = なし
symmetry-half-turn = 180°回転
symmetry-quarter-turn = 90°回転
symmetry-rows = 上下対称
symmetry-columns = 左右対称
symmetry-diagonal = 対角線（＼）で対称
symmetry-other-diagonal = 対角線（／）で対称
symmetry-full = すべての対称性
draws = 初期数字の配置を描く
draws-help = マスをタップするか、なぞってください。対称なマスも加わります。
pattern = 初期数字の配置
pattern-role = 描画用の盤面
pattern-help = 矢印キーで移動、スペースキーでマスを追加・解除します。
pen-given = { $cell }：初期数字。{ $drawn }マス描画済み。
pen-empty = { $cell }：空き。{ $drawn }マス描画済み。
pattern-copy = 盤面から写す
pattern-clear = クリア

## 元にする盤面

board = 元にする盤面
board-random = ランダム
board-pattern = 規則的な並びから
board-here = この解答

## ステップ

way = 解き方
level = 難易度
level-any = 指定なし
level-only = { $size }にはこの難易度しかありません。
class = HoDoKuの難易度
class-any = 指定なし
class-help = HoDoKuが付ける難易度です。9×9のみ。
rating = いちばん難しいステップのレーティング
rating-from = 下限
rating-to = 上限
rating-help = 9×9ではSudoku Explainerの値（ER）、ほかのサイズでは同じ尺度の値です。1.0〜12.0。空欄なら指定なしです。
needs = 必要なテクニック
needs-any = 指定なし
needs-help = これを使わないと解き終えられません。
without = 除くテクニック
without-add = テクニックを追加…
without-help = これらを使わなくても解き終えられます。
allow = 除くのをやめる：{ $technique }

## 探索

progress = { $size }：{ $all }回中{ $number }回目
progress-closest = { $size }：{ $all }回中{ $number }回目。{ $closest }
nearest-level = { $tries }回試しましたが、{ $wanted }の問題は見つかりませんでした。いちばん近いのは{ $level }です。それをプレイするか、もう一度試してください。
nearest = { $tries }回試しましたが、条件どおりの問題は見つかりませんでした。いちばん近いのは{ $level }、初期数字{ $givens }個です：
nearest-cut = 条件どおりの問題は見つかりませんでした。計算量が多すぎるため、{ $tries }回で打ち切りました。いちばん近いのは{ $level }、初期数字{ $givens }個です：

## その条件では作れない理由

fault-board = 元にする盤面のサイズが違います。
fault-pattern = 描いた配置が初期数字の個数と合いません。その個数のマスを描き、少なくとも1マスは空けておいてください。
fault-givens = 少なくとも1マスは空けておく必要があります。初期数字を減らしてください。
fault-steps = 条件が矛盾しています。同じテクニックが「必要」と「除く」の両方に入っていないか、レーティングの下限が上限を超えていないか、選んだ難易度（HoDoKuの難易度も）がこのサイズにあるかを確認してください。
fault-variant = キラーでは初期数字の代わりにケージを使い、ケージの対称性は180°回転か「なし」です。ジグソーには専用の盤面が必要です。
fault-work = 計算量が多すぎて、時間内に問題が見つかりませんでした。条件を減らすか、盤面を小さくしてください。
cancelled = 中止しました。

## 問題

dated-game = { $game }・{ $day }
recipe = レシピ
recipe-help = 新しい問題のシードに入れると、同じ問題をもう一度作れます。

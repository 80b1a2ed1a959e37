### 印刷するページ、プリント、点字の言葉。

## 見出し

puzzle = { $number }. { $size }、{ $level }
named = { $number }. { $name }
rated = レーティング{ $rating }、スコア{ $score }
scales = レーティング：いちばん難しいステップのSudoku Explainerでの値。スコア：すべてのステップのHoDoKuでの点数の合計。
count = { $count }問
contents = 目次
answers = 解答
ways = 解き方
answer-to = { $number }の解答
answers-to = { $numbers }の解答
answers-on-page = 解答は{ $page }ページ
answers-on-pages = 解答は{ $pages }ページ
way = 問題{ $number }の解き方
step = { $number }. { $technique }
steps = ステップ{ $numbers }
path = 解き方：{ $size }、{ $level }
start = 問題
solved = 解答
here = 解き方の終わり
guess = 使っているテクニックでは、次のステップが見つかりません。ここからは仮置きが必要です。
made-from = { $batch }から作成
chosen-from = { $batch }から選択

## プリント

worksheet = プリント
name = 名前
places = { $house }で数字が1つ決まります。どの数字が、どこに、なぜ入りますか？
rules-out-one = { $digit }を除外できるのはどこですか？その理由は？
rules-out-two = { $one }か{ $another }を除外できるのはどこですか？その理由は？
rules-out-three = { $one }、{ $another }か{ $third }を除外できるのはどこですか？その理由は？
rules-out-some = ここでは候補をいくつか除外できます。どの候補ですか？その理由は？
next = ここから何がわかりますか？その理由は？
wrong = この局面は問題と矛盾しています。
small = 候補は紙には小さすぎます。
in-code = コードを読み取ると、候補付きの局面が開きます。
no-code = この局面へのリンクは、コードにするには長すぎます。
names = R2C6は、2行目6列目のマスです。
is = { $cell }は{ $digit }です。
cannot-be = { $cell }の{ $digit }
all-cannot-be = { $all }を除外できます。

## 点字

signs = 数字は数符を付けず、下がり数字で書きます。空きマスは4・6の点です。
letter = 文字Aは10です。
letters = 文字Aから{ $last }は、10から{ $number }です。
numbered = { $number }. { $puzzle }
with-level = { $size }、{ $level }
jigsaw = ジグソー
killer = キラー
answer = 解答
jigsaw-rule = ジグソー：ブロックの代わりに区画を使います。問題の後の図では、同じ区画のマスがすべて同じ文字です。
regions = 区画
killer-rule = キラー：1つのケージの数字はすべて違い、その和がケージの合計になります。問題の後の一覧に、各ケージの合計とマスがあります。
cages = ケージ

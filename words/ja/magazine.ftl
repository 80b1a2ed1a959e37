### 問題集（印刷する問題）の言葉。

empty = 問題集は空です。どのサイズ、どの難易度でも、印刷する問題を1000問まで入れられます。同じ問題が重なることはありません。
damaged = 保存した問題集を読み込めませんでした。元のまま残っていますが、新しく作ると置き換わります。
unkept = このブラウザでは問題集を保存できません。ページを閉じると消えるので、印刷するかファイルに保存してください。

## 問題を作る

more = 問題を追加
many = 問題数
custom = 条件指定
custom-help = どんな問題にするかは、「新規」の「その他」→「条件を指定」で決めます。
several = まとめて作る
make = 問題を作る
make-count = { $count }問作る
stop = 停止
continue-making = 再開
look = 探し続ける
clear = すべて削除
restore = 復元

## 進み具合

made = { $all }問中{ $made }問
going-on = { $made }…
time-left = { $made }、残り約{ $time }
stopped = { $made }。停止しました。できた分は印刷できます。
minutes = { $count }分
hours = { $count }時間

## 同じ種類の問題のグループ

group = { $name }：{ $count }問
custom-name = { $size }・条件指定
custom-name-needs = { $size }・条件指定：{ $technique }
group-more = { $group }。{ $more }
work = 探索{ $searches }回、{ $time }
none-found-in = { $work }で、まだ見つかっていません。
found-in = { $work }で{ $found }問見つかりました。
alike = { $found }問しかありません。ほかの問題は、どれもこの中の1問の見た目を変えただけのものです。
none-missed = 見つかりませんでした。このような問題はまれです。探し続けるか、条件を減らしてください。
none-missed-in = { $work }で、見つかりませんでした。このような問題はまれです。探し続けるか、条件を減らしてください。
missed = 見つかったのは{ $found }問だけです。このような問題はまれです。探し続けるか、条件を減らしてください。
missed-in = { $work }で見つかったのは{ $found }問だけです。このような問題はまれです。探し続けるか、条件を減らしてください。
impossible = そのような問題は存在しません。

## 並べ替え

arrange = 並べ替え
arrange-end = 完了
arrange-help = グループかその中の問題を選び、ドラッグするか、Altと矢印キーを押します。
sorted = やさしい順なので、並びは決まっています。動かすには、「印刷オプション」でやさしい順をオフにしてください。
group-name = 名前
group-per-page = 1ページの問題数
as-magazine = 問題集と同じ
puzzles = このグループの問題
puzzle = 問題{ $number }、{ $level }
this-group = このグループ
earlier = 前へ
later-on = 後ろへ
remove = 取り除く
undo = 元に戻す
put-back = 取り除いた分をすべて復元

## 印刷のしかた

title = タイトル
options = 印刷オプション
paper = 用紙
paper-a4 = A4
paper-letter = レター
per-page = 1ページの問題数
per-page-help = 大きな盤面ほど場所をとります。25×25は1問で1ページです。
fewer-answers = { $size }：解答の分だけ場所をとるので、1ページに{ $count }問です。
fewer-large = { $size }：大きな文字は場所をとるので、1ページに{ $count }問です。
fewer-candidates = { $size }：候補は場所をとるので、1ページに{ $count }問です。
fewer = { $size }：マスに鉛筆で書けるように、1ページに{ $count }問です。
signature = 重ねて折る枚数
signature-all = すべて
answers = 解答
answers-none = なし
answers-end = 最後のページ
answers-upside-down = 逆さまに印刷
ways = 解き方
ways-help = 最後のページに、ステップごとの小さな盤面と理由を載せます。
ways-none = なし
ways-hard = シングル以外
ways-all = すべてのステップ
ascending = やさしい順
ascending-help = 難易度順、同じ難易度ならレーティング順に並べます。
large = 大きな文字
large-help = 1ページの問題を減らし、数字を大きくします。
candidates = 候補
candidates-help = すべての空きマスに候補を印刷します。
rating = レーティング
rating-help = いちばん難しいステップの、Sudoku Explainerでの値を印刷します。
recipe = レシピ
recipe-help = 同じ問題をもう一度作れるテキストを印刷します。
code = QRコード
code-help = 読み取ると、Stepdokuでその問題が開きます。
cover = 表紙
cover-help = タイトルと目次のページを最初に付けます。
booklet = 冊子
booklet-help = 2ページを横に並べます。短辺とじの両面印刷にして、折ってください。
numbers = 数で表記
numbers-help = 文字の代わりに10、11、12と印刷します。解き方では文字のままです。

## ページ

pages = ページ
page-count = { $pages }ページ
pages-shown = { $pages }ページ中{ $shown }ページ
drawing = ページを描画中…
page = { $number }ページ目
more-pages = 続きのページを表示
print = 印刷
printing = 全ページを描画中…
save-lines = .sdmで保存
save-text = テキストで保存
save-braille = 点字で保存

### テクニックを学ぶ部分。本文、練習、惜しい形の言葉は別のファイルにある。

## テクニックの一覧

about = 難易度ごとに、そこで新しく出てくるテクニックを並べています。
all = すべてのテクニック
about-technique = { $technique }について
back = { $dialog }に戻る
plain = 通常のWebページで読む
lookup = テクニック
lookup-help = それぞれの意味、成り立つ理由、見つけ方。
lookup-open = 調べる
find = { $count }個のテクニックから探す
find-none = その名前のテクニックはありません。
seen = 見た
found-one = 1回発見
found-alone = 自力で3回発見
percent = { $percent }%
percent-help = 今日も見つけられる確率（推定）

## テクニックのページ

head-idea = 考え方
head-why = 成り立つ理由
head-miss = よくある間違い
head-look = 見つけ方
head-kin = 関連するテクニック
head-names = ほかの名前
head-follows = このルールから言えること
here-digit = この例では、数字は{ $digits }です。
here-digit-in = この例では、{ $place }の{ $digits }です。
here-digits = この例では、数字は{ $digits }です。
here-digits-in = この例では、{ $place }の{ $digits }です。
often = 出る頻度
often-none = { $size }の{ $counted }問のうち、これを使うものは1問もありませんでした。いつも、もっとやさしいテクニックが使えました。
# 数の後はいつも「問」。すべての問題で使うときは、often-allと合わせて「全問」になる。
often-first =
    { $size }の上級〜究極の{ $all }問のうち、{ $count ->
       *[other] { $used }問で使います
    }。
often-first-hardest =
    { $size }の上級〜究極の{ $all }問のうち、{ $count ->
       *[other] { $used }問で使い
    }、{ $hardest }問ではいちばん難しいステップです。
often-next =
    { $size }では、{ $all }問のうち{ $count ->
       *[other] { $used }問で使います
    }。
often-next-hardest =
    { $size }では、{ $all }問のうち{ $count ->
       *[other] { $used }問で使い
    }、{ $hardest }問ではいちばん難しいステップです。
often-all = 全
make = これが必要な問題を作成
loading = 読み込んでいます…
missing = この文章を読み込めませんでした。接続を確かめて、もう一度開いてください。
practise = 練習する
learn = 順を追って学ぶ
print = このページを印刷

## 例

line-by-line = 1行ずつ
line-back = 戻る
line-next = 次の行
line-all = すべて表示
other-size = 別のサイズ
lacks = { $sizes }の例はありません。調べたどの問題でも、よりやさしいテクニックで同じことができます。
beside-columns = 行の代わりに列で
beside-rows = 列の代わりに行で
beside-smaller = 小さい盤面（{ $size }）
beside-plainer = 候補が少ない場合
beside-another = 別の場合

## テクニックの上達

charts = 上達の様子
usually = ふだんは{ $time }で見つけています。
trend = ここでは、最初は{ $first }、最近は{ $last }かかりました。
chance = 今日も見つけられる確率は、推定{ $percent }%です。
minutes = { $count }分
chart-times = 見つけるまでの秒数（最後が最新）：{ $times }
chart-latest = 最近の{ $count }回のタイム
chart-chance = 見つけられる確率の推定：今日は{ $now }%、練習しなければ{ $days }日後に{ $later }%
chart-estimate = 推定：今日は{ $now }%、{ $days }日後は{ $later }%
chart-learned = { $all }個のテクニックのうち、見たもの{ $seen }個、発見したもの{ $found }個、自力で3回発見したもの{ $alone }個

## コース：短い練習からなる単元

course = コース
course-help = 各段は、短い練習の集まりです。下から順に上るか、好きなところから始めてください。
course-done = { $all }個中{ $done }個完了
unit-done = 完了
unit-faded = 要復習
refresh-today = 今日の復習：{ $count }個
start = 始める：{ $unit }
continue-unit = 続ける：{ $unit }
worth = 次に学ぶ：{ $technique }
worth-hard = 上級〜究極の{ $all }問中、{ $count }問でいちばん難しいステップです。
worth-hard-at = { $size }の上級〜究極の{ $all }問中、{ $count }問でいちばん難しいステップです。
worth-easy = { $all }問中{ $count }問で必要です。
worth-easy-at = { $size }の{ $all }問中{ $count }問で必要です。
unit-at = { $techniques }（{ $side }×{ $side }）
chapter-small = 4×4ではじめの一歩
chapter-scanning = 盤面を見渡す
chapter-singles = シングル
chapter-locked = 予約
chapter-killer = キラー：ケージの足し算
chapter-lines = ラインと合計：手がかりを読む
chapter-pairs = 二国同盟
chapter-triples = 三国同盟と四国同盟
chapter-fish = フィッシュと強リンク
chapter-wings = Wingの仲間
chapter-uniqueness = 解はただ1つ
chapter-colouring = カラーリングとXチェーン
chapter-chains = リンクからチェーンへ
chapter-sets = 準ロック集合
chapter-exotics = 珍しいテクニック
unread = 練習の記録{ $count }件を読み込めませんでした。この端末にそのまま残っています。ほかの記録はすべて有効です。

## 終わりのない練習。それぞれに名前と1行の説明がある

practice = 練習
boards = 盤面のサイズ
chains = チェーンを作る
chains-help = 何かを証明できるまで、候補をつなぎます。
mistakes = 間違いを探す
mistakes-help = 数字かメモが1つ間違っています。どれですか？
repairs = 埋まった盤面を直す
repairs-help = すべてのマスが埋まっていますが、間違った数字があります。
mixed = 総合練習
mixed-help = 次のステップを見つけます。どのテクニックかは出ません。
own = 自分のゲームから
own-places = 自分のゲームから：{ $count }か所
own-help = ヒントを見たところや、当てずっぽうで入れたところ。
refresh = 復習

## 先生向け。それぞれに名前と1行の説明がある

teachers = 先生向け
door-lesson = レッスン
door-lesson-help = 盤面とステップを載せた、自分のスライドです。「説明」からステップを追加できます。
door-assignment = 課題
door-assignment-help = プレイ中の問題を送り、一人一人から結果を受け取ります。
door-class = クラスの結果
door-class-help = 課題の結果を表に集めます。
door-story = 問題ができるまで
door-story-help = 盤面が埋まり、そこから数字が消されていく様子を見られます。
door-present = プレゼン
door-present-help = プレイ中の問題を、大きな画面で1文ずつ説明します。

## ルール

rules = ナンプレのルール
rule-rows = すべての空きマスを埋めて、どの行にも{ $digits }のすべての数字が1つずつ入るようにします。
rule-columns = どの列にも、すべての数字が1つずつ入ります。
rule-boxes = 太線で囲まれたどのブロックにも、すべての数字が1つずつ入ります。
digits-to = 1から{ $last }まで
digits-letter = 1から9までとA
digits-letters = 1から9までとAから{ $last }まで
picture-row = 1つの行を強調した、埋まった{ $size }の盤面
picture-column = 1つの列を強調した、埋まった{ $size }の盤面
picture-box = 1つのブロックを強調した、埋まった{ $size }の盤面
rules-start = 4×4で試す

## 最初の練習の前に出る、ステップの用語

word-cell = R3C1
word-cell-help = 3行目1列目のマス。
word-candidate = 候補
word-candidate-help = そのマスにまだ入りうる数字。
word-area = エリア
word-area-help = 行、列、ブロックのどれか。
go = 自分で試す

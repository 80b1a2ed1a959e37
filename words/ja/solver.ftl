### ソルバーの言葉：ステップとラウンド、解き方、すべてのステップ。

## ボタン

steps = ステップ
start = 最初
start-help = 最初に戻る
back-pass = ‹ ラウンド
back-pass-help = 前のラウンド
back-step = 戻る
back-step-help = 前のステップに戻る
next-step = 次のステップ
next-step-help = 次のステップ
next-pass = ラウンド ›
next-pass-help = 次のラウンド
end = 最後
end-help = 最後まで進む
run = 自動再生
stop = 停止
speed = 速度
slow = 遅い
medium = 普通
fast = 速い
unveil = すべて表示
more = その他の操作
search = 仮置きで解く
keep = 自分の盤面にコピー
from-givens = 初期数字から解く
back-to-play = 自分の盤面に戻る
climb = より難しいテクニックを使う
guess = 代わりに仮置き
cancel = キャンセル
ways = 進め方
way-passes = ラウンド
way-passes-help = 同じ種類のシングルや二国同盟はまとめて、難しいステップは1つずつ
way-path = 解き方
way-path-help = やさしい順に1ステップずつ
keep-step = 自分の盤面にコピー
keep-step-help = このステップまでの数字を、1手として自分の盤面に入れます

## 最初と最後

at-givens = 初期数字から
at-position = 今の局面から
at-start-passes = 空きは{ $cells }マスです。「次のステップ」で、1ステップを理由とともに表示します。1ラウンドでは、同じ種類のシングルや二国同盟をまとめて、または難しいステップを1つ進めます。
at-start-path = 空きは{ $cells }マスです。「次のステップ」で、1ステップを理由とともに表示します。
solved-path = 1ステップずつ解けました
solved-passes = { $passes }ラウンドで解けました
solved-text = 数字を{ $digits }個入れました。仮置きは不要でした。
guessed-path = 仮置きで解けました
guessed-passes = { $passes }ラウンドと仮置きで解けました
guessed-text = 数字を{ $digits }個入れました。仮置きは{ $guesses }回でした。
dry-first = シングルがありません
dry-first-text = 空きは{ $cells }マスです。マスを指すと候補が見られます。
dry = { $passes }ラウンドでシングルがなくなりました
dry-text = 数字を{ $digits }個入れ、空きは{ $cells }マスです。マスを指すと候補が見られます。
stuck = 使えるテクニックがありません
stuck-text = 数字を{ $digits }個入れ、空きは{ $cells }マスです。オンにしているテクニックでは、次のステップが見つかりません。ここから先は、仮置きか、Stepdokuの知らないテクニックが必要です。
unsolvable = 解がありません
unsolvable-text = この盤面は完成できません。
cut = 探索を打ち切りました
cut-text = 仮置き{ $guesses }回で打ち切りました。多すぎて見きれません。解答はわかっていて、「プレイ」から表示できます。
blocked = 入れた数字のうち{ $digits }個が間違っています
blocked-text = ここから先のステップは、間違いに基づくことになります。戻って直すか、初期数字から解いてください。自分の盤面は変わりません。

## ラウンドとステップ

card = このステップ
passes = ラウンド
naked-singles = 裸のシングル
hidden-singles = 隠れたシングル
kind-search = 探索
kind-path = 解き方
pass = { $number }ラウンド目
pass-search = 探索
pass-path = 解き方
by-guessing = 仮置き
step-of = { $all }ステップ中{ $step }ステップ目
no-step = なし
whole-path = 解き方全体
whole-pass = ラウンド全体
path-step = ステップ{ $step }
path-steps = ステップ{ $first }〜{ $last }
nothing-found = 見つからず
steps-found = { $steps }ステップ
digits-found = 数字{ $digits }個

## 1ラウンドで見つかったもの

found-path = この解き方は{ $steps }ステップです。
found-search = 探索は{ $steps }ステップでした。
found-no-naked = 候補が1個だけ残ったマスはありません。
found-naked = 候補が1個だけ残ったマスは{ $digits }マスです。どれもこの盤面で確かめられます。
found-no-hidden = 行・列・ブロックで入る場所が1か所だけ残った数字はありません。
found-hidden = 行・列・ブロックで入る場所が1か所だけ残った数字は{ $digits }個です。どれもこの盤面で確かめられます。
found-no-pattern = { $technique }：なし。
found-pattern = 形が{ $steps }個見つかりました。どれもこの盤面で確かめられます。

## 計算中

searching = 探索中…
searching-at = 探索中：{ $done }/{ $all }マス
finding-passes = すべてのラウンドを探しています…
finding-passes-at = すべてのラウンドを探しています：{ $done }/{ $all }マス
finding-path = 解き方を探しています…
finding-path-at = 解き方を探しています：{ $done }/{ $all }マス
finding-steps = すべてのステップを探しています…
finding-steps-at = すべてのステップを探しています：{ $done }/{ $all }マス
climbing = より難しいテクニックを試しています…
climbing-at = より難しいテクニックを試しています：{ $done }/{ $all }マス

## 解き方

path = { $steps }ステップ、{ $score }点
techniques = この解き方のテクニック
column-technique = テクニック
column-steps = ステップ
column-score = スコア
to-next = 次の{ $technique }に進む
bottleneck = 難所
bottleneck-step = ステップ{ $number }：{ $technique }
bottleneck-only = ステップ{ $number }：{ $technique }、ほかに進む方法なし
bottleneck-choice = ステップ{ $number }：{ $technique }、選択肢{ $choices }個のうちの1つ

## ある局面のすべてのステップ

all = すべてのステップ
all-help = 今できるステップをすべて一覧にします
all-looking = すべてのステップ
all-looking-text = すべてのテクニックを探しています…
all-solved = 解けました
all-solved-text = もう見つけるものはありません。
all-none = ステップなし
all-none-text = オンにしているテクニックは、どれもここでは使えません。
possible = 今できるのは{ $steps }ステップ
suiting = この問題に合うのは{ $steps }ステップ
stopped = 探索は上限で止まったので、ほかにもあるかもしれません。盤面の矛盾が原因のこともあります。
all-text = ステップを指すと盤面に表示され、選ぶと適用されます。
filter = 表示
filter-suiting = この問題に合うもの
filter-all = すべてのテクニック
harder =
    { $steps ->
       *[other] さらに難しいもの{ $count }ステップ
    }
more-steps = ほか{ $steps }ステップ
more-gone = +{ $candidates }
take = このステップを適用
close = 一覧に戻る

## ステップの結果

places = { $cell } = { $digit }
rules-out = { $cells } ≠ { $digit }

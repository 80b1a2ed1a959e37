### ダイアログと、難易度を選ぶ問題作成。

cancel = キャンセル
size = サイズ
level = 難易度
seed = シード
seed-empty = 空欄＝ランダム
seed-help = シードと設定が同じなら、いつも同じ問題ができます。
make = 問題を作成
keep-looking = さらに探す
play-nearest = これをプレイ
play-it = プレイ

## 問題探しの進み具合

making = { $size }の問題を作成しています…
making-first = { $size }の問題を作成しています：{ $done }/{ $all }マス
making-try = { $size }の問題を作成しています（{ $number }回目）：{ $done }/{ $all }マス
making-closest = { $size }の問題を作成しています（{ $number }回目）：{ $done }/{ $all }マス。{ $closest }

## 問題を作れない理由

no-level = { $size }には「{ $level }」の問題がありません。このサイズの問題は、いつももっとやさしいステップで解けます。別の難易度かサイズを選んでください。
not-found = { $tries }回試しましたが、問題が見つかりませんでした。さらに探すか、別のシードを使ってください。

## テキストの問題

paste = 問題
paste-help = 1マスを1文字で表した1行のテキストか、行ごとまたは数で書いた表を貼り付けてください。空きマスは0かピリオドで表します。問題のリンクやレシピも使えます。
open-file = ファイルを開く
checking = 解が1つかどうか調べています…

## 例

article = { $size }・記事の問題
article-help = シングルだけの21ラウンドで解けます

## 問題へのリンク

link-help = このリンクを開いた人は、同じ問題を最初からプレイできます。
link = リンク
copy = コピー
copied = コピーしました

## 解答

solution-help = 後で元に戻せます。
solution-fill = 入力する
solution-beside = 横に表示

## 難易度の意味

easy = フルハウスと隠れたシングル
medium = すべてのシングル、または見つけやすい二国同盟
hard = 見つけにくい二国同盟、または三国同盟やX-Wing
very-hard = Wingの仲間、ユニークレクタングル、フィン付きフィッシュ
fiendish = チェーンと準ロック集合
extreme = 見つけにくいチェーンと、さらに難しいもの
killer-medium = ケージの組み合わせと、見つけやすい45の法則
killer-hard = 見つけにくい45の法則、または複数のインとアウト
killer-very-hard = 複数の見つけにくいインとアウト、または複数エリアのインとアウト
killer-fiendish = 見つけにくい複数エリアの45の法則、またはチェーン
lines-medium = 手がかりそのものと、手がかりで結ばれた2マス
lines-hard = 線や合計の最小と最大、または見つけにくい二国同盟
lines-very-hard = いくつかのマスの合計と、Wingの仲間

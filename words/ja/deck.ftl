### レッスン。

## ステップの下にある先生向けのボタン。それぞれに名前と、スクリーンリーダー向けの説明がある

row = クラス向け
row-add = レッスンに追加
row-add-help = スライドとして自分のレッスンに追加
row-another = もう1つ
row-another-help = 似た例をもう1つ
row-sheet = プリント
row-sheet-help = このステップと似たステップのプリント
row-assign = 課題にする
row-assign-help = クラスの課題にする
row-added = レッスンに追加しました。スライドは{ $slides }枚です。
row-open = レッスンを開く

## スライド

from-page = レッスンとして表示
number = { $all }枚中{ $number }枚目
stage = スライド
row-digits = { $number }行目：{ $digits }
empty-cell = 空き
empty = レッスンはまだ空です。「説明」で「レッスンに追加」を押すと、そのステップがスライドになります。
preparing = スライドを準備しています…
wrong = このスライドは問題と矛盾しているため、ステップを表示できません。作った人に、リンクをもう一度もらってください。
lost = このスライドのテクニックは{ $technique }ですが、このバージョンではここに見つかりません。
result-placed = { $technique }：{ $cell }は{ $digit }です。
result-gone = { $cell }に{ $digit }は入りません
result-removed = { $technique }：{ $gone }。
technique = 探すもの：{ $technique }
also-named = { $technique }（{ $other }）
back = 戻る
next = 次へ
skip = 次のスライド（N）
blank = 黒い画面（B）
unblank = スライドに戻る
candidates = 候補
play = ここからプレイ
present = プレゼン
change = 編集
take = 自分のレッスンに追加

## レッスンを編集するフォーム

title-field = タイトル
note-field = このスライドの文
up = 前へ移動
down = 後ろへ移動
remove = 取り除く
restore = 戻す
slides = スライド
link = レッスンのリンク
link-slide = このスライドのリンク
another = 似た例をもう1つ
no-other = ほかの局面を表示できません。接続を確かめて、もう一度試してください。
code = スマホでプレイ
code-help = この局面を開いてプレイするQRコード
no-code = このリンクはQRコードにするには長すぎます。代わりにリンクをコピーしてください。
print = プリントを印刷
print-help = 局面ごとに、問い、書き込み用の罫線、局面を開くQRコードが付きます。答えは切り取り線の下に、上下逆さまに印刷されます。
print-now = 印刷
drawing = 局面を描いています…
drawing-at = 局面を描いています：{ $done }/{ $all }
finding = ステップを探しています…
finding-at = ステップを探しています：{ $done }/{ $all }
full = レッスンがいっぱいです。追加するには、スライドを1枚取り除いてください。
newer = この端末のレッスンは新しいバージョンで作られたため、ここでの変更は保存されません。ページを再読み込みして更新してください。
damaged = この端末に保存したレッスンが壊れていて、別に取っておく空き容量もありません。元のレッスンはそのままで、ここでの変更は保存されません。
aside = この端末のレッスンは壊れていて、読み込めませんでした。元のまま別に取ってあります。これからは、このレッスンが保存されます。

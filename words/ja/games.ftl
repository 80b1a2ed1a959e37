### ゲームの一覧。

new = 新しい問題
new-help = サイズと難易度を選ぶか、手持ちの問題を貼り付ける
print = まとめて印刷
sizes = サイズ
all-sizes = すべて

## ゲーム

finished = クリア済み
untouched-game = まだ入力なし
placed = { $filled }/{ $all }マス
view = 表示
return-to = 戻る
resume = 続ける
here = プレイ中
only-here = 未保存
restart = 最初から
duplicate = 複製
delete = 削除
restore = 復元
action = { $action }：{ $game }
left-today = 今日で完全に削除
left = あと{ $days }日間保管

## 最後にプレイした時

just-now = たった今
minutes-ago = { $minutes }分前
hours-ago = { $hours }時間前
days-ago = { $days }日前
months-ago = { $months }か月前
years-ago = { $years }年前

## 一覧

solved = クリア済み（{ $games }）
away = 最近の削除（{ $games }）
reading = ゲームを読み込んでいます…
reading-some = ゲームを読み込んでいます…（{ $games }個）
more = さらに表示（残り{ $games }個）
fault = 保存したゲームを読み込めませんでした。{ $reason }一覧にあるのは、このページのゲームだけです。
unsaved = このブラウザでは、今は何も保存できません。ゲームはページを閉じるまで残ります。
untouched = どの手も保存されるので、いくつ始めても、いつでも続きから再開できます。
none-open = 途中のゲームはありません。
none-here = このサイズの途中のゲームはありません。

## 読み込めないゲーム

unreadable = { $games }個のゲームを読み込めませんでした。何も変更されていません。「ファイルに保存」には含まれます。
save-unreadable = ファイルに保存する
delete-unreadable = 削除する
question = 元に戻せません。残しておくには、先にファイルに保存してください。
delete-for-good = 完全に削除
keep = 残す

## ファイル

file = バックアップ
file-help = ゲーム、タイム、設定は、このブラウザだけに保存されています。バックアップや移動には、ファイルに保存してください。ファイルを読み込むと、ここにあるものに追加されます。消えたり重複したりすることはありません。
save = ファイルに保存
load = ファイルを読み込む
drop = ファイルをドロップすると読み込みます
importing = ファイルを読み込んでいます：{ $percent }%
comparing = ファイルとここのゲームを比べています…
writing = ファイルのゲームを追加しています…
stop = 中止

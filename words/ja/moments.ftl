### ゲームの履歴（保存点、分岐、お試し）の言葉。

name = 保存点の名前
add = 保存点を追加
rename-here = 名前を変更
nameless = 保存点{ $number }

## お試し

begin-trial = お試しを始める
begin-trial-help = ここから先に入れたものは、お試しとして表示されます。残すことも、破棄してこの時点に戻ることもできます。
trial-started = お試しを始めました。まだ数字はありません。
trial = お試し：ここまで数字{ $digits }個。
keep = 残す
discard = 破棄

## ここから進む先

redo = やり直す
back = 間違いの前まで巻き戻し
restart = 最初から
still = 前の局面を見たり開いたりするには、ゲームに戻ってください。

## 一覧

list = 最初からの手
start = 開始
savepoint = 保存点
trial-begins = お試し開始
discarded = 破棄済み
trial-begins-at = { $name }・お試し開始
discarded-at = { $name }・破棄済み
fork = 分岐
end = この分岐の終わり
now = 現在
here = 現在地
move-number = { $number }手目
later = { $moves }手後
another-branch = 別の分岐：
branch = 分岐{ $number }（全{ $all }個）：
rename = 名前を変更
delete = 削除

## 局面の図（スクリーンリーダー用）

picture-start = 開始時：数字{ $all }個中{ $filled }個
picture = { $moves }手後：数字{ $all }個中{ $filled }個

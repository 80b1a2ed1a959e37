### クラスの結果。

about = 生徒から届いた結果を貼り付けてください。何件でも一度に貼り付けられ、前後にほかの文があってもかまいません。
empty = 結果はまだありません。
paste = 結果
add = 追加
file = ファイルか画像から
added = 結果を{ $count }件読み取りました。
added-known = 結果を{ $count }件読み取りました。うち{ $known }件は、すでに表にあります。
no-code = この文には結果がありません。結果には#r=と長いコードが含まれます。
no-picture = この画像にはQRコードが見つかりません。近くから、正面で撮ってください。
damaged = { $line }行目：コードが壊れているか、途切れています。もう一度送ってもらってください。
newer = { $line }行目：新しいバージョンのコードです。ページを再読み込みして更新してください。
unread = 結果{ $count }件を読み込めませんでした。この端末にそのまま残っています。もう一度送ってもらってください。
honest = コードの打ち間違いはわかりますが、不正まではわかりません。結果はこの端末だけに保存されます。

## 課題の一覧

groups = 課題
untitled = タイトルなし
group-line = { $title }、{ $size }：{ $count }件

## 表

hide = 名前を隠す
head-name = 名前
head-ended = 状態
head-time = 時間
head-done = 終えた数
head-help = 使った補助
head-techniques = この手順に必要なテクニック
head-wrong-steps = 間違えたステップ
head-reasons = 理由
file-assignment = 課題
file-date = 日付
file-seconds = 秒数
file-all = 全体の数
file-wrong = 間違いの数
file-at-once = 一度で正解した理由
file-asked = 求めた理由
file-weakest = 苦手な理由
pupil = 生徒{ $number }
nameless = 名前なし
done = 完了
unfinished = 未完了
time-up = 時間切れ
no-help = なし
hurry = { $seconds }秒で{ $done }個：速すぎて判断できません
remove = 取り除く
remove-all = この課題の結果をすべて取り除く
restore = 戻す
save = 表として保存（CSV）
save-name = stepdoku-class.csv

## クラスに多いこと

common-head = 多い間違い
common-step = { $step }：{ $all }人中{ $pupils }人
weakest = クラスが苦手な理由：

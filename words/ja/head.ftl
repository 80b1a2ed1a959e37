### ヘッダーと、ページのどの部分にもある言葉。

name = Stepdoku
games = ゲーム
link = 共有
settings = 設定
help = ヘルプ
actions = ゲーム
more = メニュー
pause = 一時停止
resume = 再開
saving = 保存中…
saved = 保存済み
not-saved = 未保存
mode = モード
face-play = プレイ
face-explain = 説明
face-learn = 学ぶ
face-new = 新規
close = 閉じる
about = { $game }。この問題について
broken = エラーが発生しました
broken-help = Stepdokuが停止しました。ゲームは保存されていますが、最後の1手だけは失われた可能性があります。続けるには再読み込みしてください。
reload = 再読み込み

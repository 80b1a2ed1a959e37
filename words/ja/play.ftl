### プレイ中、盤面の横に出る言葉。

paused = 一時停止中
covered = 一時停止の間、盤面は隠れています。
go-on = 再開
solution-beside = 解答
hide-solution = 解答を隠す
zoom = 拡大
ask-why = なぜ？
ask-why-help = このマスの数字がなぜ入るのか、またはなぜ入らないのかをたずねます。
look = 候補を表示
look-at = { $cell }の候補を表示

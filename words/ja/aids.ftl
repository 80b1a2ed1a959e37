### プレイヤーが使った補助。どの名前も単独で並び、「を使って」の前にも入る。

candidates = 候補の表示
filled-notes = メモの自動入力
kept-notes = メモの自動更新
filter = 数字の強調
check = チェック
back-to-right = 間違いの前への巻き戻し
note-warning = メモの警告
judged = 1手ごとの判定
hint-place = 場所のヒント
hint-technique = テクニック名のヒント
hint-reason = 理由付きのヒント
solver = ソルバーの表示
solver-digits = ソルバーの数字
solution-seen = 解答の表示
solution = 解答の自動入力
why = 「なぜ？」の答え
why-digit = 「なぜ？」でわかった数字
path = 解き方の表示
combinations = 組み合わせの自動消去

alone = 自力で
helped-by = { $help }を使って

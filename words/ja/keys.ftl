### キーの一覧と、最初の説明。

how = 遊び方
by-ear = スクリーンリーダー：盤面でセミコロンに続けて、Rを押すと行を読み上げ、Nで次の空きマスに移り、5で5の場所がわかります。疑問符を押すと、すべてのキーを載せたヘルプが開きます。
by-ear-no-letters = スクリーンリーダー：設定で文字のショートカットをオンにすると、セミコロンキーで盤面についてたずねられます。
keys = キー
licences = Stepdokuで使用しているソフトウェアのライセンス

## 説明：題名、図についての文、図のない文

rules = ルール
rules-seen = どの行・列・ブロックにも1から9までの数字が1つずつ入るように、盤面を埋めます。図では、1つの行、列、ブロックを示しています。
rules-heard = どの行・列・ブロックにも1から9までの数字が1つずつ入るように、盤面を埋めます。
digit = 数字を入れる
digit-seen = 色の付いたマスは、枠のマスと同じ行・列・ブロックにあり、{ $digit }以外の数字がすべてそろっています。よって、枠のマスは{ $digit }に決まります。そのマスを選び、{ $digit }を押してください。
digit-heard = あるマスの行・列・ブロックに、1つを除くすべての数字がそろっていれば、そのマスは残りの数字に決まります。矢印キーでそこへ移り、その数字を押してください。
notes = メモを付ける
notes-seen = 枠のマスに入るのは{ $either }です。覚えておくには、マスを選び、「メモ」を押してから{ $all }を押してください。
notes-heard = あるマスに入るのが3か5なら、両方をメモしておきます。そこへ移り、Xでメモに切り替えて、3と5を押してください。Zで数字に戻ります。
hint = ヒントを見る
hint-seen = ヒントは、どこを見るか、どう考えるか、なぜそうなるかの順に教えてくれます。それぞれ、求めたときにだけ出ます。ここでは、色の付いたブロックにまだ{ $digit }が入っておらず、入る場所は枠のマスだけです。
hint-heard = Iかスラッシュでヒントが出ます。どこを見るか、どう考えるか、なぜそうなるかの順で、それぞれ求めたときにだけ出ます。最後にEnterで適用します。
steps = 解くところを見る
steps-seen = 「説明」では、問題を1ステップずつ、理由とともに解いていきます。図は、数字を{ $digits }個入れたところです。自分の盤面は変わりません。
steps-heard = 「説明」では、問題を1ステップずつ、理由とともに解いていきます。自分の盤面は変わりません。

## キーの働き方

note = ショートカットは、盤面か盤面のボタンにフォーカスがあるときに使えます。Macでは、Ctrlの代わりにCmd、Altの代わりにOptionを使ってください。
note-digits = ショートカットは、盤面か盤面のボタンにフォーカスがあるときに使えます。この盤面ではアルファベットも数字なので、文字のコマンドの前にカンマを入力してください。Macでは、Ctrlの代わりにCmd、Altの代わりにOptionを使ってください。
note-no-letters = ショートカットは、盤面か盤面のボタンにフォーカスがあるときに使えます。文字のショートカットは設定でオフになっています。Macでは、Ctrlの代わりにCmd、Altの代わりにOptionを使ってください。

## マウスや指の操作と、その働き

gestures = マウスや指で
drag = マスの上をドラッグ
drag-does = 通ったマスをすべて選択
modified-click = CtrlかShift + クリック
modified-click-does = マスを選択に追加、または解除
double-click = マスをダブルクリック
double-click-does = 同じ数字のマスをすべて選択
pinch = 大きな盤面をピンチかダブルタップ
pinch-does = 拡大・縮小（ドラッグで移動）
hold = マスを長押しか右クリック
hold-does = 理由をたずねる、または候補を表示
hold-shift = ShiftかCtrlを押したまま
hold-shift-does = その間はメモを入力
double-tap-key = 数字キーをダブルタップ
double-tap-key-does = 数字を固定（メモのモードでは入力）
hold-key = 数字キーを長押し
hold-key-does = 数字を固定し、以後タップしたマスに入力

## キーの名前

ctrl = Ctrl + { $key }
alt = Alt + { $key }
shift = Shift + { $key }
after-comma = 「,」の次に{ $key }
after-semicolon = 「;」の次に{ $key }
digit-keys = 1〜{ $last }
figures-and-letter = 1〜9、A
figures-and-letters = 1〜9、A〜{ $last }
arrows = 矢印キー
wasd = W A S D
arrow = 矢印キー
home = Home
ends = Home、End
space = スペース
delete = Delete
backspace = Backspace
enter = Enter
escape = Esc
page-up = Page Up
page-down = Page Down

## キーのグループ

group-entering = 入力
group-moving = 移動と選択
group-modes = モード
group-aids = 補助と強調
group-queries = 盤面への質問（音声で回答）
group-game = お試しと履歴
group-solver = ステップごとのソルバー
group-present = プレゼン中
group-why = 「なぜ？」の答え
group-review = 振り返りの一覧

## キーの働き

do-enter = 今のモードで数字を入力
do-note = メモを付ける、または消す（どのモードでも）
do-corner = 隅のメモ（どのモードでも）
do-centre = 中央のメモ（どのモードでも）
do-erase = 選択中のマスを消す（色モードでは色を消す）
do-swap = 隅のメモと中央のメモを入れ替え
do-lock = このマスの数字を固定、または解除
do-confirm = 理由が出ているヒントを適用。なければ、固定した数字を入力、または盤面をチェック
do-undo = 元に戻す
do-redo = やり直す
do-go = 隣のマスへ移動
do-go-far = 隣のブロックへ移動
do-go-to-end = 行の最初か最後へ移動
do-go-to-corner = 最初か最後のマスへ移動
do-extend = 選択を広げる
do-extend-far = 隣のブロックのマス、または最初か最後のマスを選択に追加
do-select-all = すべてのマスを選択
do-closer = 拡大
do-farther = 縮小
do-whole = 盤面全体を表示（テンキーの*）
do-escape = キャンセル、閉じる、または選択を解除
do-comma = 次の文字をコマンドとして入力
do-digit-mode = 数字
do-note-mode = メモ
do-corner-mode = 隅のメモ
do-centre-mode = 中央のメモ
do-colour-mode = 色。もう一度押すと、マスと候補を切り替え
do-next-mode = 次のモード
do-filter = 数字の強調をオン・オフ
do-filter-none = 強調を解除
do-step-filter = 前か次の数字を強調
do-bivalue = 候補が2個のマスの強調をオン・オフ
do-candidates = すべての候補の表示をオン・オフ
do-look = このマスの候補を表示
do-fill-all = すべてのメモを自動入力
do-fill-selected = 選択中のマスにメモを自動入力
do-check = 盤面をチェック
do-hint = ヒント。もう一度押すとテクニック、さらに押すと理由
do-try = お試しを始める
do-keep-trial = お試しを残す
do-give-up = お試しを破棄して戻る
do-moments = 履歴
do-editor = 問題を入力
do-pause = 一時停止、または再開
do-help = ヘルプ
do-paste = 問題を貼り付けてプレイ
do-next-step = 次のステップ
do-back-step = 前のステップ
do-next-pass = 次のラウンド
do-back-pass = 前のラウンド
do-why = 理由をたずねる
do-other-way = 解き方とラウンドを切り替え
do-all-steps = すべてのステップの表示をオン・オフ
do-ask = 次のキーで盤面についてたずねる
do-present-next = 続きを表示
do-present-back = 最後に表示したものを隠す
do-present-again = このステップの最初に戻る
do-present-blank = 次に押すまで黒い画面
do-present-leave = ソルバーに戻る
do-answer-ask = このマスのこの数字についてたずねる
do-answer-line = 前か次の行
do-answer-back = 元の答えに戻る
do-answer-close = 答えを閉じる
do-review-move = 前か次の手
do-review-page = 10手戻る、または進む
do-review-end = 最初か最後の手

## キーで盤面についてたずねること

ask-row = 行の読み上げ
ask-column = 列の読み上げ
ask-box = ブロックの読み上げ
ask-further = マスの対角線と窓の読み上げ
ask-board = 盤面全体を1行ずつ読み上げ
ask-place = マスの行、列、ブロック
ask-missing = 行、列、ブロックに足りない数字
ask-places = 行、列、ブロックでのこの数字の場所
ask-digit = 次に押す数字について、同じこと
ask-next-empty = 次の空きマス
ask-previous-empty = 前の空きマス
ask-next-highlighted = 強調またはマークした次のマス
ask-previous-highlighted = 強調またはマークした前のマス
ask-next-pair = 候補が2個の次のマス
ask-previous-pair = 候補が2個の前のマス
ask-go = マスへ移動：行、列の順に押す
ask-next-link = 盤面のチェーンの次のリンク
ask-previous-link = チェーンの前のリンク
ask-counts = 盤面にある各数字の数
ask-highlighted = 強調したマスと、ステップのマークの一覧
ask-around = まわりのマスを1つずつ読み上げ（もう一度Sで次へ）
ask-around-back = 同じことを逆順に
ask-state = サイズ、難易度、空きマス、モード

### 設定の言葉。

more = その他の設定
reset = 初期設定に戻す
at-once = 変更はすぐに反映されます。
newer = 設定は新しいバージョンのStepdokuのものなので、変更していません。ここでの変更は、ページを閉じるまで有効です。
not-kept = このブラウザは保存を禁止しています。ここでの変更は、ページを閉じるまで有効です。

## グループ

group-entering = 数字の入力
group-lit = 強調表示
group-notes = メモ
group-checking = 間違い
group-hints = ヒントとステップ
group-clock = タイマー
group-look = 見た目
group-ear = スクリーンリーダー
group-ladder = テクニック

## スイッチ

digit-first = 数字を先に選ぶ
digit-first-help = 数字を選んでから、入れるマスをタップします。
left-counts = 残りの個数
left-counts-help = 数字キーに、あと何個入れるかを表示します。
pad-from-bottom = テンキー配列
pad-from-bottom-help = 1、2、3をいちばん下の段に置きます。
letter-keys = 文字のショートカット
letter-keys-help = 1文字のキーや記号をショートカットに使います。
peers = 行・列・ブロック
peers-help = 選択中のマスから見えるマスをすべて色付けします。
same-digit = 同じ数字
same-digit-help = 選択中の数字が入っているマスをすべて強調します。
same-candidate = 同じメモ
same-candidate-help = メモの中の同じ数字も強調します。
preview = ポインターの先の候補
preview-help = 「候補を表示」のあと、ほかのマスを指すと、その候補も表示します。
large = 大きな説明
large-help = ヒント、ステップ、答えを、クラス全員が読める大きさにします。
simple = シンプル表示
simple-help = 小さな子ども向けに、盤面と大きなキー、「元に戻す」、やさしいヒントだけにします。
tools = すべてのツール
tools-help = すべてのツール、タイマー、メニューをいつでも使えるようにします。
coordinates = 行と列の番号
coordinates-help = プレイ中、盤面のふちに番号を付けます。
left-handed = 左利き用
left-handed-help = 広い画面では、キーを盤面の左に置きます。
more-contrast = 高コントラスト
more-contrast-help = 白地に黒か黒地に白で、線を太くします。
cage-colours = ケージの色分け
cage-colours-help = キラーで隣り合うケージを違う色にします。
large-digits = 大きな数字
large-digits-help = 数字をマスいっぱいに表示します。
large-notes = 大きなメモ
large-notes-help = 候補と、位置固定のメモを大きくします。
wrong-at-once = 間違いをすぐに表示
wrong-at-once-help = 入れた数字を毎回解答と比べます。チェックを使ったことになります。
sounds = 効果音
sounds-help = 重複したとき、行・列・ブロックがそろったとき、解き終えたときに鳴らします。
text-board = 盤面のテキスト
text-board-help = 点字ディスプレイ向けに、見出しの下に各行をテキストで加えます。
keep-notes = メモの自動更新
keep-notes-help = 数字を入れると、その行・列・ブロックのメモから同じ数字を消します。
strike-sums = 組み合わせの自動消去
strike-sums-help = キラーで、盤面の数字によって合わなくなった組み合わせを線で消します。メモによって合わなくなったものは、常に消します。
warn-notes = メモの消し間違いの警告
warn-notes-help = 消したメモが正解だったら警告します。その数字がわかってしまいます。
duplicates = 重複の表示
duplicates-help = 行・列・ブロックに2回ある数字に印を付けます。
idle-pause = 自動一時停止
idle-pause-help = 5分間操作がないと、一時停止して盤面を隠します。
celebrate = お祝い
celebrate-help = 解き終えたときにアニメーションを表示します。
own-notes = 自分のメモからヒント
own-notes-help = 自分のメモに基づいてヒントを出します。すべて記入したメモから消したものは、除外済みと見なします。
staged-steps = ソルバーの段階表示
staged-steps-help = 「次のステップ」で、まず注目する場所、次にテクニック、最後に理由を表示します。
line-by-line = 1行ずつ
line-by-line-help = 「次へ」で、長い理由を1行ずつ、盤面のリンクとともに表示します。
say-why = 理由を答える
say-why-help = 決め手になるものをマークすると、その数字が有効になります。
judge-moves = 手の判定
judge-moves-help = 1手ごとに、盤面からわかる手か、先に別のステップが必要な手か、間違いかを示します。
one-solution = 解は1つと仮定
one-solution-help = ユニークレクタングルなど、それを前提とする形も使います。

## 質問とその答え

note-layout = メモの配置
note-layout-fixed = 位置固定
note-layout-fixed-help = 数字ごとにマスの中の位置が決まっています。
note-layout-corner-centre = 隅と中央
note-layout-corner-centre-help = メモは2種類です。スナイダー式のメモは隅に、ほかのメモは中央に書きます。

check-says = チェックで示すもの
check-says-whether = 正誤
check-says-whether-help = 間違いがあるかどうかを示します。
check-says-how-many = 個数
check-says-how-many-help = 間違った数字の個数を示します。
check-says-which = 場所
check-says-which-help = 間違った数字に印を付けます。

clock = タイマー
clock-shown = 表示
clock-shown-help = 盤面の上にタイマーを表示します。
clock-hidden = 非表示
clock-hidden-help = タイムは解き終えたときに表示します。
clock-off = オフ
clock-off-help = タイマーも一時停止も使いません。

language = 言語
language-browser = ブラウザに合わせる
language-browser-help = ブラウザの言語設定に従います。
language-own-help = その言語でページを読み込み直します。

theme = テーマ
theme-system = システム
theme-system-help = 端末の設定に合わせます。
theme-light = ライト
theme-light-help = 常に明るい背景に暗い文字で表示します。
theme-dark = ダーク
theme-dark-help = 常に暗い背景に明るい文字で表示します。

symbols = 記号
symbols-digits = 数字
symbols-digits-help = 1、2、3など。
symbols-letters = 文字
symbols-letters-help = A、B、Cなど。4×4と9×9のみ。
symbols-pictures = 絵
symbols-pictures-help = 太陽、魚、葉っぱなど。4×4と9×9のみ。
symbols-colours = 色
symbols-colours-help = 赤、青、黄色など。4×4と9×9のみ。

speech = マスの読み上げ
speech-full = すべて
speech-full-help = 「5、初期数字、2行目3列目、ブロック1」と読み上げます。
speech-short = 短く
speech-short-help = 「5、初期数字、R2 C3」と読み上げます。
speech-placeless = 場所なし
speech-placeless-help = 「5、初期数字」と読み上げます。セミコロンに続けてPを押すと、場所を読み上げます。

ladder = テクニックの順序
ladder-teaching = 学習順
ladder-teaching-help = 見つけやすい順です。隠れたシングルが、裸のシングルより先です。
ladder-hodoku = HoDoKu順
ladder-hodoku-help = HoDoKuにあるテクニックだけを、その順序で使います。

## 自分の色

colours = 自分の色
colours-help = 色合いを選んでください。数字が読みやすいように、Stepdokuが明るさを調整します。
colours-theme = テーマの色
colour-digits = 自分の数字
colour-same = 同じ数字のマス
colour-cursor = 選択中のマス

## 使うテクニック

techniques = テクニック
tier-1 = シングル
tier-2 = 予約と二国同盟
tier-3 = 三国同盟、X-Wing、リンク2本の形
tier-4 = Wing、カラーリング、ユニークレクタングル
tier-5 = チェーンと準ロック集合
tier-6 = グループ化チェーン、特殊なフィッシュ、強制チェーン
all-used = 全{ $all }個
some-used = { $all }個中{ $some }個
not-in-order = HoDoKuにはありません。
assumes = オフ：解は1つと仮定するため。

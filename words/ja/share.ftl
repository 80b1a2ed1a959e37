### 書き出し（リンク、テキスト、ほかのページ、画像）の言葉。

more = その他
what = 共有するもの
puzzle = 問題
puzzle-help = このリンクを開いた人は、同じ問題を最初からプレイできます。
progress = 問題と途中経過
progress-help = このリンクを開いた人には、今の盤面が、入れた数字、メモ、色とともに届きます。
code = QRコード
code-name = リンクのQRコード
no-code = このリンクは長すぎて、QRコードにできません。コピーして使ってください。
save = 保存
braille = 点字
braille-help = 問題と解答のBRFファイル。点字プリンターや点字ディスプレイで使えます。

## 盤面のテキスト

text = テキストでコピー・保存
format = 形式
text-field = 盤面のテキスト
format-line = 1行
format-board-line = 1行（入れた数字付き）
format-rows = 行ごと
format-frame = 行ごと（枠付き）
format-matrix = 数のリスト（JSON）
format-candidate-grid = 候補の表
format-candidate-line = 729個の候補を1行で
format-ipuz = ipuz（.ipuz）
format-simple-sudoku = Simple Sudoku（.ss）
format-sdk = SadMan Sudoku（.sdk）
format-sdx = SudoCue（.sdx、候補付き）
format-sdm = 問題リスト（.sdm）
format-library = HoDoKuライブラリ
format-open-sudoku = OpenSudoku
format-solo = Simon TathamのSolo
format-sudoku-wiki = SudokuWikiのパッケージ
format-sudoku-coach = sudoku.coach（インポート用）
format-k-sudoku = KSudoku（.xml）
format-sumo-cue = SumoCue
holds-cages = ケージとその合計だけです。
holds-givens = 初期数字だけです。
holds-digits = すべての数字です。入れた数字も初期数字と同じ扱いになります。
holds-placed = 初期数字と入れた数字です。メモは含みません。
holds-board = 初期数字、入れた数字、候補です。メモのないマスには、可能な候補がすべて入ります。
holds-candidates = すべての数字と候補です。入れた数字も初期数字と同じ扱いになります。メモのないマスには、可能な候補がすべて入ります。

## ほかのプログラム

sites = ほかのプログラムで開く
sites-help = リンクを押すと、そのプログラムのサイトが開き、盤面が渡されます。
no-site = このサイズの盤面を開けるサイトは、この中にはありません。
gets-candidates = 入れた数字とすべての候補。色は含みません
gets-notes = 入れた数字とメモ。色は含みません
gets-givens-for-solutions = 初期数字とルールだけ。すべての解を探せます
gets-cages = ケージだけ。ステップを説明してくれます
gets-givens = 初期数字とケージだけ
gets-givens-or-text = 初期数字だけ。入れた数字とメモも渡すには、盤面をテキストでコピーして、そのサイトでインポートしてください

## 画像

picture = 画像
look = 配色
look-light = ライト
look-dark = ダーク
look-print = 印刷用
of-board = 盤面
of-board-name = 盤面の画像
of-solve = 解いた跡
of-solve-name = 解き終えた盤面。埋めた順にマスが色付けされています
notes = メモを表示
digits = 数字を表示
picture-size = PNGのサイズ
picture-side = { $side } × { $side }ピクセル
save-svg = SVGで保存
save-png = PNGで保存
no-picture = ブラウザが画像を描けませんでした。代わりにSVGで保存してください。

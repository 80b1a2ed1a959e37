### 問題とその難しさの言葉。

rating = 難しさを調べています…
unknown = 未評価
author-says = 作者の説明：
author-silent = この問題にはルールの説明が付いていません。
details = 詳細

## Stepdokuの数値

score = HoDoKu式スコア
score-help = スコアは全ステップの点数の合計、言葉はHoDoKuでの難易度です。
scored = { $score }・{ $class }
rated = 最難ステップのレーティングは{ $rating }
hardest-step = 最難ステップ
hardest-before = 最初の数字までの最難
first-step = 最初のステップ
scale = レーティングはSudoku Explainerの尺度です。1.0は行の最後のマスを埋めるステップ、12.0は試行錯誤が必要なステップです。
hardest = いちばん難しいテクニック（ヒントになります）
technique = いちばん難しいステップ：{ $technique }。
trials = Stepdokuのテクニックだけでは解き終えられません。試行錯誤が{ $rounds }回必要です。
trials-nested = Stepdokuの知るどのテクニックでも解き終えられません。試行錯誤の中で、さらに試行錯誤が必要です。

## ほかのプログラムの正確な数値

exact = ほかのプログラムの尺度
exact-help = Sudoku Explainerのレーティング（SukakuExplainer 1.18.1）とHoDoKuのスコア（2.2）で、それぞれ独自のステップに基づきます。HoDoKuのスコアは盤面の見た目によって変わり、盤面を回したり数字を付け替えたりすると、違う値になることがあります。
line = 問題を1行で（ER、EP、ED付き）
er = ER
er-help = いちばん難しいステップ
ep = EP
ep-help = 最初の数字までで、いちばん難しいステップ
ed = ED
ed-help = 最初のステップ
hodoku = HoDoKu
hodoku-help = 全ステップのスコア
at-least = { $figure }以上
behind = いちばん難しいステップ：{ $step }、{ $cost }
steps = もとになったステップ（ヒントになります）
show = ステップを表示
working = 正確な数値を計算しています…
stopped = 正確な数値は計算されませんでした。もう一度開くと、再び計算します。
other-size = Sudoku ExplainerとHoDoKuが評価するのは9×9の問題だけです。
few-givens = Sudoku Explainerは、初期数字が10個未満の問題を評価しません。

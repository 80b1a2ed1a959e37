### あとから読み込まれる通知の言葉：読み取ったテキストについて、ほか。

## 読み取ったもの

read-as = { $format }として読み取りました：{ $size }、{ $parts }。
placed-digits = 入れた数字{ $count }個
notes = メモ
part = これは{ $all }問中{ $number }問目です。

## テキストの形式。「〜として読み取りました」の前に来る

format-line = 1行のテキスト
format-rows = 行ごとのテキスト
format-block = 枠で描いた盤面
format-list = 数のリスト
format-matrix = かっこ付きのリスト
format-sdk = SDKファイル
format-link = Stepdokuのリンク
format-candidates = 候補の表
format-candidate-line = 候補の1行テキスト
format-sdx = SDXファイル
format-hodoku = HoDoKuライブラリの1行
format-position = 入れた数字付きの1行
format-gsf = カンマ区切りのリスト
format-sudoku-wiki = SudokuWikiのリンク
format-sudoku-pad = SudokuPadのリンク
format-f-puzzles = f-puzzlesのリンク
format-sudoku-coach = sudoku.coachのリンク
format-sudoku-exchange = SudokuExchangeのリンク
format-penpa = Penpaのリンク
format-solo = Soloのゲーム
format-open-sudoku = OpenSudokuファイル
format-iss = Interactive Sudoku Solverのリンク
format-ipuz = ipuzファイル
format-sumo-cue = SumoCueの1行
format-killer = キラーの1行テキスト
format-k-sudoku = KSudokuファイル

## 読み取りのときの解釈

letters-are-digits = 文字を数字として読み取りました：Aは1、Bは2など。
digits-from-zero = 0から始まる数字として読み取りました：0を1、1を2のように表示しています。
zeros-are-empty = 0はすべて空きマスとして読み取りました。
blanks-are-empty = 空白は空きマスとして読み取りました。
rest-ignored = 問題のあとのテキストは読み取りませんでした。
sections-ignored = 初期数字だけを読み取りました。テキストのほかの部分にある数字とメモは読み取りませんでした。
lone-givens = マスに1つだけの数字は、初期数字として読み取りました。
lone-placed = マスに1個だけの候補は、入れた数字として読み取りました。
around-ignored = 問題の前後のテキストは読み取りませんでした。
letters-o = 文字Oはすべて0、つまり空きマスとして読み取りました。
letters-l = 文字lとIはすべて1として読み取りました。
wrong-solution = 問題に添えられた完成盤面はこの問題の解答ではないので、読み取りませんでした。
group-ignored = 2つ目の記号のまとまりは読み取りませんでした。
ends-are-empty = 行の終わりに足りないマスは、空きマスとして読み取りました。
others-unread = テキストのほかの部分にも問題らしいものがありますが、読み取れません。
solution-ruled-out = 少なくとも1マスで、正しい数字が候補に入っていません。
sign-is-empty = 「{ $sign }」はすべて空きマスとして読み取りました。
other-boxes = { $rows }行{ $columns }列のブロックで読み取りました。通常のブロックでは、解がただ1つになりません。
no-candidate = { $cell }には候補が残っていません。

## ほかの通知

became-own = このゲームは別のタブで開いています。ここから先は、別のゲームとして保存されます。
deleted-elsewhere = このゲームは別のタブで削除されました。ここから先は、別のゲームとして保存されます。
not-shown = 図を表示できません。このページが、図の中の何かをコードと見なしています。テキストと問題は変わっていません。ページを再読み込みして、もう一度試してください。
not-printed = 何も印刷されませんでした。このページが、図の中の何かをコードと見なしています。テキストと問題は変わっていません。ページを再読み込みして、もう一度試してください。

## 言語

unknown-language = Stepdokuはまだ「{ $code }」に対応していません。対応言語：{ $languages }。
no-words = { $language }の言葉を読み込めなかったため、Stepdokuは英語で表示されています。

## 保存したゲームと問題集

game-deleted = ゲームを削除しました。30日間は復元できます。
game-unreadable = そのゲームは読み込めませんでした。元のまま残っています。
played-elsewhere = そのゲームは別のタブで開いています。先にそちらを閉じてください。
magazine-in-making = 問題集を作成中です。その間もプレイできます。
magazine-made = 問題集に{ $puzzles }問入りました。
magazine-elsewhere = 問題集が別のタブで変更されたため、このタブでの問題作成を止めました。今の問題集の続きから再開できます。

### テキストを受け付けられなかった理由：誤り、その位置、直し方。

## 理由の組み立て

placed = { $fault }（{ $line }行目の{ $column }文字目）
alone = { $fault }。
kilobytes = { $count } kB
symbol = 「{ $symbol }」
symbol-unseen = 文字U+{ $code }
digit-letter = { $number }（{ $letter }）
some-board = 盤面

## テキスト

empty = 読み取るテキストがありません。問題をテキストで貼り付けるか、入力してください。
no-puzzle = このテキストには、ナンプレの問題が入っていません。問題は{ $counts }個の数字でできていて、空きマスにはピリオドか0を使います。
too-big = { $size }もあり、問題としては長すぎます。問題だけをコピーしてください。
too-short = { $found }マスありますが、{ $board }には{ $wanted }マス必要です。{ $missing }マス足りません。一部がコピーされていないのかもしれません。
too-long = { $found }マスありますが、{ $board }は{ $wanted }マスで、{ $more }マス多すぎます
row-length = { $row }行目が{ $wanted }マスではなく{ $found }マスです
row-count = { $wanted }マスの行が、{ $wanted }行ではなく{ $found }行あります。
no-digit = { $symbol }は数字ではありません
no-digit-help = { $fault }。1〜9とA〜Pを使い、空きマスはピリオドか0にしてください。
no-number = 「{ $word }」は整数ではありません
no-number-help = { $fault }。1以上の整数を使い、空きマスは0にしてください。
too-large = { $digit }は大きすぎます
too-large-help = { $fault }。{ $side }×{ $side }の盤面で使えるのは{ $side }までです。
missing-number = 2つのカンマの間に数がありません
missing-number-help = { $fault }。空きマスには0を書いてください。
brackets = かっこの対応が正しくありません
too-deep = かっこの入れ子が深すぎて、盤面として読めません
several = このテキストには問題が{ $found }問あります。1問だけ貼り付けてください。
zero = 0が、数字とも空きマスとも読めます
zero-help = { $fault }。空きマスにはすべて同じ文字を使い、数字は1から数えてください。
letter-x = Xが、数字とも空きマスとも読めます
letter-x-help = { $fault }。空きマスにはピリオドを使ってください。
bad-link = このリンクは壊れています。もう一度送ってもらってください。
other = このテキストは読み取れません

## ほかのプログラムのテキスト

foreign = これは{ $what }で、Stepdokuでは読み取れません。問題を1行か、行ごとの数字としてコピーしてください。
foreign-file = これは{ $what }です。Stepdokuが読み取るのはテキストです。問題を1行か、行ごとの数字としてコピーするか、手で入力してください。
on-server = 別のサイトにある問題へのリンク
hodoku-file = HoDoKuの設定ファイルか、ゲームの保存ファイル
solo-seed = Simon TathamのSoloの乱数シード
web-address = 別のサイトへのリンク
picture = 画像
pdf = PDF
packed = 圧縮ファイル
no-candidates = 「{ $word }」は候補のまとまりではありません
no-candidates-help = { $fault }。マスの候補は、小さい順の数字で書いてください。
variant = この問題には{ $rule }があります。Stepdokuではこれを読み取れませんが、これがないと別の問題になってしまいます。
other-square = { $side }×{ $side }にはまだ対応していません。{ $sizes }
other-size = この盤面は{ $rows }行{ $columns }列です。{ $sizes }
other-boxes = この盤面のブロックは{ $rows }行{ $columns }列で、対応するサイズがありません。{ $sizes }
sizes = Stepdokuで遊べるサイズは{ $sizes }です。
open-regions = これはジグソーですが、区画を読み取れません。図全体をコピーするか、各マスの区画を数字で示した問題を1問だけコピーしてください。
no-candidate = { $row }行目{ $column }列目に候補が残っていないので、この局面に解はありません。消した候補を確認してください。
none-fits = この局面の候補に合う解はありません。消した候補を確認してください。
damaged = このテキストは壊れているか、途中で切れています。もう一度全体をコピーしてください。
unpacks-too-large = このテキストは、展開すると{ $size }を超え、問題としては大きすぎるため、読み取りませんでした。

## ほかのプログラムのルール。「この問題には〜があります」に入る

rule-diagonals = 対角線のルール
rule-windows = 盤面の中の追加ブロック
rule-jigsaw = ジグソーの区画
rule-extra-regions = 追加の区画
rule-anti-knight = アンチナイトのルール
rule-anti-king = アンチキングのルール
rule-non-consecutive = 連続する数字が隣り合わないルール
rule-cages = キラーのケージ
rule-thermometers = 温度計
rule-arrows = 矢印
rule-little-killer = リトルキラーの合計
rule-sandwich = サンドイッチの合計
rule-dots = クロプキの点
rule-xv = XVのペア
rule-parity = 偶数と奇数のマス
rule-palindromes = 回文
rule-quadruples = クアドルプル
rule-clones = クローン
rule-lines = 独自のルールを持つ線
rule-shaded = 色付きのマス（ルールかもしれません）
rule-drawn = 盤面に描かれた印（ルールかもしれません）
rule-candidates = 問題の一部としての候補
rule-other-game = 別のゲームのルール
rule-named = 「{ $name }」というルール

## キラーのケージ

cages-many = このキラーにはケージが{ $cages }個あり、盤面のマスの数を超えています。
cage-empty = このキラーのケージ{ $number }にはマスがありません。もう一度問題全体をコピーしてください。
cage-outside = このキラーのケージ{ $number }には、盤面の外のマスがあります。
cage-twice = このキラーのケージ{ $number }には、同じマスが2回あります。どのマスも1回だけ書いてください。
cage-large = このキラーのケージ{ $number }は{ $cells }マスありますが、数字の種類はそれより少なく、すべて違う数字にはできません。マスを減らしてください。
cage-sum = このキラーのケージ{ $number }は{ $cells }マスで合計{ $sum }ですが、すべて違う数字ではその合計になりません。合計を確認してください。

## 線、点、その他の印

clue-placed = { $number }個目の{ $name }（{ $row }行目{ $column }列目）
clue-alone = { $number }個目の{ $name }
clues-many = この問題には線、点、印が多すぎて、1つの盤面に収まりません。問題を1問だけコピーしてください。
clue-few = { $clue }はマスが少なすぎます（{ $cells }マス）。もう一度問題全体をコピーしてください。
clue-large = { $clue }は、この盤面にはマスが多すぎます（{ $cells }マス）。マスを減らしてください。
clue-outside = { $clue }には、盤面の外のマスがあります（{ $row }行目{ $column }列目）。盤面の中のマスだけにしてください。
clue-twice = { $clue }には、このマスが2回あります。どのマスも1回だけ書いてください。
clue-apart = { $clue }はこのマスで途切れていて、決まりどおりの位置にありません。マスを確認してください。
clue-number = { $clue }に合う数字がないので、数を{ $digit }にはできません。数を確認してください。
clue-no-number = { $clue }には数がありません。数を入れてください。
clue-uneven = { $clue }の2つのまとまりは、マスの数が違います。同じ数にしてください。

## 問題にならない盤面

clash = { $twice }どちらかを直してください。
twice-in = { $place }に{ $digit }が2回あります：{ $first }と{ $second }。
twice-apart = { $first }と{ $second }は{ $apart }、どちらも{ $digit }です。
complete = すべてのマスが埋まっているので、解くところがありません。
unsolvable = この問題には解がありません。数字を元の問題と見比べてください。
ambiguous = この問題には解が2つ以上あるので、論理だけでは解けません。初期数字が抜けているのかもしれません。
undecided = この問題の解がちょうど1つかどうか、時間内に判定できませんでした。初期数字を増やしてみてください。
unknown-rules = この問題には、Stepdokuの知らないルールがあります。そのため、解がちょうど1つだとは証明できません。

## リンク

link-empty = 問題が入っていません。もう一度送ってもらってください。
link-puzzle = 問題が壊れています。{ $why }
link-too-big = { $size }もあり、問題としては長すぎます。もう一度送ってもらってください。
link-board = 数字とメモが壊れているか、途中で切れています。もう一度送ってもらってください。
link-lesson = レッスンが壊れているか、途中で切れています。もう一度送ってもらってください。
link-assignment = 課題が壊れているか、途中で切れています。もう一度送ってもらってください。
link-result = 結果が壊れているか、途中で切れています。もう一度送ってもらってください。
link-handover = コードが壊れているか、途中で切れています。もう一度読み取ってください。
link-newer = より新しいバージョンのStepdokuのものです。ページを再読み込みして更新してから、もう一度開いてください。
link-damaged = リンクが壊れています。もう一度送ってもらってください。

## レシピ：問題を作るテキスト

recipe-newer = この問題には生成プログラムのバージョン{ $version }が必要ですが、このページはバージョン{ $own }です。ページを再読み込みして更新するか、問題そのもののリンクを送ってもらってください。
recipe-older = この問題には生成プログラムのバージョン{ $version }が必要ですが、このページはバージョン{ $own }です。問題そのもののリンクを送ってもらってください。
recipe-level = { $size }に{ $level }の問題はありません。
recipe-day = その日付はありません。日付は2026-11-21のように書きます。
recipe-part = このレシピは読み取れません。「{ $part }」の部分がわかりません。
recipe-bad = このレシピは読み取れません。バージョン番号からシードまで、全体をコピーしてください。
impossible = そのような問題は存在しません。{ $why }
not-found = { $tries }回試しましたが、そのような問題は見つかりませんでした。

## 問題集

magazine-count = 何問作りますか？1〜{ $most }の数を入れてください。
magazine-puzzles = 全部で{ $puzzles }問になりますが、問題集に入るのは{ $most }問です。数を減らすか、今の問題集を印刷して空にしてください。
magazine-kinds = 問題集に入るのは{ $most }種類までです。印刷してすべて削除してから、追加してください。
magazine-impossible = このような問題の問題集は作れません。

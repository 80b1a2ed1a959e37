### 通常のナンプレに加わるルールと、盤面にレーティングがない理由。

## 2本の対角線

diagonals = X
diagonals-title = X
diagonals-said = 2本の対角線にも、すべての数字が入ります。
diagonals-defined = X：2本の対角線にもすべての数字が入ります。

## 4つの窓

windows = Windoku
windows-title = Windoku
windows-said = 4つの窓にも、すべての数字が入ります。
windows-defined = Windoku：4つの窓にもすべての数字が入ります。

## アンチナイト

knight = アンチナイト
knight-title = アンチナイト
knight-said = ナイトの動きで届くマスには、違う数字が入ります。
knight-defined = アンチナイト：ナイトの動きで届くマスには、違う数字が入ります。
knight-pair = ナイトの動きで届く2マス
knight-apart = ナイトの動きで届く位置にあり

## アンチキング

king = アンチキング
king-title = アンチキング
king-said = 角で接するマスには、違う数字が入ります。
king-defined = アンチキング：角で接するマスには、違う数字が入ります。
king-pair = 接する2マス
king-apart = 接していて

## ケージ

cage-pair = 同じケージの2マス
cage-apart = 同じケージにあり

## 手がかり

clue-pair = 手がかりによって異なる2マス
clue-apart = 手がかりによって異なるはずですが

## ブロック

boxes = ブロックは{ $rows }行

## レーティング

no-rating-size = Sudoku Explainerが評価するのは9×9の盤面だけです。
no-rating-givens = Sudoku Explainerが評価するのは、初期数字が10個以上の盤面だけです。
no-rating-none = この盤面には解がないので、レーティングはありません。
no-rating-several = この盤面には解が2つ以上あるので、レーティングはありません。

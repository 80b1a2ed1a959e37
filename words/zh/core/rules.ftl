### 标准数独以外的规则，以及盘面没有难度评分的原因。

## 两条对角线

diagonals = 对角线
diagonals-title = 对角线数独
diagonals-said = 两条对角线也要填齐所有数字。
diagonals-defined = 对角线数独：两条对角线也要填齐所有数字。

## 四个窗口

windows = 窗口
windows-title = 窗口数独
windows-said = 四个窗口也要填齐所有数字。
windows-defined = 窗口数独：四个窗口也要填齐所有数字。

## 无马

knight = 无马
knight-title = 无马数独
knight-said = 相隔一个马步的两格数字不同。
knight-defined = 无马数独：相隔一个马步的两格数字不同。
knight-pair = 相隔一个马步的两格
knight-apart = 相隔一个马步

## 无缘

king = 无缘
king-title = 无缘数独
king-said = 对角相邻的两格数字不同。
king-defined = 无缘数独：对角相邻的两格数字不同。
king-pair = 对角相邻的两格
king-apart = 对角相邻

## 笼子

cage-pair = 同一笼子里的两格
cage-apart = 在同一个笼子里

## 线索

clue-pair = 线索要求不同的两格
clue-apart = 因线索而应当不同

## 宫

boxes = （每宫{ $rows }行）

## 难度评分

no-rating-size = Sudoku Explainer只能评9×9的盘面。
no-rating-givens = Sudoku Explainer只能评至少有十个提示数的盘面。
no-rating-none = 这个盘面无解，所以没有评分。
no-rating-several = 这个盘面不止一个解，所以没有评分。

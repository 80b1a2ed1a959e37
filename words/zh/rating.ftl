### 一道题目的情况，以及它有多难。

rating = 正在计算难度…
unknown = 尚未评分
author-says = 作者的说明：
author-silent = 题目没有附带规则说明。
details = 详情

## Stepdoku自己的数值

score = HoDoKu式得分
score-help = 得分是所有步骤的分数之和；后面的词是HoDoKu的等级。
scored = { $score } · { $class }
rated = 最难一步的难度评分{ $rating }
hardest-step = 最难的一步
hardest-before = 第一个数字之前最难的一步
first-step = 第一步
scale = 难度评分采用Sudoku Explainer的标准：1.0是一行的最后一格，12.0需要试数。
hardest = 最难的技巧（相当于提示）
technique = 最难的一步：{ $technique }。
trials = 用Stepdoku的技巧解不完这道题：还需要{ $rounds }轮试数。
trials-nested = 用Stepdoku的任何技巧都解不完这道题：还需要在试数中再试数。

## 其他程序的准确数值

exact = 其他程序的评分
exact-help = Sudoku Explainer的难度评分（SukakuExplainer 1.18.1）和HoDoKu的得分（2.2），各按自己的步骤计算。HoDoKu的得分与盘面的样子有关：旋转盘面或替换数字，得分可能不同。
line = 一行文字的题目，带ER、EP和ED
er = ER
er-help = 最难的一步
ep = EP
ep-help = 到第一个数字为止最难的一步
ed = ED
ed-help = 第一步
hodoku = HoDoKu
hodoku-help = 所有步骤的得分
at-least = 至少{ $figure }
behind = 最难的一步：{ $step }，{ $cost }
steps = 对应的步骤（相当于提示）
show = 显示这一步
working = 正在计算准确数值…
stopped = 准确数值没有计算完。重新打开这里可以再试。
other-size = Sudoku Explainer和HoDoKu只能评9×9的题目。
few-givens = Sudoku Explainer不评少于十个提示数的题目。

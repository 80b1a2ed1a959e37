### 笼子：一组数字互不相同、往往有总和的格。

## 关于一格所在的笼子，以及选中的几格

selected = 已选中{ $count }格。
selected-sum = 已选中{ $count }格：合计{ $sum }。
selected-sums = 已选中{ $count }格：合计{ $low }到{ $high }。
line-different = { $cells }格的笼子，数字互不相同
line-complete = 总和{ $sum }的笼子，已完成
line-wrong = 总和{ $sum }的笼子，但数字合计是{ $placed }
line-exceeded = 总和{ $sum }的笼子，但已填的数字合计是{ $placed }
line-begun = 总和{ $sum }的笼子，已填{ $placed }：还剩{ $cells }格，合计{ $rest }
line-empty = 总和{ $sum }的笼子，共{ $cells }格

plus = +

## 屏幕阅读器的回答

spoken = 总和{ $sum }的笼子，共{ $cells }格，{ $empty }格未填：{ $names }。
spoken-full = 总和{ $sum }的笼子，共{ $cells }格，已填满：{ $names }。
spoken-different = { $cells }格的笼子，数字互不相同：{ $names }。

## 所有组合的表

table = 所有组合
cells = 格数
sum = 总和
combinations = 组合

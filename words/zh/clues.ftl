### 线索的说法：几格上的线、点、数和其他标记。

## 屏幕阅读器读出一格时，对每个线索的说明；经常重复，所以要短

on-line = { $name }第{ $place }格，共{ $cells }格
in-circle = { $name }的圆圈
with = { $name }（另一格{ $other }）
greater-than = 大于{ $other }
less-than = 小于{ $other }
around = { $name }：{ $digits }
beside = { $house }的{ $name }：{ $number }
on-diagonal = { $name }{ $number }的第{ $place }格，共{ $cells }格
broken = { $said }，不符合规则

## 盘面下方的一行，以及对提问的回答

broken-at = { $cell }处不符合规则：{ $name }。{ $rule }
broken-rule = 不符合规则：{ $rule }
meaning = { $said }。{ $rule }

### 手がかり：いくつかのマスにまたがる線、点、数、その他の印の言葉。

## マスの読み上げで、手がかりごとに言うこと。何度も聞くので短く

on-line = { $name }、{ $cells }マス中{ $place }番目
in-circle = { $name }の丸
with = { $other }との{ $name }
greater-than = { $other }より大きい
less-than = { $other }より小さい
around = { $name }：{ $digits }
beside = { $house }の{ $name }：{ $number }
on-diagonal = { $name }：{ $number }、{ $cells }マス中{ $place }番目
broken = { $said }、ルール違反

## 盤面の下の行と、質問への答え

broken-at = { $cell }でルール違反：{ $name }。{ $rule }
broken-rule = ルール違反：{ $rule }
meaning = { $said }。{ $rule }

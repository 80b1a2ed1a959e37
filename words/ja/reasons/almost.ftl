### 準ロック二国同盟と準ロック三国同盟。

can-only-be = { $cell }に入るのは{ AS($digits, "or") }だけです。
between-them = { $cells }の候補は、合わせて{ $digits }だけです。
only-in-or-in = { $house }でこれらの数字が入るのは、{ AS($cells, "or") }か{ $within }だけです。
only-in-two-or-in = { $house }でこれらの数字が入るのは、{ AS($cells, "or") }か{ $within }だけです。
just-one = そのうち{ $within }のほうに入るのは、ちょうど1つです。{ $others }には{ AS($count, "word") }つしか入らず、{ $within }のほうに2つ入ると{ $cells }に入る数字がなくなるからです。
just-one-of-three = そのうち{ $within }のほうに入るのは、ちょうど1つです。{ $others }には{ AS($count, "word") }つしか入らず、{ $within }のほうに2つ以上入ると{ $cells }に入る数字が足りなくなるからです。
is-the-other = そのため、{ $cells }はもう一方の数字になり、{ $others }に入るのも{ AS($digits, "or") }だけです。
have-the-others = そのため、{ $cells }には残りの数字が入り、{ $others }に入るのもこれらの数字だけです。

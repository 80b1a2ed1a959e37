### 「なぜ？」「なぜだめ？」への答え。

is-given = { $cell }が{ $digit }なのは、初期数字だからです。
you-placed = { $placed }は、自分で入れた数字です。
looking-for-proof = 証明を探しています。
follows = これは初期数字から導けます。
follows-by-way = これは、まだ入れていない{ $foreign }個の数字を経て、初期数字から導けます。
no-proof = Stepdokuには証明が見つかりませんでした。
already-has = { $house }の{ $digit }は、すでに{ $by }にあります。
already-has-given = { $house }の{ $digit }は、初期数字としてすでに{ $by }にあります。
so-cannot-be = よって、{ $cell }に{ $digit }は入りません。
so-cannot-be-if-right = よって、自分で入れた数字が正しいかぎり、{ $cell }に{ $digit }は入りません。
is-already = { $cell }はすでに{ $by }です。
was-ruled-out = { $gone }は、すでに除外されています。
looking-into = { $tried }を調べています。
leads-at-once = { $tried }からは、すぐに矛盾が出ます。
leads = { $tried }からは、{ $steps }ステップで矛盾が出ます。
nothing-wrong = Stepdokuが調べた範囲では、{ $tried }から矛盾は出ません。
suppose = { $cell }が{ $digit }だとして、何が導かれるかを見ます。

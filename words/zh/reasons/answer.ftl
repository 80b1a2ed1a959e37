### 对“为什么？”和“为什么不是？”的回答。

is-given = { $cell }是{ $digit }，因为它是提示数。
you-placed = 你填了{ $placed }。
looking-for-proof = 正在寻找证明。
follows = 它可以由提示数推出。
follows-by-way = 它可以由提示数推出，途中要用到你还没填的{ $foreign }个数字。
no-proof = Stepdoku没有找到它的证明。
already-has = { $house }已经有{ $digit }了，在{ $by }。
already-has-given = { $house }已经有{ $digit }了，是{ $by }的提示数。
so-cannot-be = 所以{ $cell }不能是{ $digit }。
so-cannot-be-if-right = 所以只要你填的数字都正确，{ $cell }就不能是{ $digit }。
is-already = { $cell }已经是{ $by }。
was-ruled-out = 之前已经排除了{ $gone }。
looking-into = 正在检查{ $tried }。
leads-at-once = 假设{ $tried }成立，立刻就会导致矛盾。
leads = 假设{ $tried }成立，经过{ $steps }步会导致矛盾。
nothing-wrong = 在Stepdoku检查的范围内，{ $tried }没有引出矛盾。
suppose = 假设{ $cell }是{ $digit }，看看会推出什么。

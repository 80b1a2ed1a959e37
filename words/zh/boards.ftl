### 盘面和游戏的名称。

size = { $side }×{ $side }
size-more = { $size }{ $more }
jigsaw = { $size }不规则
killer = { $size }杀手
variant = { $size }变型
game-of = { $size } · { $level }
board = 数独盘面，{ $side }乘{ $side }
window = { $name } – Stepdoku

### 盤面とゲームの名前。

size = { $side }×{ $side }
size-more = { $size } { $more }
jigsaw = { $size } ジグソー
killer = { $size } キラー
variant = { $size } 変種
game-of = { $size }・{ $level }
board = ナンプレの盤面、{ $side }行{ $side }列
window = { $name } – Stepdoku

### 几个同类的区域，作为句子的一部分。

rows = 第{ AS($houses, "numbers") }行
columns = 第{ AS($houses, "numbers") }列
boxes = 第{ AS($houses, "numbers") }宫
regions = 第{ AS($houses, "numbers") }宫
diagonals = 从{ AS($houses, "numbers") }起的对角线
windows = { AS($houses, "numbers") }的窗口
extra-regions = 额外宫{ AS($houses, "numbers") }

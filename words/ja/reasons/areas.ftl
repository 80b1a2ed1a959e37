### 同じ種類のいくつかのエリア。文の一部。

rows = { AS($houses, "numbers") }行目
columns = { AS($houses, "numbers") }列目
boxes = ブロック{ AS($houses, "numbers") }
regions = 区画{ AS($houses, "numbers") }
diagonals = { AS($houses, "numbers") }からの対角線
windows = { AS($houses, "numbers") }の窓
extra-regions = 追加区画{ AS($houses, "numbers") }

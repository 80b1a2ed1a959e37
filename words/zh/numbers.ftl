### 大数的写法，以及多处显示的数量。

thousands = ,
decimal = .
days-in-a-row = 连续{ $count }天
seconds = { $count }秒
print-pages = 打印{ $pages }页

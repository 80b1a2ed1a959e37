### 一段文字里的题目列表。

open = 题目列表（{ $count }）
which = 题目编号
empty = 粘贴含有多道题目的文字，或打开这样的文件，题目就会列在这里。
reading = 正在读取列表…
shown = 第{ $from }–{ $to }道，共{ $count }道
number = 转到编号
page-before = 上一页
next-page = 下一页

## 一道题目

givens-of-size = { $size }，{ $givens }个提示数
unread = 无法读取
spoken = 第{ $number }题：{ $line }
spoken-name = 第{ $number }题，{ $name }：{ $line }

## 评分

weigh = 给这些题目评分
weigh-help = 为本页每道9×9题目计算Sudoku Explainer的ER和HoDoKu的得分。
weighing = 正在评分：已完成{ $done }道，共{ $count }道
failed = 评分程序无法载入。检查网络连接，然后再按一次按钮。
lines = 评过分的题目，每道一行，带ER、EP和ED
explainer = ER { $rating }
explainer-least = ER至少{ $rating }
hodoku = HoDoKu { $score }
unrated = 没有及时评出
no-puzzle = 并非恰好有一个解

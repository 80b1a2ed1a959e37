### 为一个步骤画出的符号。

unfold = 图例与记法
legend = 图例
written = 记法
more-lines = 还有{ $lines }行
then-conclusion = 接下来是结论
all-lines = 全部显示
all = 盘面上的符号
eureka = Eureka
hodoku = HoDoKu
copy = 复制
copied = 已复制

## 图例

house = 要看的行、列或宫
cover = 删除域：行、列或宫
denied = 如果它不成立……
implied = ……它就成立
branch = 分支{ $number }
strong = 强链：至少一个成立
weak = 弱链：至多一个成立
group = 区块：当作一个整体
cause = 依据
placed = 填入
guessed = 试数
eliminated = 已排除
clash = 走不通
lit = 高亮
aid = 结构的一部分
fin = 鱼鳍
colour = 颜色{ $letter }
set = 数组{ $letter }

## 屏幕阅读器读出的说法，前面是候选数的数字

of-digits = { $digits }{ $mark }
said-pattern = 在结构中
said-placed = 填在这里
said-guessed = 在这里试数
said-eliminated = 已排除
said-clash = 已标记
said-fin = 是鱼鳍
said-lit = 已高亮
said-colour = 属于颜色{ $letter }
said-set = 在数组{ $letter }中

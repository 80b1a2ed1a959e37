### 题册：用来打印的题目。

empty = 你的题册是空的。它最多可放1000道用来打印的题目，大小和难度不限，没有两道相同。
damaged = 保存的题册无法读取。它没有改变；生成新的题册会替换它。
unkept = 此浏览器无法保存题册。关闭页面后它就会消失，所以请打印它或保存到文件。

## 为题册生成题目

more = 添加题目
many = 数量
custom = 定制
custom-help = 在“新题”中依次打开“更多”“定制”，选择题目的样子。
several = 生成多道
make = 生成题目
make-count = 生成{ $count }道题目
stop = 停止
continue-making = 继续
look = 继续找
clear = 全部删除
restore = 恢复

## 进度

made = 已生成{ $made }道，共{ $all }道
going-on = { $made }…
time-left = { $made }，还需约{ $time }
stopped = { $made }。已停止：可以打印现有的题目。
minutes = { $count }分钟
hours = { $count }小时

## 一组同样形式的题目

group = { $count } × { $name }
custom-name = { $size } · 定制
custom-name-needs = { $size } · 定制：{ $technique }
group-more = { $group }。{ $more }
work = 搜索{ $searches }次，用时{ $time }
none-found-in = { $work }，一道也没找到。
found-in = { $work }，找到{ $found }道。
alike = 只有{ $found }道：其他的都只是其中某一道换了个样子。
none-missed = 一道也没找到。这样的题目很少见：继续找，或减少条件。
none-missed-in = { $work }，一道也没找到。这样的题目很少见：继续找，或减少条件。
missed = 只找到{ $found }道。其余的很少见：继续找，或减少条件。
missed-in = { $work }，只找到{ $found }道。其余的很少见：继续找，或减少条件。
impossible = 不存在这样的题目。

## 排列

arrange = 排列
arrange-end = 完成
arrange-help = 选中一组或其中一道题目，然后拖动，或按Alt加方向键。
sorted = 最简单的排在最前，所以顺序是固定的。要移动题目，先在“打印选项”中停用它。
group-name = 名称
group-per-page = 每页题数
as-magazine = 与题册相同
puzzles = 这一组的题目
puzzle = 第{ $number }题，{ $level }
this-group = 这一组
earlier = 前移
later-on = 后移
remove = 移除
undo = 撤销
put-back = 恢复所有已移除的

## 怎样打印

title = 标题
options = 打印选项
paper = 纸张
paper-a4 = A4
paper-letter = Letter
per-page = 每页题数
per-page-help = 大盘面需要更多空间：一个25×25就占满一页。
fewer-answers = { $size }：每页{ $count }道，因为答案需要空间。
fewer-large = { $size }：每页{ $count }道，因为大字需要空间。
fewer-candidates = { $size }：每页{ $count }道，因为候选数需要空间。
fewer = { $size }：每页{ $count }道，这样格子够大，能用铅笔填写。
signature = 一起对折的张数
signature-all = 全部
answers = 答案
answers-none = 无
answers-end = 在末尾
answers-upside-down = 倒印
ways = 解题过程
ways-help = 在最后几页，用小盘面显示每一步和它的理由。
ways-none = 无
ways-hard = 唯余和排除以外的步骤
ways-all = 所有步骤
ascending = 从易到难
ascending-help = 先按难度排列，再按难度评分排列。
large = 大字
large-help = 每页题目更少，数字更大。
candidates = 候选数
candidates-help = 在每个空格里印出候选数。
rating = 难度评分
rating-help = 按Sudoku Explainer的标准印出最难一步的评分。
recipe = 配方
recipe-help = 印出可以再次生成同一道题目的文字。
code = 二维码
code-help = 扫描它，就能在Stepdoku中打开题目。
cover = 封面
cover-help = 在最前面加一页标题和目录。
booklet = 小册子
booklet-help = 两页并排：双面打印，沿短边翻转，然后对折。
numbers = 两位数
numbers-help = 印10、11、12，不印字母；解题过程仍用字母。

## 页面

pages = 页面
page-count = { $pages }页
pages-shown = 已显示{ $shown }页，共{ $pages }页
drawing = 正在绘制页面…
page = 第{ $number }页
more-pages = 显示更多页面
print = 打印
printing = 正在绘制所有页面…
save-lines = 保存为.sdm
save-text = 保存为文本
save-braille = 保存为盲文

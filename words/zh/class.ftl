### 班级成绩。

about = 粘贴学生发来的成绩：可以一次粘贴很多份，前后有别的文字也没关系。
empty = 还没有成绩。
paste = 成绩
add = 添加
file = 从文件或图片读取
added = 已读取{ $count }份成绩。
added-known = 已读取{ $count }份成绩，其中{ $known }份表中已有。
no-code = 这段文字里没有成绩。成绩含有#r=和一长串代码。
no-picture = 这张图片里没有找到二维码。靠近一些，从正面重新拍。
damaged = 第{ $line }行：代码已损坏或不完整。请学生重新发一次。
newer = 第{ $line }行：代码来自更新的版本。刷新页面以更新。
unread = 有{ $count }份成绩无法读取，仍原样保存在这台设备上。请学生重新发一次。
honest = 代码抄错能发现，作弊发现不了。成绩只保存在这台设备上。

## 作业列表

groups = 作业
untitled = 无标题
group-line = { $title }，{ $size }：{ $count }份成绩

## 成绩表

hide = 隐藏姓名
head-name = 姓名
head-ended = 状态
head-time = 用时
head-done = 完成
head-help = 帮助
head-techniques = 这些操作需要的技巧
head-wrong-steps = 错误步骤
head-reasons = 理由
file-assignment = 作业
file-date = 日期
file-seconds = 秒数
file-all = 总数
file-wrong = 错误数
file-at-once = 一次说对的理由
file-asked = 要求的理由
file-weakest = 最弱的理由
pupil = 学生{ $number }
nameless = 未填姓名
done = 已完成
unfinished = 未完成
time-up = 超时
no-help = 无
hurry = { $seconds }秒完成{ $done }项：太快，无法判断
remove = 移除
remove-all = 全部移除
restore = 恢复
save = 保存为表格（CSV）
save-name = stepdoku-班级成绩.csv

## 全班的共同点

common-head = 最常见的错误步骤
common-step = { $step }：{ $pupils }/{ $all }
weakest = 全班最弱的理由：

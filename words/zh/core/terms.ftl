### 讲解、提示和步骤里用到的术语，以及它们的意思。

candidate-forms = 候选数
candidate = 候选数是某一格仍有可能填的数字。
area-forms = 区域
area = 区域是一行、一列或一宫；有的题目还有对角线或窗口。每个数字在一个区域里恰好出现一次。
in-sight-forms = 能同时看到|互相看到|能看到|看不到|视野内|看到
in-sight = 两格因为同行、同列或同宫而不能填相同的数字，就说一格能看到另一格，也说一格在另一格的视野内。
cover-forms = 删除域
cover = 鱼的删除域，是包含它各行中某个数字全部位置的那些列，或者包含它各列中全部位置的那些行。鱼会占满删除域，所以这个数字不会出现在那里的其他格。
fin-forms = 鱼鳍
fin = 鱼鳍是鱼在删除域之外的位置。
clash-forms = 互相冲突|冲突
clash = 两个候选数不可能同时成立，就说它们互相冲突。
band-forms = 大行列
band = 大行列是排成一行或一列的几个宫，以及穿过它们的所有行或列。
strong-link-forms = 强链
strong-link = 强链连接两个候选数，其中至少有一个成立。
weak-link-forms = 弱链
weak-link = 弱链连接两个候选数，其中至多有一个成立。
almost-locked-set-forms = 待定数组
almost-locked-set = 待定数组是同一行、同一列或同一宫里的几格，它们合起来的候选数比格数多一个。

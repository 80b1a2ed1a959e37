### 给小孩子的简易界面：简短、亲切，不用数目。

panel = 按键和帮助
undo = 撤销
help = 帮帮我
more = 再帮帮我
place = 放进去
another = 再来一个
leave = 完整页面
offer = 简易界面
offer-help = 给小孩子：大按键，亲切的提示，不计时。

## 提示

looking = 正在找…
where-is = 看看虚线框里面。{ $thing }应该放在哪里？
which-number = 看看标记的格子。哪个数字可以放在那里？
which-letter = 看看标记的格子。哪个字母可以放在那里？
which-picture = 看看标记的格子。哪个图案可以放在那里？
which-colour = 看看标记的格子。哪种颜色可以放在那里？
goes-here = { $thing }放在绿色的格子里。
hard = 这里有点难。找个人一起看看吧。
one-wrong-number = 有一个数字应该放在别的地方。
one-wrong-letter = 有一个字母应该放在别的地方。
one-wrong-picture = 有一个图案应该放在别的地方。
one-wrong-colour = 有一种颜色应该放在别的地方。
some-wrong-number = 有几个数字应该放在别的地方。
some-wrong-letter = 有几个字母应该放在别的地方。
some-wrong-picture = 有几个图案应该放在别的地方。
some-wrong-colour = 有几处颜色应该放在别的地方。
marked-wrong = 标记的这个应该放在别的地方。在那里换一个试试。
marked-wrongs = 标记的这些应该放在别的地方。在那里换别的试试。
lost-notes = 再看看那些小小的笔记。

## 完成

done-number = 你做到了。每个数字都在自己的位置上。
done-letter = 你做到了。每个字母都在自己的位置上。
done-picture = 你做到了。每个图案都在自己的位置上。
done-colour = 你做到了。每种颜色都在自己的位置上。

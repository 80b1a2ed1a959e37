### 在盘面上画线的画笔。

name = 画笔
red = 红色
blue = 蓝色
green = 绿色
orange = 橙色
pointer = 指示
vanish = 笔迹自动消失
undo = 撤销一笔
clear = 清除笔迹
close = 收起画笔

### 给全班的演示：盘面和一句话占满屏幕。

open = 演示
open-help = 用盘面和一句话占满屏幕
name = 演示
controls = 演示的控件

## 盘面旁边的句子

start = 有{ $cells }个空格。按“下一步”显示第一步。
end-solved = 已解完。这是最后一步。
end-dry = 没有唯余和排除可用了。按“下一步”使用更难的技巧。
end-stuck = 你启用的技巧都找不到下一步了。
end-impossible = 这个局面无解。
end-cut = 搜索到此停止：试数太多，没法逐一观看。

## 按钮

back = 上一步
next = 下一步
blank = 黑屏
wake = 重新显示盘面
spell = 完整写出格的名称
spread-fill = 占满屏幕
spread-keep = 盘面留在原位
leave = 退出演示

### 盤面に描くペンの言葉。

name = ペン
red = 赤
blue = 青
green = 緑
orange = オレンジ
pointer = ポインター
vanish = 線が自然に消える
undo = 線を1本戻す
clear = 線をすべて消す
close = ペンをしまう

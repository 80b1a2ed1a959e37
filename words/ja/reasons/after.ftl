### 先に決まる必要のある数字。

first-come = 先に{ $first }が決まります。
after = { $first }が決まったあとは、{ AS($sentence, "small") }

## 注目する場所

houses-and-cells = { $houses }と{ $cells }
houses-and-at-cells = { $houses }、{ $cells }
houses = { $houses }
cells = { $cells }

### 要先填的数字。

first-come = 先要填{ $first }。
after = 填入{ $first }之后，{ AS($sentence, "small") }

## 要看的地方

houses-and-cells = { $houses }以及{ $cells }
houses-and-at-cells = { $houses }以及{ $cells }
houses = { $houses }
cells = { $cells }

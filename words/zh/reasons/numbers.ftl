### 用汉字写的数目。更大的用阿拉伯数字。

none = 零
one = 一
two = 两
three = 三
four = 四
five = 五
six = 六
seven = 七
eight = 八
nine = 九
ten = 十

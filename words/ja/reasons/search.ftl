### 探索のステップ：仮置き、行き詰まり、仮置きの取り消し。

no-single = シングルはもうありません。
try-digit = { $cell }に入るのは{ AS($among, "any") }です。{ $digit }を仮置きして、何が導かれるかを見ます。
second-guess = これは{ $depth }つ目の仮置きで、その前に仮置きが1つあります。
further-guess = これは{ $depth }つ目の仮置きで、その前に仮置きが{ AS($earlier, "word") }つあります。

## 矛盾

no-digit = { $cell }の候補がなくなりました。
no-place = { $house }に{ $digit }の入る場所がなくなりました。
twice = { $house }に{ $digit }が2回入ってしまいます。
wrong-sum = { $first }のケージの合計が{ $sum }ではなく{ $found }になります。

## 矛盾のあと

no-guess-left = 取り消せる仮置きはもうないので、この局面に解はありません。
was-wrong = よって、仮置きした{ $guess }は誤りでした。
not-with-the-one = よって、直前に仮置きした{ $guess }は、その前の仮置きと両立しません。
not-with-the-others = よって、直前に仮置きした{ $guess }は、それより前の仮置きと両立しません。

## 仮置きの取り消し

undo = { $guess }を取り消します。
undo-with-one = { $guess }と、そこから決まった数字1個を取り消します。
undo-with = { $guess }と、そこから決まった数字{ $followed }個を取り消します。
led = 矛盾が出たので、{ $cell }に{ $digit }は入りません。
led-given-one = 矛盾が出たので、その前の仮置きが正しければ、{ $cell }に{ $digit }は入りません。
led-given-others = 矛盾が出たので、それより前の仮置きが正しければ、{ $cell }に{ $digit }は入りません。

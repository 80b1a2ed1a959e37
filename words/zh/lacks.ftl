### 找到的最接近的题目还差什么。

## 简短的说法，跟在搜索进度后面

closest = 目前最接近的：{ $lack }
short-spare = 有{ $givens }个多余的提示数
short-unproven = 有{ $givens }个提示数也许多余
short-outside = 有{ $givens }个提示数在图案之外
short-needless = 不需要{ $technique }
short-forbidden = 需要禁用的技巧
short-rating = 难度评分{ $rating }
short-class = HoDoKu等级{ $class }

## 完整的句子

givens = 它有{ $givens }个提示数，而不是{ $wanted }个。
givens-at-most = 它有{ $givens }个提示数，而不是至多{ $wanted }个。
spare = 有{ $givens }个提示数，单独移除其中任何一个都可以。
unproven = 有{ $givens }个提示数还没有证明是必需的。
outside = 有{ $givens }个提示数在你的图案之外。
avoidable = { $technique }有帮助，但不用它也能解完。
needless = { $technique }始终没有用到。
unsolved = 用Stepdoku的技巧解不完这道题。
forbidden = 它需要你禁用的{ $techniques }。
rating = 它最难一步的难度评分是{ $rating }。
level = 它的难度是{ $level }。
class = 它的HoDoKu等级是{ $class }。

## 链接中的题目

trying = 第{ $number }次尝试。
trying-of = 第{ $number }次尝试，共{ $all }次。
trying-closest = 第{ $number }次尝试。{ $closest }。
trying-of-closest = 第{ $number }次尝试，共{ $all }次。{ $closest }。
too-much = 这个链接要求的计算太多。搜索在{ $tries }次尝试后停止。
nearest = 这是最接近链接要求的题目。{ $lacks }

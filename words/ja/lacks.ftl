### 見つかった中でいちばん近い問題に足りないもの。

## 探している間の、短い言い方

closest = 今のところいちばん近いもの：{ $lack }
short-spare = 余分な初期数字{ $givens }個
short-unproven = 余分かもしれない初期数字{ $givens }個
short-outside = 配置の外に{ $givens }個
short-needless = { $technique }が不要
short-forbidden = 除いたテクニックが必要
short-rating = レーティング{ $rating }
short-class = HoDoKuの難易度{ $class }

## 文での言い方

givens = 初期数字は{ $wanted }個ではなく{ $givens }個です。
givens-at-most = 初期数字は{ $wanted }個以下ではなく{ $givens }個です。
spare = 初期数字のうち{ $givens }個は、どれも1個なら取り除けます。
unproven = 必要だと証明されていない初期数字が{ $givens }個あります。
outside = 指定した配置の外に、初期数字が{ $givens }個あります。
avoidable = { $technique }は役立ちますが、なくても解けます。
needless = { $technique }の出番がありません。
unsolved = Stepdokuのテクニックでは解き終わりません。
forbidden = 除いた{ $techniques }が必要です。
rating = いちばん難しいステップのレーティングは{ $rating }です。
level = 難易度は{ $level }です。
class = HoDoKuの難易度は{ $class }です。

## リンクの問題

trying = { $number }回目。
trying-of = { $all }回中{ $number }回目。
trying-closest = { $number }回目。{ $closest }。
trying-of-closest = { $all }回中{ $number }回目。{ $closest }。
too-much = このリンクの条件では、計算量が多すぎます。{ $tries }回試して、探すのをやめました。
nearest = リンクの条件にいちばん近い問題です。{ $lacks }

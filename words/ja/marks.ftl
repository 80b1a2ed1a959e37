### ステップを示す印の言葉。

unfold = 凡例と記法
legend = 凡例
written = 記法
more-lines = あと{ $lines }行
then-conclusion = 次は結論
all-lines = すべて表示
all = 盤面の印
eureka = Eureka
hodoku = HoDoKu
copy = コピー
copied = コピーしました

## 凡例

house = 注目する行・列・ブロック
cover = カバー：行・列・ブロック
denied = これが誤りなら…
implied = …これが正しい
branch = 分岐{ $number }
strong = 強リンク：少なくとも一方が正しい
weak = 弱リンク：多くとも一方が正しい
group = グループ：まとめて1つと数える
cause = 根拠
placed = 入る数字
guessed = 仮置き
eliminated = 除外
clash = 行き詰まり
lit = 強調
aid = 形の一部
fin = フィン
colour = 色{ $letter }
set = 集合{ $letter }

## マスの読み上げでの同じ印。前に候補の数字が来る

of-digits = { $digits }は{ $mark }
said-pattern = 形の一部
said-placed = ここに入る数字
said-guessed = ここに仮置き
said-eliminated = 除外
said-clash = マークあり
said-fin = フィン
said-lit = 強調
said-colour = 色{ $letter }
said-set = 集合{ $letter }

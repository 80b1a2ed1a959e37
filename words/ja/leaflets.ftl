### テクニックの静的なページだけで使う言葉。

title = ナンプレの{ $technique }を例で解説
rank = 難易度：{ $level }、{ $all }個中{ $number }番目のテクニック
picture = { $side }×{ $side }の盤面での{ $technique }。マスの名前は例の文にあります。
step = 例
open = { $technique }をStepdokuで開く
before = 前：{ $technique }
after = 次：{ $technique }
rules-about = ナンプレのルールを3つの文と図で説明します。どの行・列・ブロックにも、すべての数字が1つずつ入ります。
rules-picture = 行、列、ブロックを1つずつ枠で囲んだ、埋まった9×9の盤面。
list-title = ナンプレのテクニック一覧：裸のシングルから強制ネットまで
list-about = ナンプレの全テクニックを学ぶ順に紹介します。どれにも、考え方、証明、よくある間違い、盤面の例があります。
open-list = 一覧をStepdokuで開く
play = プレイ

### 小さな子ども向けのシンプル表示の言葉。短く、やさしく。

panel = キーとヒント
undo = もどす
help = おしえて
more = もっとおしえて
place = そこに入れる
another = べつの問題
leave = ふつうの画面
offer = シンプル表示
offer-help = 小さな子ども向け：大きなキーとやさしいヒント、タイマーなし。

## ヒント

looking = かんがえているよ…
where-is = 点線のわくの中を見てね。{ $thing }はどこに入るかな？
which-number = しるしのマスを見てね。どの数字が入るかな？
which-letter = しるしのマスを見てね。どの文字が入るかな？
which-picture = しるしのマスを見てね。どの絵が入るかな？
which-colour = しるしのマスを見てね。どの色が入るかな？
goes-here = { $thing }はみどりのマスに入るよ。
hard = これはむずかしいよ。だれかといっしょに見てみてね。
one-wrong-number = 数字がひとつ、入れる場所がちがうよ。
one-wrong-letter = 文字がひとつ、入れる場所がちがうよ。
one-wrong-picture = 絵がひとつ、入れる場所がちがうよ。
one-wrong-colour = 色がひとつ、入れる場所がちがうよ。
some-wrong-number = 数字がいくつか、入れる場所がちがうよ。
some-wrong-letter = 文字がいくつか、入れる場所がちがうよ。
some-wrong-picture = 絵がいくつか、入れる場所がちがうよ。
some-wrong-colour = 色がいくつか、入れる場所がちがうよ。
marked-wrong = しるしのところは、べつの場所に入るものだよ。ほかのを入れてみてね。
marked-wrongs = しるしのところは、どれもべつの場所に入るものだよ。ほかのを入れてみてね。
lost-notes = 小さなメモを、もういちど見てみてね。

## 終わり

done-number = できたね。数字がぜんぶ、正しい場所に入ったよ。
done-letter = できたね。文字がぜんぶ、正しい場所に入ったよ。
done-picture = できたね。絵がぜんぶ、正しい場所に入ったよ。
done-colour = できたね。色がぜんぶ、正しい場所に入ったよ。

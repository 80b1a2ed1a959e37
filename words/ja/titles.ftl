### ダイアログのタイトル。

new-puzzle = 新しい問題
story = 問題ができるまで
solution = 解答を表示しますか？
link = この問題を共有
puzzle = この問題
help = ヘルプ
learn = 学ぶ
assignment = 課題
class = クラスの結果
handover = 別の端末
deck = レッスン
games = ゲーム
times = タイム
settings = 設定
moments = 履歴
review = 振り返り
magazine = まとめて印刷
puzzles = 問題リスト
combinations = 組み合わせ
editor = 問題を入力
photo = 写真を読み取る

### 页面的一部分载入时的文字。

coming = 正在载入…
missing = Stepdoku的这一部分无法载入。检查网络连接后再试一次。你的这一局已保留。
updated = Stepdoku已更新，所以这一部分无法再在这里载入。你的这一局已保留。刷新页面。
again = 再试一次
reload = 刷新页面

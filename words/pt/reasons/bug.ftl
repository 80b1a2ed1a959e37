### Bivalue universal grave.

two-each-except = Toda célula vazia tem dois candidatos, exceto { $cell }, com { $digits }.
two-places-except = Toda linha, coluna e caixa tem dois lugares para cada dígito que falta, exceto as de { $cell }, que têm três para { $digit }.
if-not = Se { $cell } não fosse { $digit }, haveria dois em toda parte.
never-one = Um tabuleiro assim nunca tem exatamente uma solução, mas o sudoku tem uma.
cannot-be = Logo, { $cell } não pode ser { AS($digits, "nor") }.

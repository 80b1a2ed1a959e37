### O que se vê por outras regras que linhas, colunas e caixas.

by-window = { $cell } vê { $others } pela janela.
by-diagonal = { $cell } vê { $others } pela diagonal.
by-cage = { $cell } vê { $others } pela gaiola.
by-extra-region = { $cell } vê { $others } pela região extra.
by-clue = { $cell } vê { $others } mediante { $clue }.
by-twin = { $cell } vê { $others } por meio de { $twin }, que segundo { $clue } tem o mesmo dígito.
bars = Segundo { $clue }, { $digit } em { $cell } elimina { $lost } em { $other }.
by-knight = { $cell } vê { $others } por um movimento de cavalo.
by-king = { $cell } vê { $others } por um movimento de rei.
named = { $cells }
counted = { $count } células

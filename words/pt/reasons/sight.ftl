### O que se vê por outras regras que linhas, colunas e caixas.

by-window = { $cell } vê { $others } pela janela.
by-diagonal = { $cell } vê { $others } pela diagonal.
by-cage = { $cell } vê { $others } pela gaiola.
by-knight = { $cell } vê { $others } por um movimento de cavalo.
by-king = { $cell } vê { $others } por um movimento de rei.
named = { $cells }
counted = { $count } células

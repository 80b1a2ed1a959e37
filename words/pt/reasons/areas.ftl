### Várias áreas de um tipo: por si só, com em, com de, com artigo, com a.

rows = linhas { AS($houses, "numbers") }|nas linhas { AS($houses, "numbers") }|das linhas { AS($houses, "numbers") }|as linhas { AS($houses, "numbers") }|às linhas { AS($houses, "numbers") }
columns = colunas { AS($houses, "numbers") }|nas colunas { AS($houses, "numbers") }|das colunas { AS($houses, "numbers") }|as colunas { AS($houses, "numbers") }|às colunas { AS($houses, "numbers") }
boxes = caixas { AS($houses, "numbers") }|nas caixas { AS($houses, "numbers") }|das caixas { AS($houses, "numbers") }|as caixas { AS($houses, "numbers") }|às caixas { AS($houses, "numbers") }
regions = regiões { AS($houses, "numbers") }|nas regiões { AS($houses, "numbers") }|das regiões { AS($houses, "numbers") }|as regiões { AS($houses, "numbers") }|às regiões { AS($houses, "numbers") }
diagonals = diagonais { AS($houses, "numbers") }|nas diagonais { AS($houses, "numbers") }|das diagonais { AS($houses, "numbers") }|as diagonais { AS($houses, "numbers") }|às diagonais { AS($houses, "numbers") }
windows = janelas { AS($houses, "numbers") }|nas janelas { AS($houses, "numbers") }|das janelas { AS($houses, "numbers") }|as janelas { AS($houses, "numbers") }|às janelas { AS($houses, "numbers") }
extra-regions = regiões extra { AS($houses, "numbers") }|nas regiões extra { AS($houses, "numbers") }|das regiões extra { AS($houses, "numbers") }|as regiões extra { AS($houses, "numbers") }|às regiões extra { AS($houses, "numbers") }

### Varias zonas de una clase: usual | en | de | con artículo | a

rows = filas { AS($houses, "numbers") }|en las filas { AS($houses, "numbers") }|de las filas { AS($houses, "numbers") }|las filas { AS($houses, "numbers") }|a las filas { AS($houses, "numbers") }
columns = columnas { AS($houses, "numbers") }|en las columnas { AS($houses, "numbers") }|de las columnas { AS($houses, "numbers") }|las columnas { AS($houses, "numbers") }|a las columnas { AS($houses, "numbers") }
boxes = cajas { AS($houses, "numbers") }|en las cajas { AS($houses, "numbers") }|de las cajas { AS($houses, "numbers") }|las cajas { AS($houses, "numbers") }|a las cajas { AS($houses, "numbers") }
regions = regiones { AS($houses, "numbers") }|en las regiones { AS($houses, "numbers") }|de las regiones { AS($houses, "numbers") }|las regiones { AS($houses, "numbers") }|a las regiones { AS($houses, "numbers") }
diagonals = diagonales que empiezan { AS($houses, "numbers") }|en las diagonales que empiezan { AS($houses, "numbers") }|de las diagonales que empiezan { AS($houses, "numbers") }|las diagonales que empiezan { AS($houses, "numbers") }|a las diagonales que empiezan { AS($houses, "numbers") }
windows = ventanas de { AS($houses, "numbers") }|en las ventanas de { AS($houses, "numbers") }|de las ventanas de { AS($houses, "numbers") }|las ventanas de { AS($houses, "numbers") }|a las ventanas de { AS($houses, "numbers") }
extra-regions = regiones extra { AS($houses, "numbers") }|en las regiones extra { AS($houses, "numbers") }|de las regiones extra { AS($houses, "numbers") }|las regiones extra { AS($houses, "numbers") }|a las regiones extra { AS($houses, "numbers") }

### Несколько областей одного вида: именительный | в | родительный | винительный | дательный.

rows = строки { AS($houses, "numbers") }|в строках { AS($houses, "numbers") }|строк { AS($houses, "numbers") }|строки { AS($houses, "numbers") }|строкам { AS($houses, "numbers") }
columns = столбцы { AS($houses, "numbers") }|в столбцах { AS($houses, "numbers") }|столбцов { AS($houses, "numbers") }|столбцы { AS($houses, "numbers") }|столбцам { AS($houses, "numbers") }
boxes = блоки { AS($houses, "numbers") }|в блоках { AS($houses, "numbers") }|блоков { AS($houses, "numbers") }|блоки { AS($houses, "numbers") }|блокам { AS($houses, "numbers") }
regions = фигуры { AS($houses, "numbers") }|в фигурах { AS($houses, "numbers") }|фигур { AS($houses, "numbers") }|фигуры { AS($houses, "numbers") }|фигурам { AS($houses, "numbers") }
diagonals = диагонали { AS($houses, "numbers") }|на диагоналях { AS($houses, "numbers") }|диагоналей { AS($houses, "numbers") }|диагонали { AS($houses, "numbers") }|диагоналям { AS($houses, "numbers") }
windows = окна { AS($houses, "numbers") }|в окнах { AS($houses, "numbers") }|окон { AS($houses, "numbers") }|окна { AS($houses, "numbers") }|окнам { AS($houses, "numbers") }
extra-regions = доп. фигуры { AS($houses, "numbers") }|в доп. фигурах { AS($houses, "numbers") }|доп. фигур { AS($houses, "numbers") }|доп. фигуры { AS($houses, "numbers") }|доп. фигурам { AS($houses, "numbers") }

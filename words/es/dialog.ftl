### Los diálogos, y la creación de sudokus por nivel.

cancel = Cancelar
size = Tamaño
level = Nivel
seed = Semilla
seed-empty = vacía = al azar
seed-help = La misma semilla con los mismos ajustes da siempre el mismo sudoku.
make = Crear sudoku
keep-looking = Seguir buscando
play-nearest = Jugarlo
play-it = Jugar

## Hasta dónde ha llegado la búsqueda de un sudoku

making = Creando un sudoku de { $size }…
making-first = Creando un sudoku de { $size }: { $done } de { $all } celdas
making-try = Creando un sudoku de { $size }, intento { $number }: { $done } de { $all } celdas
making-closest = Creando un sudoku de { $size }, intento { $number }: { $done } de { $all } celdas. { $closest }

## Por qué no se pudo crear un sudoku

no-level = No hay sudokus de nivel { $level } en { $size }: en ese tamaño siempre bastan pasos más fáciles. Elige otro nivel u otro tamaño.
not-found =
    No se encontró ningún sudoku en { $tries ->
        [one] { $tries } intento
       *[other] { $tries } intentos
    }. Sigue buscando o usa otra semilla.

## Un sudoku a partir de un texto

paste = Sudoku
paste-help = Pega una línea con un carácter por celda, o una cuadrícula de filas o de números. Usa 0 o un punto para una celda vacía. También vale un enlace a un sudoku, o su receta.
open-file = Abrir un archivo
checking = Comprobando que tiene una sola solución…

## Los ejemplos

article = { $size } · El sudoku del artículo
article-help = Resuelto en 21 pasadas de únicos

## El enlace a un sudoku

link-help = Quien abra este enlace recibe el mismo sudoku, desde el principio.
link = Enlace
copy = Copiar
copied = Copiado

## La solución

solution-help = Después puedes deshacerlo.
solution-fill = Completar
solution-beside = Mostrarla al lado

## Qué significa un nivel

easy = Últimas celdas y únicos ocultos
medium = Todos los únicos, o pares fáciles de ver
hard = Pares difíciles de ver, o tríos y X-Wings
very-hard = Wings, rectángulos únicos, peces con aleta
fiendish = Cadenas y conjuntos casi bloqueados
extreme = Cadenas difíciles de ver, y más allá
killer-medium = Combinaciones de jaulas, y la regla del 45 donde es fácil de ver
killer-hard = La regla del 45 donde es difícil de ver, o varios innies y outies
killer-very-hard = Varios innies y outies difíciles de ver, o de varias zonas
killer-fiendish = Varias zonas difíciles de ver, o cadenas
lines-medium = Restricciones por sí solas, y dos celdas unidas por una
lines-hard = Límites de líneas y sumas, y pares difíciles de ver
lines-very-hard = Sumas de varias celdas, y wings

### Las palabras de las páginas impresas, de las hojas de ejercicios y del braille.

## Títulos

puzzle = { $number }. { $size }, { $level }
named = { $number }. { $name }
rated = Calificación { $rating }, puntos { $score }
scales = Calificación: el paso más difícil en la escala de Sudoku Explainer. Puntos: la suma de los puntos de HoDoKu de todos los pasos.
count =
    { $count } { $count ->
        [one] sudoku
       *[other] sudokus
    }
contents = Contenido
answers = Soluciones
ways = Paso a paso
answer-to = Solución { $number }
answers-to = Soluciones { $numbers }
answers-on-page = Soluciones en la página { $page }
answers-on-pages = Soluciones en las páginas { $pages }
way = Sudoku { $number }, paso a paso
step = { $number }. { $technique }
steps = Pasos { $numbers }
path = Camino de la solución: { $size }, { $level }
start = Sudoku
solved = Solución
here = Donde acaba el camino
guess = Ninguna de las técnicas en uso encuentra otro paso. A partir de aquí hay que adivinar.
made-from = Creado a partir de { $batch }
chosen-from = Selección de { $batch }

## Hojas de ejercicios

worksheet = Hoja de ejercicios
name = Nombre
places = En la { $house } se deduce un dígito. ¿Cuál, dónde y por qué?
rules-out-one = ¿Dónde se puede descartar { $digit } y por qué?
rules-out-two = ¿Dónde se puede descartar { $one } o { $another } y por qué?
rules-out-three = ¿Dónde se puede descartar { $one }, { $another } o { $third } y por qué?
rules-out-some = Aquí se pueden descartar algunos candidatos. ¿Cuáles y por qué?
next = ¿Qué se deduce aquí y por qué?
wrong = Esta posición contradice su sudoku.
small = Los candidatos son demasiado pequeños para el papel.
in-code = El código abre la posición con ellos.
no-code = El enlace a esta posición es demasiado largo para un código.
names = F2C6 es la celda de la fila 2, columna 6.
is = { $cell } es { $digit }.
cannot-be = { $cell } no puede ser { $digit }
all-cannot-be = { $all }.

## Braille

signs = Los dígitos van en la parte baja de su celda, sin signo de número. Los puntos 4 y 6 indican una celda vacía.
letter = La letra A es 10.
letters = Las letras de la A a la { $last } son los números del 10 al { $number }.
numbered = { $number }. { $puzzle }
with-level = { $size }, { $level }
jigsaw = irregular
killer = killer
answer = Solución
jigsaw-rule = Irregular: las regiones ocupan el lugar de las cajas. Después del sudoku, un mapa tiene la misma letra en todas las celdas de una región.
regions = Regiones
killer-rule = Killer: los dígitos de una jaula son distintos y dan su suma. Después del sudoku, una lista tiene la suma y las celdas de cada jaula.
cages = Jaulas

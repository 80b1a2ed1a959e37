### Las palabras para crear sudokus a medida, y las del sudoku del día.

## Los caminos hacia un sudoku

door-more = Más
door-measure = A medida
door-own = Escribir el tuyo
print = Imprimir varios
back = Volver
examples = Ejemplos

## El sudoku de hoy

today = Sudoku de hoy
today-play = Jugar
today-go-on = Continuar
today-again = Jugar de nuevo
today-others = Otros tamaños
daily = { $day }. Ese día, los sudokus son los mismos para todo el mundo.

## Las reglas

rules = Reglas
classic = Clásico
killer = Killer
killer-in-boxes = Killer, jaulas dentro de cajas
killer-with-digits = Killer con algunos dígitos
killer-rule = Los dígitos de una jaula son distintos y suman el número de su esquina.
cages-rule = Los dígitos de una jaula son distintos y suman el número de su esquina, si lo tiene.
jigsaw = Irregular
jigsaw-rule = Regiones irregulares ocupan el lugar de las cajas.
lines-and-sums = Líneas y sumas
thermometers = Termómetros
thermometers-rule = Los dígitos de cada termómetro crecen desde el bulbo.
arrows = Flechas
arrows-rule = Los dígitos de una flecha suman el número de su círculo.
kropki = Puntos Kropki
kropki-rule = Un punto blanco está entre dígitos consecutivos; uno negro, donde un dígito es el doble del otro. Están todos los puntos.
xv = X y V
xv-rule = X está entre dígitos que suman 10; V, entre los que suman 5. Están todas.
renban-lines = Líneas renban
renban-lines-rule = Cada línea tiene dígitos consecutivos en cualquier orden.
whispers-lines = Líneas de susurros
whispers-lines-rule = En una línea, los dígitos vecinos se diferencian en al menos 5, o en al menos 3 en un 6×6.
little-killers = Little killers
little-killers-rule = Un número de fuera es la suma de la diagonal que señala su flecha. Allí los dígitos pueden repetirse.
sandwiches = Sándwiches
sandwiches-rule = Un número de fuera es la suma de los dígitos entre el menor y el mayor de su fila o columna.

## Los dígitos iniciales

clues = Dígitos iniciales
clues-any = Los que sean
clues-exactly = Exactamente
clues-at-most = Como mucho
clues-number = Cuántos dígitos iniciales
minimal = Ninguno prescindible
minimal-help = Si se quita cualquier dígito inicial, el sudoku tiene más de una solución.
symmetry-givens = Simetría de los dígitos iniciales
symmetry-cages = Simetría de las jaulas
symmetry-none = Ninguna
symmetry-half-turn = Media vuelta
symmetry-quarter-turn = Cuarto de vuelta
symmetry-rows = Arriba y abajo en espejo
symmetry-columns = Izquierda y derecha en espejo
symmetry-diagonal = Respecto a la diagonal \
symmetry-other-diagonal = Respecto a la diagonal /
symmetry-full = Todas las simetrías
draws = Dibujar los dígitos iniciales
draws-help = Toca celdas o arrastra sobre ellas. También se añaden sus celdas simétricas.
pattern = Dibujo de los dígitos iniciales
pattern-role = tablero de dibujo
pattern-help = Las flechas cambian de celda; la barra espaciadora añade o quita una celda.
pen-given =
    { $cell }: dígito inicial. { $drawn ->
        [one] { $drawn } celda dibujada.
       *[other] { $drawn } celdas dibujadas.
    }
pen-empty =
    { $cell }: vacía. { $drawn ->
        [one] { $drawn } celda dibujada.
       *[other] { $drawn } celdas dibujadas.
    }
pattern-copy = Copiar del tablero
pattern-clear = Borrar

## El tablero de partida

board = Cuadrícula de partida
board-random = Al azar
board-pattern = De un patrón
board-here = Esta solución

## Los pasos

way = Camino de la solución
level = Nivel
level-any = Cualquiera
level-only = El único nivel en { $size }.
class = Clase de HoDoKu
class-any = Cualquiera
class-help = Tal como la da HoDoKu. Solo para 9×9.
rating = Calificación del paso más difícil
rating-from = desde
rating-to = hasta
rating-help = En 9×9, tal como la da Sudoku Explainer (ER); en otros tamaños, en su escala. De 1.0 a 12.0. Vacío: cualquiera.
needs = Debe necesitar
needs-any = Cualquier técnica
needs-help = Sin ella, el sudoku no se puede terminar.
without = No debe necesitar
without-add = Añadir una técnica…
without-help = El sudoku se puede terminar sin ninguna de estas.
allow = Permitir de nuevo: { $technique }

## La búsqueda

progress = { $size }: intento { $number } de { $all }
progress-closest = { $size }: intento { $number } de { $all }. { $closest }
nearest-level =
    No se encontró ningún sudoku de nivel { $wanted } en { $tries ->
        [one] { $tries } intento
       *[other] { $tries } intentos
    }. El más cercano es de nivel { $level }. Juega ese o inténtalo de nuevo.
nearest =
    Ninguno coincide del todo tras { $tries ->
        [one] { $tries } intento
       *[other] { $tries } intentos
    }. El más cercano es de nivel { $level }, con { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciales
    }:
nearest-cut =
    Ninguno coincide del todo: esto exige demasiado trabajo, y la búsqueda se detuvo tras { $tries ->
        [one] { $tries } intento
       *[other] { $tries } intentos
    }. El más cercano es de nivel { $level }, con { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciales
    }:

## Por qué ningún sudoku puede ser así

fault-board = La cuadrícula de partida tiene otro tamaño.
fault-pattern = El dibujo no corresponde al número de dígitos iniciales. Dibuja ese número de celdas y deja al menos una vacía.
fault-givens = Al menos una celda tiene que quedar vacía. Pide menos dígitos iniciales.
fault-steps = Estas opciones se contradicen. Comprueba que ninguna técnica se pida y se excluya a la vez, que la calificación vaya de menor a mayor y que este tamaño tenga ese nivel y esa clase.
fault-variant = Un killer tiene jaulas en lugar de dígitos iniciales, y la simetría de las jaulas es media vuelta o ninguna. Un sudoku irregular necesita una cuadrícula propia.
fault-work = Esto exige demasiado trabajo, y no se encontró ningún sudoku a tiempo. Pide menos, o un tablero más pequeño.
cancelled = Búsqueda cancelada.

## Un sudoku

dated-game = { $game } · { $day }
recipe = Receta
recipe-help = Escribe esto como semilla de un sudoku nuevo para volver a crear el mismo.

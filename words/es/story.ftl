### Las palabras de la historia de cómo se hace un sudoku. Sus eventos llenan un tablero y luego quitan dígitos.

start = El tablero está vacío. Llénalo y luego quita dígitos iniciales mientras el sudoku conserve una sola solución.
place = Evento { $number } de { $all }
finished =
    El sudoku está terminado: { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciales
    }, una solución, nivel { $level }.

## Los botones

events = Eventos
to-start = Inicio
to-start-help = Inicio: volver al tablero vacío
back = Anterior
back-help = Evento anterior
next = Siguiente
next-help = Evento siguiente
skip = Saltar
skip-help = Saltar a la parte siguiente
to-end = Final
to-end-help = Final: el sudoku terminado
run = Reproducir
stop = Detener
again = Hacer otro
filling = Cómo llenar el tablero
filling-random = Dígitos al azar
filling-pattern = Patrón mezclado

## Las cifras junto al tablero

tries = Intentos
dead-ends = Callejones sin salida
proofs = Demostraciones
proofs-nodes = { $proofs } ({ $nodes } nodos)
boards-before =
    { $boards ->
        [one] { $boards } tablero anterior no dio
       *[other] { $boards } tableros anteriores no dieron
    } ningún sudoku de este nivel.

## Eventos que llenan el tablero

board = Empieza con este tablero lleno.
pattern = Empieza con un patrón: cada fila es la de arriba, desplazada, así que ningún dígito se repite.
transpose = Convierte las filas en columnas.
relabel = Da a cada dígito otro nombre, el mismo en todo el tablero.
bands = Intercambia las bandas horizontales { $one } y { $another }.
stacks = Intercambia las bandas verticales { $one } y { $another }.
rows = Intercambia las filas { $one } y { $another }, de la misma banda.
columns = Intercambia las columnas { $one } y { $another }, de la misma banda.
boxes = Llena al azar las cajas de la diagonal. No comparten ninguna fila ni columna, así que vale cualquier dígito.
row = Llena al azar la primera fila. Una sola fila admite los dígitos en cualquier orden.
try-digit = Prueba { $digit } en { $cell }.
follow =
    { $digits ->
        [one] De los demás dígitos se deduce { $digits } más.
       *[other] De los demás dígitos se deducen { $digits } más.
    }
dead-end =
    { $tries ->
        [one] Un callejón sin salida: a un dígito no le queda ningún lugar. Deshaz el último intento.
       *[other] Un callejón sin salida: a un dígito no le queda ningún lugar. Deshaz los últimos { $tries } intentos.
    }
restart = Esta búsqueda tarda demasiado. Vacía el tablero y empieza de nuevo.
cut = La búsqueda fue demasiado larga para mostrarla. Hubo { $tries } intentos más y { $dead-ends } callejones sin salida.

## Eventos que quitan dígitos, o los dejan

these-digits = estos { $count } dígitos
gone-nodes =
    Quita { $cells }: sigue habiendo una sola solución, demostrada en { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }.
gone-hidden-singles = Quita { $cells }: los únicos ocultos siguen resolviendo el sudoku.
gone-singles = Quita { $cells }: los únicos siguen resolviendo el sudoku.
needed-nodes =
    Deja { $cells }: sin { $count ->
        [one] ese dígito
       *[other] esos dígitos
    } hay otra solución, encontrada en { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }.
needed-hidden-singles =
    Deja { $cells }: sin { $count ->
        [one] ese dígito
       *[other] esos dígitos
    }, los únicos ocultos ya no resuelven el sudoku.
needed-singles =
    Deja { $cells }: sin { $count ->
        [one] ese dígito
       *[other] esos dígitos
    }, los únicos ya no resuelven el sudoku.
undecided =
    Deja { $cells }: sin { $count ->
        [one] ese dígito
       *[other] esos dígitos
    }, la demostración tardaría demasiado.
too-hard =
    Deja { $cells }: sin { $count ->
        [one] ese dígito
       *[other] esos dígitos
    }, el sudoku sería demasiado difícil.

### Por qué se rechazó un texto: el fallo, su lugar y cómo arreglarlo.

## Cómo se compone un motivo

placed = { $fault } (línea { $line }, carácter { $column })
alone = { $fault }.
kilobytes = { $count } kB
symbol = «{ $symbol }»
symbol-unseen = El carácter U+{ $code }
digit-letter = { $number } ({ $letter })
some-board = un tablero

## Textos

empty = No hay texto que leer. Pega un sudoku como texto, o escríbelo.
no-puzzle = En este texto no hay ningún sudoku. Un sudoku tiene { $counts } dígitos, con puntos o ceros para las celdas vacías.
too-big = Con { $size }, este texto es demasiado largo para ser un sudoku. Copia solo el sudoku.
too-short =
    Hay { $found ->
        [one] { $found } celda
       *[other] { $found } celdas
    }, pero { $board } necesita { $wanted }: { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
    }. Quizá no se copió una parte.
too-long =
    Hay { $found ->
        [one] { $found } celda
       *[other] { $found } celdas
    }, pero { $board } tiene { $wanted }: { $more ->
        [one] sobra { $more }
       *[other] sobran { $more }
    }
row-length =
    La fila { $row } tiene { $found ->
        [one] { $found } celda
       *[other] { $found } celdas
    } en lugar de { $wanted }
row-count =
    El texto tiene { $found ->
        [one] { $found } fila
       *[other] { $found } filas
    } de { $wanted } celdas en lugar de { $wanted } filas.
no-digit = { $symbol } no es un dígito
no-digit-help = { $fault }. Usa del 1 al 9 y de la A a la P, con puntos o ceros para las celdas vacías.
no-number = «{ $word }» no es un número entero
no-number-help = { $fault }. Usa números enteros a partir de 1, y 0 para una celda vacía.
too-large = { $digit } es demasiado grande
too-large-help = { $fault }: un tablero de { $side } por { $side } llega hasta { $side }.
missing-number = Falta un número entre dos comas
missing-number-help = { $fault }. Escribe 0 para una celda vacía.
brackets = Los corchetes no están bien emparejados
too-deep = Hay demasiados corchetes anidados para una cuadrícula
several = En este texto hay { $found } sudokus. Pega solo uno.
zero = 0 podría ser un dígito o una celda vacía
zero-help = { $fault }. Usa un mismo carácter para todas las celdas vacías, y cuenta los dígitos desde 1.
letter-x = X podría ser un dígito o una celda vacía
letter-x-help = { $fault }. Usa puntos para las celdas vacías.
bad-link = Este enlace está dañado. Pídelo de nuevo.
other = Este texto no se puede leer

## Textos de otros programas

foreign = Esto es { $what }, que Stepdoku no puede leer. Copia el sudoku como una línea o como filas de dígitos.
foreign-file = Eso es { $what }. Stepdoku lee texto: copia el sudoku como una línea o como filas de dígitos, o escríbelo a mano.
on-server = un enlace a un sudoku que está en otro sitio web
hodoku-file = un archivo de HoDoKu con ajustes o una partida guardada
solo-seed = una semilla aleatoria de Solo, de Simon Tatham
web-address = un enlace a otro sitio web
picture = una imagen
pdf = un PDF
packed = un archivo comprimido
no-candidates = «{ $word }» no es un grupo de candidatos
no-candidates-help = { $fault }. Escribe los candidatos de una celda como dígitos de menor a mayor.
variant = Este sudoku tiene { $rule }. Stepdoku no puede leer eso, y sin ello sería otro sudoku.
other-square = { $side }×{ $side } aún no está disponible. { $sizes }
other-size =
    Este tablero tiene { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    } y { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }. { $sizes }
other-boxes =
    Las cajas de este tablero tienen { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    } y { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }, y aquí ningún tamaño las tiene así. { $sizes }
sizes = Stepdoku tiene tableros de { $sizes }.
open-regions = Este es un sudoku irregular, pero no se pueden leer sus regiones. Copia el dibujo entero, o un solo sudoku con un dígito para la región de cada celda.
no-candidate = A la celda de la fila { $row }, columna { $column } no le queda ningún candidato, así que esta posición no tiene solución. Revisa los candidatos que se quitaron.
none-fits = Ninguna solución encaja con los candidatos de esta posición. Revisa los candidatos que se quitaron.
damaged = Este texto está dañado o incompleto. Cópialo entero otra vez.
unpacks-too-large = Descomprimido, este texto ocupa mucho más de lo que necesita un sudoku, más de { $size }, así que no se leyó.

## Las reglas de otros programas, detrás de «Este sudoku tiene»

rule-diagonals = diagonales
rule-windows = cajas adicionales dentro de la cuadrícula
rule-jigsaw = regiones irregulares
rule-extra-regions = regiones adicionales
rule-anti-knight = una regla anticaballo
rule-anti-king = una regla antirrey
rule-non-consecutive = una regla contra dígitos consecutivos en celdas vecinas
rule-cages = jaulas de killer
rule-thermometers = termómetros
rule-arrows = flechas
rule-little-killer = sumas de little killer
rule-sandwich = sumas sándwich
rule-dots = puntos Kropki
rule-xv = pares XV
rule-parity = celdas pares e impares
rule-palindromes = palíndromos
rule-quadruples = cuádruples
rule-clones = clones
rule-lines = líneas con una regla propia
rule-shaded = celdas sombreadas, que pueden llevar una regla
rule-drawn = marcas dibujadas en la cuadrícula, que pueden llevar una regla
rule-candidates = candidatos como parte del sudoku
rule-other-game = las reglas de otro juego
rule-named = una regla llamada «{ $name }»

## Las jaulas de un killer

cages-many = Este killer tiene { $cages } jaulas, más que celdas hay en el tablero.
cage-empty = La jaula { $number } de este killer no tiene celdas. Copia otra vez el sudoku entero.
cage-outside = La jaula { $number } de este killer tiene una celda fuera del tablero.
cage-twice = La jaula { $number } de este killer tiene una celda dos veces. Incluye cada una de sus celdas una sola vez.
cage-large = La jaula { $number } de este killer tiene { $cells } celdas, y no hay tantos dígitos distintos. Dale menos celdas.
cage-sum =
    La jaula { $number } de este killer necesita { $sum } en { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }, y no hay dígitos distintos que sumen eso. Revisa su suma.

## Líneas, puntos y otros signos

clue-placed = { $name } { $number } (fila { $row }, columna { $column })
clue-alone = { $name } { $number }
clues-many = Este sudoku tiene más líneas, puntos y signos de los que caben en un tablero. Copia un solo sudoku.
clue-few = { $clue }: tiene muy pocas celdas ({ $cells }). Copia otra vez el sudoku entero.
clue-large = { $clue }: tiene demasiadas celdas para este tablero ({ $cells }). Usa menos.
clue-outside = { $clue }: tiene una celda fuera del tablero, en la fila { $row }, columna { $column }. Usa solo celdas del tablero.
clue-twice = { $clue }: tiene esta celda dos veces. Incluye cada celda una sola vez.
clue-apart = { $clue }: se interrumpe en esta celda, que no está donde debe. Revisa las celdas.
clue-number = { $clue }: no puede tener el número { $digit }, porque ningún dígito lo permite. Revisa el número.
clue-no-number = { $clue }: no tiene número. Añade uno.
clue-uneven = { $clue }: sus dos grupos de celdas no tienen el mismo tamaño. Da a los dos el mismo número de celdas.

## Cuadrículas que no son sudokus

clash = { $twice } Corrige una de las dos.
twice-in = { $place }: { $digit } está dos veces, en { $first } y en { $second }.
twice-apart = { $first } y { $second } { $apart } y las dos tienen { $digit }.
complete = Todas las celdas ya están llenas, así que no hay nada que resolver.
unsolvable = Este sudoku no tiene solución. Compara los dígitos con el original.
ambiguous = Este sudoku tiene más de una solución, así que la lógica sola no puede resolverlo. Quizá falte un dígito inicial.
undecided = Stepdoku no pudo determinar en un tiempo razonable si este sudoku tiene exactamente una solución. Prueba a añadir dígitos iniciales.
unknown-rules = Este sudoku tiene reglas que Stepdoku no conoce, así que aquí no se puede demostrar que tenga exactamente una solución.

## Enlaces

link-empty = No contiene ningún sudoku. Pide el enlace de nuevo.
link-puzzle = Su sudoku está dañado. { $why }
link-too-big = Con { $size }, es demasiado largo para ser un sudoku. Pide el enlace de nuevo.
link-board = Los dígitos y las notas que contiene están dañados o incompletos. Pide el enlace de nuevo.
link-lesson = Su lección está dañada o incompleta. Pide el enlace de nuevo.
link-assignment = Su tarea está dañada o incompleta. Pide el enlace de nuevo.
link-result = Su resultado está dañado o incompleto. Pide el enlace de nuevo.
link-handover = El código está dañado o incompleto. Léelo otra vez.
link-newer = Viene de una versión más nueva de Stepdoku. Recarga la página para actualizarla y ábrelo otra vez.
link-damaged = Está dañado. Pide el enlace de nuevo.

## Recetas: textos que crean sudokus

recipe-newer = Este sudoku necesita la versión { $version } del generador; esta página tiene la versión { $own }. Recarga la página para actualizarla, o pide un enlace al sudoku mismo.
recipe-older = Este sudoku necesita la versión { $version } del generador; esta página tiene la versión { $own }. Pide un enlace al sudoku mismo.
recipe-level = No hay sudokus de nivel { $level } en { $size }.
recipe-day = Ese día no existe. Un día se escribe así: 2026-11-21.
recipe-part = Esta receta no se puede leer: «{ $part }» no es una parte conocida.
recipe-bad = Esta receta no se puede leer. Cópiala entera, desde el número de versión hasta la semilla.
impossible = No existe ningún sudoku así. { $why }
not-found =
    No se encontró ningún sudoku así en { $tries ->
        [one] { $tries } intento
       *[other] { $tries } intentos
    }.

## La revista

magazine-count = ¿Cuántos sudokus? Escribe un número del 1 al { $most }.
magazine-puzzles =
    Con eso { $puzzles ->
        [one] sería { $puzzles } sudoku
       *[other] serían { $puzzles } sudokus
    }; en una revista caben { $most }. Pide menos, o imprime esta y vacíala.
magazine-kinds = Una revista puede tener sudokus de { $most } tipos. Imprímela y elimínalo todo; después pide más.
magazine-impossible = No es posible hacer una revista con esos sudokus.

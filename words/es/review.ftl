### Las palabras de la valoración de jugadas, y del repaso de una partida.

open = Repasar mis jugadas
beginning = Repasando tus jugadas…
busy = Repasando tus jugadas: { $done } de { $all }
seen = El tablero antes de esta jugada, con el motivo

## Las jugadas

slider = Jugada
place = { $line } de { $all }
list = Todas las jugadas, desde la primera
back = Anterior
next = Siguiente
no-moves = No hiciste ninguna jugada propia.
forced-wrong =
    { $forced ->
        [one] { $forced } jugada de { $all } tenía
       *[other] { $forced } jugadas de { $all } tenían
    } un motivo en el tablero. { $wrong ->
        [one] { $wrong } incorrecta.
       *[other] { $wrong } incorrectas.
    }
forced-right =
    { $forced ->
        [one] { $forced } jugada de { $all } tenía
       *[other] { $forced } jugadas de { $all } tenían
    } un motivo en el tablero. Ninguna era incorrecta.

## Una jugada en la lista

placed = { $digit } en { $cell }
placed-many =
    { $digit } en { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }
unnoted = { $digit }: nota quitada de { $cell }
unnoted-many =
    { $notes ->
        [one] { $notes } nota quitada
       *[other] { $notes } notas quitadas
    }
others =
    { $moves ->
        [one] { $moves } jugada más
       *[other] { $moves } jugadas más
    }: notas, colores, borrados
filled = Notas rellenadas
restarted = Partida reiniciada
hint = Pista: { $digit } en { $cell }
hint-removed = Pista: candidatos descartados
solver = Dígitos del solucionador
solution = Solución puesta en el tablero

## El veredicto sobre una jugada

wrong = Incorrecta
unforced = Correcta, aún no demostrable
plain = Lo descarta { $cell }
undecided = Correcta, motivo no encontrado
after-one = { $step } tras { $first }
after-two = { $step } tras { $first } y { $second }
after-more = { $step } tras { $first } y { $more } más

## El motivo

part = Paso { $step } de { $all }
part-before = Paso anterior
part-after = Paso siguiente
own = Tu jugada
easier-in = Más fácil: { $technique } en { $cell }
easier-step = Más fácil: { $technique }

## La valoración de la última jugada

said-placed = { $digit } en { $cell }
said-removed = Quitar { $digit } de { $cell }
said-only = { $action }.
said-wrong = { $action } es un error.
said-unforced = { $action } es una jugada correcta, pero nada en el tablero la demuestra todavía.
said-undecided = { $action } es una jugada correcta. Stepdoku no pudo determinar a tiempo qué la demuestra.
said-plain = { $action } es una jugada correcta: { $cell } es { $digit }.
said-later =
    { $action } es una jugada correcta, pero antes { $others ->
        [one] viene otro paso
       *[other] vienen otros { $others } pasos
    }.
said-seen = { $action } se podía ver: { $step }.

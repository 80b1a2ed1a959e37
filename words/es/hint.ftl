### Las pistas.

stage = { $stage } de 3
close = Cerrar la pista

## Los botones de una pista

which-technique = ¿Qué técnica?
show-reason = Ver por qué
next-line = Siguiente línea
apply = Aplicar
show-digits = Ver cuáles
show-notes = Ver dónde
back = Retroceder
ask = Preguntar por una celda
refill = Rellenarlas de nuevo
stop = Dejar de buscar

## Pistas sin paso

looking = Buscando el siguiente paso…
wrong-digits =
    { $digits ->
        [one] Uno de tus dígitos es incorrecto. Corrígelo antes de pedir una pista.
       *[other] { $digits } de tus dígitos son incorrectos. Corrígelos antes de pedir una pista.
    }
marked-digits =
    { $digits ->
        [one] El dígito marcado es incorrecto.
       *[other] Los { $digits } dígitos marcados son incorrectos.
    }
lost-notes =
    { $cells ->
        [one] En una celda, a tus notas les falta el dígito correcto.
       *[other] En { $cells } celdas, a tus notas les falta el dígito correcto.
    }
marked-notes =
    { $cells ->
        [one] En la celda marcada, a tus notas les falta el dígito correcto.
       *[other] En las { $cells } celdas marcadas, a tus notas les falta el dígito correcto.
    }
nothing = Ninguna de las técnicas que tienes activadas encuentra un paso. No se te ha escapado nada: a partir de aquí hay que adivinar, o hace falta una técnica que Stepdoku no conoce.

## Dónde mirar

look-at = Fíjate en { $place }.
look-for = Busca { $digit } en { $place }.
framed = la parte enmarcada del tablero
spoken-place = Pista. { $place }
spoken-step = { $step }. { $more }
spoken-reason = { $reason } { $effect } Enter lo aplica.

## Lo que hace «Aplicar»

puts = «Aplicar» pone { $digit } en { $cell }. Puedes deshacerlo.
removes =
    «Aplicar» quita { $notes ->
        [one] { $notes } nota
       *[other] { $notes } notas
    }. Puedes deshacerlo.
fills-one = En { $cell } no hay notas. «Aplicar» anota sus candidatos, salvo { $digits }.
fills-one-removes =
    En { $cell } no hay notas. «Aplicar» anota sus candidatos, salvo { $digits }, y quita { $notes ->
        [one] { $notes } nota
       *[other] { $notes } notas
    } en otras celdas.
fills =
    { $cells ->
        [one] { $cells } celda no tiene
       *[other] { $cells } celdas no tienen
    } notas. «Aplicar» añade los candidatos que quedan.
fills-removes =
    { $cells ->
        [one] { $cells } celda no tiene
       *[other] { $cells } celdas no tienen
    } notas. «Aplicar» añade los candidatos que quedan y quita { $notes ->
        [one] { $notes } nota
       *[other] { $notes } notas
    } en otras celdas.

## Lo que hizo, para lectores de pantalla

placed = { $digit } está en { $cell }.
removed =
    { $notes ->
        [one] { $notes } nota quitada
       *[other] { $notes } notas quitadas
    }.
added =
    Notas añadidas en { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }, { $notes ->
        [one] { $notes } nota quitada
       *[other] { $notes } notas quitadas
    }.

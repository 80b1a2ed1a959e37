### Las palabras del solucionador: sus pasos y pasadas, el camino y todos los pasos.

## Los botones. Cada uno tiene un nombre, y otro entero para lectores de pantalla.

steps = Pasos
start = Inicio
start-help = Volver al inicio
back-pass = ‹ Pasada
back-pass-help = Pasada anterior
back-step = Anterior
back-step-help = Volver al paso anterior
next-step = Siguiente
next-step-help = Paso siguiente
next-pass = Pasada ›
next-pass-help = Pasada siguiente
end = Final
end-help = Saltar al final
run = Reproducir
stop = Detener
speed = Velocidad
slow = Lenta
medium = Media
fast = Rápida
unveil = Mostrar todo
more = Más controles
search = Resolver adivinando
keep = Copiar a mi tablero
from-givens = Resolver desde los dígitos iniciales
back-to-play = Volver a mi tablero
climb = Usar técnicas más difíciles
guess = Mejor adivinar
cancel = Cancelar
ways = Cómo avanzar
way-passes = Pasadas
way-passes-help = Todos los únicos o pares de un tipo a la vez, los pasos más difíciles uno por uno
way-path = Camino
way-path-help = Un solo paso cada vez, primero el más fácil
keep-step = Copiar a mi tablero
keep-step-help = Completa tu tablero hasta este paso, como una sola jugada

## El inicio y el final

at-givens = Desde los dígitos iniciales
at-position = Desde tu posición
at-start-passes =
    { $cells ->
        [one] { $cells } celda está vacía
       *[other] { $cells } celdas están vacías
    }. «Siguiente» muestra un paso con su motivo. Una pasada reúne todos los únicos o pares de un tipo, o es un paso más difícil.
at-start-path =
    { $cells ->
        [one] { $cells } celda está vacía
       *[other] { $cells } celdas están vacías
    }. «Siguiente» muestra un paso con su motivo.
solved-path = Resuelto paso a paso
solved-passes =
    Resuelto en { $passes ->
        [one] { $passes } pasada
       *[other] { $passes } pasadas
    }
solved-text =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }, sin tener que adivinar.
guessed-path = Resuelto adivinando
guessed-passes =
    Resuelto en { $passes ->
        [one] { $passes } pasada
       *[other] { $passes } pasadas
    } y adivinando
guessed-text =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }. { $guesses ->
        [one] Hizo falta { $guesses } intento.
       *[other] Hicieron falta { $guesses } intentos.
    }
dry-first = Aquí no hay únicos
dry-first-text =
    { $cells ->
        [one] { $cells } celda está vacía
       *[other] { $cells } celdas están vacías
    }. Señala una para ver sus candidatos.
dry =
    Sin más únicos tras { $passes ->
        [one] { $passes } pasada
       *[other] { $passes } pasadas
    }
dry-text =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }, { $cells ->
        [one] { $cells } celda vacía
       *[other] { $cells } celdas vacías
    }. Señala una para ver sus candidatos.
stuck = No quedan técnicas
stuck-text =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }, { $cells ->
        [one] { $cells } celda vacía
       *[other] { $cells } celdas vacías
    }. Ninguna de las técnicas que tienes activadas encuentra otro paso. A partir de aquí hay que adivinar, o hace falta una técnica que Stepdoku no conoce.
unsolvable = Sin solución
unsolvable-text = Este tablero no se puede completar.
cut = Búsqueda detenida
cut-text =
    Se detuvo tras { $guesses ->
        [one] { $guesses } intento
       *[other] { $guesses } intentos
    }: demasiados para mostrarlos. La solución se conoce, y puedes verla desde «Jugar».
blocked =
    { $digits ->
        [one] Uno de tus dígitos es incorrecto
       *[other] { $digits } de tus dígitos son incorrectos
    }
blocked-text = Los pasos desde aquí se basarían en un error. Vuelve y corrígelo, o resuelve desde los dígitos iniciales. Tu tablero no cambiará.

## Una pasada o un paso

card = Este paso
passes = Pasadas
naked-singles = únicos desnudos
hidden-singles = únicos ocultos
kind-search = búsqueda
kind-path = camino
pass = Pasada { $number }
pass-search = Búsqueda
pass-path = Camino
by-guessing = adivinando
step-of = Paso { $step } de { $all }
no-step = Ninguno
whole-path = Todo el camino
whole-pass = Toda la pasada
path-step = Paso { $step }
path-steps = Pasos { $first } a { $last }
nothing-found = nada encontrado
steps-found =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
digits-found =
    { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    }

## Lo que encontró una pasada entera

found-path =
    El camino tiene { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
found-search =
    La búsqueda necesitó { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
found-no-naked = A ninguna celda le queda un solo candidato.
found-naked =
    { $digits ->
        [one] A una celda le queda un solo candidato.
       *[other] A { $digits } celdas les queda un solo candidato. Puedes verlas todas en este tablero.
    }
found-no-hidden = A ningún dígito le queda un solo lugar en una fila, columna o caja.
found-hidden =
    { $digits ->
        [one] A un dígito le queda un solo lugar.
       *[other] A { $digits } dígitos les queda un solo lugar en una fila, columna o caja. Puedes verlos todos en este tablero.
    }
found-no-pattern = { $technique }: nada encontrado.
found-pattern =
    { $steps ->
        [one] Un patrón encontrado.
       *[other] { $steps } patrones. Puedes verlos todos en este tablero.
    }

## El trabajo en segundo plano

searching = Buscando…
searching-at = Buscando: { $done } de { $all } celdas
finding-passes = Buscando todas las pasadas…
finding-passes-at = Buscando todas las pasadas: { $done } de { $all } celdas
finding-path = Buscando el camino…
finding-path-at = Buscando el camino: { $done } de { $all } celdas
finding-steps = Buscando todos los pasos…
finding-steps-at = Buscando todos los pasos: { $done } de { $all } celdas
climbing = Probando técnicas más difíciles…
climbing-at = Probando técnicas más difíciles: { $done } de { $all } celdas

## El camino

path =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
techniques = Técnicas de este camino
column-technique = Técnica
column-steps = Pasos
column-score = Puntos
to-next = Ir al siguiente paso de «{ $technique }»
bottleneck = Cuello de botella
bottleneck-step = Paso { $number }: { $technique }
bottleneck-only = Paso { $number }: { $technique }, la única forma de avanzar
bottleneck-choice = Paso { $number }: { $technique }, una de { $choices } opciones

## Todos los pasos de una posición

all = Todos los pasos
all-help = Enumera todos los pasos posibles ahora
all-looking = Todos los pasos
all-looking-text = Buscando con todas las técnicas…
all-solved = Resuelto
all-solved-text = No queda nada por encontrar.
all-none = Ningún paso encontrado
all-none-text = Ninguna de las técnicas que tienes activadas funciona aquí.
possible =
    { $steps ->
        [one] { $steps } paso es posible ahora
       *[other] { $steps } pasos son posibles ahora
    }
suiting =
    { $steps ->
        [one] { $steps } paso es adecuado para este sudoku
       *[other] { $steps } pasos son adecuados para este sudoku
    }
stopped = La búsqueda se detuvo en su límite, así que puede haber más. El motivo puede ser una contradicción en el tablero.
all-text = Señala un paso para verlo en el tablero. Selecciónalo para aplicarlo.
filter = Mostrar
filter-suiting = Lo adecuado para este sudoku
filter-all = Todas las técnicas
harder =
    { $steps ->
        [one] { $count } más difícil
       *[other] { $count } más difíciles
    }
more-steps = { $steps } más
more-gone = +{ $candidates }
take = Aplicar este paso
close = Volver a la lista

## Lo que hace un paso

places = { $cell } = { $digit }
rules-out = { $cells } ≠ { $digit }

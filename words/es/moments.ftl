### Las palabras del historial de una partida: puntos guardados, ramas y pruebas.

name = Nombre del punto guardado
add = Guardar este punto
rename-here = Cambiar nombre
nameless = Punto guardado { $number }

## Una prueba

begin-trial = Empezar una prueba
begin-trial-help = Todo lo que escribas desde aquí queda marcado como prueba. Consérvala, o descártala para volver a este punto.
trial-started = Prueba iniciada: aún sin dígitos.
trial =
    Prueba: { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    } por ahora.
keep = Conservar
discard = Descartar

## Los caminos desde aquí

redo = Rehacer
back = Volver al error
restart = Reiniciar
still = Vuelve a tu partida para ver y abrir posiciones anteriores.

## La lista

list = Jugadas desde el inicio
start = Inicio
savepoint = Punto guardado
trial-begins = Empieza la prueba
discarded = Descartada
trial-begins-at = { $name } · empieza la prueba
discarded-at = { $name } · descartada
fork = Bifurcación
end = Fin de esta rama
now = Ahora
here = estás aquí
move-number = jugada { $number }
later =
    { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } después
another-branch = Otra rama:
branch = Rama { $number } de { $all }:
rename = Cambiar nombre
delete = Eliminar

## La imagen de una posición

picture-start =
    Al inicio: { $filled ->
        [one] { $filled } dígito colocado
       *[other] { $filled } dígitos colocados
    } de { $all }
picture =
    Tras { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }: { $filled ->
        [one] { $filled } dígito colocado
       *[other] { $filled } dígitos colocados
    } de { $all }

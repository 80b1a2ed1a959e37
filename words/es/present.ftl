### Las palabras de una presentación ante una clase: el tablero y una frase llenan la pantalla.

open = Presentar
open-help = Llena la pantalla con el tablero y una frase
name = Presentación
controls = Controles de la presentación

## La frase junto al tablero

start =
    { $cells ->
        [one] { $cells } celda está vacía
       *[other] { $cells } celdas están vacías
    }. Pulsa «Siguiente» para ver el primer paso.
end-solved = Resuelto. Ese fue el último paso.
end-dry = Ya no hay únicos. Pulsa «Siguiente» para usar técnicas más difíciles.
end-stuck = Ninguna de las técnicas que tienes activadas encuentra otro paso.
end-impossible = Esta posición no tiene solución.
end-cut = La búsqueda se detuvo aquí: demasiados intentos para mostrarlos.

## Los botones

back = Anterior
next = Siguiente
blank = Pantalla en negro
wake = Volver a mostrar el tablero
spell = Nombres completos de celdas
spread-fill = Llenar la pantalla
spread-keep = Dejar el tablero en su lugar
leave = Salir de la presentación

### Las palabras de las fotos de sudokus impresos.

open = Leer una foto
about = Toma o elige una foto de un sudoku impreso: 4×4, 6×6, 8×8, 9×9 o 16×16. También puedes soltar o pegar una imagen en la página.
promise = La imagen se queda en este dispositivo. Stepdoku la lee aquí y no la envía a ningún lado.
choose = Elegir una imagen
choose-another = Elegir otra

## La cámara

camera = Usar la cámara
camera-take = Tomar la foto
camera-stop = Detener la cámara
camera-help = Sostén la cámara sobre el sudoku, de modo que el sudoku llene la imagen.

## Mientras se lee la imagen

opening = Abriendo la imagen…
reading = Leyendo el sudoku…

## Por qué no hay sudoku

not-a-picture = Este archivo no es una imagen que los navegadores muestren. Elige un archivo JPEG, PNG o WebP.
large =
    Esta imagen tiene { $megapixels ->
        [one] { $megapixels } megapíxel
       *[other] { $megapixels } megapíxeles
    }, y Stepdoku abre como mucho 50. Redúcela, o toma la foto otra vez con menos resolución.
broken = No se puede abrir la imagen: su archivo está dañado. Elige otra.
heic = Este navegador no puede abrir imágenes HEIC. Guarda la imagen como JPEG, o usa la cámara aquí.
unreadable = No se puede leer el archivo. Elígelo otra vez.
no-camera = No se encontró ninguna cámara, o la usa otro programa. Elige una imagen en su lugar.
camera-refused = El navegador no permite usar la cámara aquí. Permítelo en los ajustes del navegador, o elige una imagen.
no-frame = En esta imagen no se encontró ningún sudoku de 4×4, 6×6, 8×8, 9×9 o 16×16.
no-digits = Se encontró un marco, pero no se pueden leer sus dígitos.
wrong-size = La imagen es demasiado pequeña o demasiado grande para leerla. Elige otra.
no-program = No se pudo cargar el lector. Revisa tu conexión y lee el sudoku otra vez.

## Las esquinas

corners = Arrastra cada esquina a su esquina del sudoku, o muévela con las flechas. Luego lee el sudoku.
top-left = Esquina de arriba a la izquierda
top-right = Esquina de arriba a la derecha
bottom-right = Esquina de abajo a la derecha
bottom-left = Esquina de abajo a la izquierda
read-again = Leer el sudoku
move-corners = Mover las esquinas
picture = La imagen
straightened = El sudoku de la imagen, enderezado

## El tablero

board = Sudoku leído de la imagen
board-help = Las flechas cambian de celda; los dígitos la llenan; Retroceso la vacía; Enter la confirma.
doubtful = dudosa
changed = cambiada para que haya exactamente una solución
written = escrita a mano
clashes = parte de un choque
confirm = Confirmar
next-marked = Siguiente celda marcada
marked-none = Ninguna celda está marcada. Compara el tablero con la imagen antes de jugar.
marked =
    { $cells ->
        [one] { $cells } celda está marcada. Compárala con la imagen: escribe su dígito o confírmalo.
       *[other] { $cells } celdas están marcadas. Compara cada una con la imagen: escribe su dígito o confírmalo.
    }
zero = El tablero escribe el 0 de la imagen como { $digit }.

## Las soluciones

counting = Contando las soluciones…
uncounted = No se pudieron contar las soluciones.
none = Sin solución. { $look }
one =
    { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciales
    }. Exactamente una solución.
full = Todas las celdas están llenas, así que no hay nada que resolver.
several = Dos o más soluciones. { $look }
undecided = Stepdoku no pudo contar las soluciones en un tiempo razonable. Compara cada celda con la imagen.
look-anywhere = Compara cada celda con la imagen.
look-at = Fíjate primero en { $cells }.

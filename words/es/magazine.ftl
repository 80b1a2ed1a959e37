### Las palabras de la revista: sudokus para imprimir.

empty = Tu revista está vacía. Caben hasta 1000 sudokus para imprimir, de cualquier tamaño y nivel, todos distintos.
damaged = No se pudo leer tu revista guardada. No ha cambiado; si haces otra, la sustituye.
unkept = Este navegador no puede guardar la revista. Dura hasta que cierres la página, así que imprímela o guárdala en un archivo.

## Crear sudokus para ella

more = Añadir sudokus
many = Cuántos
custom = A medida
custom-help = Elige cómo son en «Nuevo»: primero «Más» y luego «A medida».
several = Crear varios
make = Crear sudokus
make-count =
    Crear { $count ->
        [one] { $count } sudoku
       *[other] { $count } sudokus
    }
stop = Detener
continue-making = Continuar
look = Seguir buscando
clear = Eliminar todos
restore = Restaurar

## Cuánto falta

made =
    { $made } de { $all ->
        [one] { $all } sudoku
       *[other] { $all } sudokus
    }
going-on = { $made }…
time-left = { $made }, tiempo restante: cerca de { $time }
stopped = { $made }. Creación detenida: puedes imprimir lo que hay.
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }

## Un grupo de sudokus de una misma forma

group = { $count } × { $name }
custom-name = { $size } · a medida
custom-name-needs = { $size } · a medida: { $technique }
group-more = { $group }. { $more }
work =
    { $searches ->
        [one] { $searches } búsqueda
       *[other] { $searches } búsquedas
    }, { $time }
none-found-in = Ninguno encontrado en { $work }.
found-in =
    { $found ->
        [one] { $found } encontrado
       *[other] { $found } encontrados
    } en { $work }.
alike =
    { $found ->
        [one] Solo hay { $found }: cualquier otro sería este mismo con otra apariencia.
       *[other] Solo hay { $found }: cualquier otro sería uno de estos con otra apariencia.
    }
none-missed = Ninguno encontrado. Los sudokus así son raros: sigue buscando o pide menos condiciones.
none-missed-in = Ninguno encontrado en { $work }. Los sudokus así son raros: sigue buscando o pide menos condiciones.
missed =
    { $found ->
        [one] Solo se encontró { $found }.
       *[other] Solo se encontraron { $found }.
    } Los sudokus así son raros: sigue buscando o pide menos condiciones.
missed-in =
    { $found ->
        [one] Solo se encontró { $found }
       *[other] Solo se encontraron { $found }
    } en { $work }. Los sudokus así son raros: sigue buscando o pide menos condiciones.
impossible = No existe ningún sudoku así.

## Ordenar

arrange = Ordenar
arrange-end = Listo
arrange-help = Selecciona un grupo o uno de sus sudokus y arrástralo, o pulsa Alt y una flecha.
sorted = Los más fáciles van primero, así que el orden es fijo. Para moverlos, desactiva «Primero los fáciles» en «Opciones de impresión».
group-name = Nombre
group-per-page = Sudokus por página
as-magazine = Como la revista
puzzles = Sudokus de este grupo
puzzle = Sudoku { $number }, { $level }
this-group = Este grupo
earlier = Adelantar
later-on = Atrasar
remove = Quitar
undo = Deshacer
put-back = Restaurar todo lo quitado

## Cómo se imprime

title = Título
options = Opciones de impresión
paper = Papel
paper-a4 = A4
paper-letter = Carta
per-page = Sudokus por página
per-page-help = Los tableros grandes necesitan más espacio: uno de 25×25 llena una página.
fewer-answers = { $size }: { $count } por página, porque las soluciones necesitan espacio.
fewer-large = { $size }: { $count } por página, porque la letra grande necesita espacio.
fewer-candidates = { $size }: { $count } por página, porque los candidatos necesitan espacio.
fewer = { $size }: { $count } por página, para que se pueda escribir a lápiz en las celdas.
signature = Hojas plegadas juntas
signature-all = Todas
answers = Soluciones
answers-none = Ninguna
answers-end = Al final
answers-upside-down = Al revés
ways = Camino de la solución
ways-help = Muestra cada paso como un tablero pequeño con su motivo, en las últimas páginas.
ways-none = Ninguno
ways-hard = Sin los únicos
ways-all = Todos los pasos
ascending = Primero los fáciles
ascending-help = Ordena por nivel y luego por calificación.
large = Letra grande
large-help = Menos sudokus por página, con dígitos más grandes.
candidates = Candidatos
candidates-help = Imprime los candidatos en todas las celdas vacías.
rating = Calificación
rating-help = Imprime el paso más difícil en la escala de Sudoku Explainer.
recipe = Receta
recipe-help = Imprime el texto que vuelve a crear el mismo sudoku.
code = Código QR
code-help = Escanéalo para abrir el sudoku en Stepdoku.
cover = Portada
cover-help = Añade una primera página con título y contenido.
booklet = Folleto
booklet-help = Dos páginas una al lado de la otra: imprime a doble cara, gira por el borde corto y luego pliega.
numbers = Números
numbers-help = Imprime 10, 11 y 12 en lugar de letras; el camino de la solución conserva las letras.

## Las páginas

pages = Páginas
page-count =
    { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }
pages-shown =
    { $shown } de { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }
drawing = Dibujando las páginas…
page = Página { $number }
more-pages = Ver más páginas
print = Imprimir
printing = Dibujando todas las páginas…
save-lines = Guardar como .sdm
save-text = Guardar como texto
save-braille = Guardar en braille

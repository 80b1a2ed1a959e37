### Los nombres de las cosas de un tablero, y cómo se enumeran en un texto.

## Listas

list-comma = {", "}
list-and = {" y "}
list-and-the = {" y "}
list-or = {" o "}
list-and-clause = {", y "}
list-and-sentence = {", y "}
list-nor = {" ni "}
list-comma-clause = {", "}
list-and-numbers = {" y "}
list-and-groups = {" y "}
list-semicolon = {"; "}
sentence-space = {" "}

## Celdas: cortas para leer, largas para oír

row-letter = F
column-letter = C
rows =
    { $count ->
        [one] fila
       *[other] filas
    } { $numbers }
columns =
    { $count ->
        [one] columna
       *[other] columnas
    } { $numbers }
cell = { $row } { $column }
crossings = { $rows }, { $columns }
before-cells = {""}
cells-of = { $cells } de la { $house }

## Dígitos y afirmaciones

candidate = { $digit } en { $cell }
is = { $cell } es { $digit }
is-not = { $cell } no es { $digit }
are-not = { $cells } no son { $digit }
is-after = { $cell } es { $digit }
is-not-after = { $cell } no es { $digit }
are-not-after = { $cells } no son { $digit }
one-of = una de { $cells }
set = conjunto { $tag }

## Zonas, todas femeninas: usual | en | de | con artículo | a

house-row = fila { $name }|en la fila { $name }|de la fila { $name }|la fila { $name }|a la fila { $name }
house-column = columna { $name }|en la columna { $name }|de la columna { $name }|la columna { $name }|a la columna { $name }
house-box = caja { $name }|en la caja { $name }|de la caja { $name }|la caja { $name }|a la caja { $name }
house-region = región { $name }|en la región { $name }|de la región { $name }|la región { $name }|a la región { $name }
house-diagonal = diagonal que empieza { $name }|en la diagonal que empieza { $name }|de la diagonal que empieza { $name }|la diagonal que empieza { $name }|a la diagonal que empieza { $name }
house-window = ventana de { $name }|en la ventana de { $name }|de la ventana de { $name }|la ventana de { $name }|a la ventana de { $name }
house-extra = región extra { $name }|en la región extra { $name }|de la región extra { $name }|la región extra { $name }|a la región extra { $name }
top-left = arriba a la izquierda
top-right = arriba a la derecha
bottom-left = abajo a la izquierda
bottom-right = abajo a la derecha

## Clases de zonas

kind-row = fila|en la fila|de la fila|la fila|a la fila
kinds-row = filas|en las filas|de las filas|las filas|a las filas
kind-column = columna|en la columna|de la columna|la columna|a la columna
kinds-column = columnas|en las columnas|de las columnas|las columnas|a las columnas
kind-box = caja|en la caja|de la caja|la caja|a la caja
kinds-box = cajas|en las cajas|de las cajas|las cajas|a las cajas
kind-region = región|en la región|de la región|la región|a la región
kinds-region = regiones|en las regiones|de las regiones|las regiones|a las regiones
kind-diagonal = diagonal|en la diagonal|de la diagonal|la diagonal|a la diagonal
kinds-diagonal = diagonales|en las diagonales|de las diagonales|las diagonales|a las diagonales
kind-window = ventana|en la ventana|de la ventana|la ventana|a la ventana
kinds-window = ventanas|en las ventanas|de las ventanas|las ventanas|a las ventanas
kind-extra = región extra|en la región extra|de la región extra|la región extra|a la región extra
kinds-extra = regiones extra|en las regiones extra|de las regiones extra|las regiones extra|a las regiones extra
kind-area = zona|en la zona|de la zona|la zona|a la zona
kinds-area = zonas|en las zonas|de las zonas|las zonas|a las zonas
each-row = cada fila|en cada fila|de cada fila|cada fila|a cada fila
each-column = cada columna|en cada columna|de cada columna|cada columna|a cada columna
each-box = cada caja|en cada caja|de cada caja|cada caja|a cada caja
each-region = cada región|en cada región|de cada región|cada región|a cada región
each-diagonal = cada diagonal|en cada diagonal|de cada diagonal|cada diagonal|a cada diagonal
each-window = cada ventana|en cada ventana|de cada ventana|cada ventana|a cada ventana
each-extra = cada región extra|en cada región extra|de cada región extra|cada región extra|a cada región extra
each-area = cada zona|en cada zona|de cada zona|cada zona|a cada zona
this-kind = esta { $kind }|en esta { $kind }|de esta { $kind }|esta { $kind }|a esta { $kind }
these-kinds = estas { $kinds }|en estas { $kinds }|de estas { $kinds }|estas { $kinds }|a estas { $kinds }

## Cosas en lugar de dígitos: con su artículo, como «el sol»; los colores, sin él

sun = el sol
fish = el pez
leaf = la hoja
heart = el corazón
star = la estrella
moon = la luna
boat = el barco
cloud = la nube
mushroom = el hongo
red = rojo
blue = azul
yellow = amarillo
green = verde
orange = naranja
violet = violeta
brown = marrón
pink = rosa
grey = gris
article = {""}
before-things = {""}

## Niveles

easy = Fácil
medium = Medio
hard = Difícil
very-hard = Muy difícil
fiendish = Diabólico
extreme = Extremo

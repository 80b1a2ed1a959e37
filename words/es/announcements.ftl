### Lo que el tablero anuncia a los lectores de pantalla.

new-puzzle = Nuevo sudoku, { $game }.
finished = Resuelto.
mode-now = { $mode }.
mode-digits = Dígitos
mode-colours = Colores
mode-notes = Notas
mode-corner = Notas de esquina
mode-centre = Notas centrales
colours-cells = Colores para celdas.
colours-candidates = Colores para candidatos.
highlight-cleared = Sin resaltado.
pairs =
    { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    } con dos candidatos.
highlighted =
    { $digit } está en { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    } y puede ir en { $places } más.
savepoint = Punto guardado.
moved =
    Otra posición: { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    } en el tablero.
paused = En pausa. Tablero oculto.
resumed = Partida reanudada.
trial-begun = Prueba iniciada. Consérvala o descártala cuando quieras.
trial-kept = Prueba conservada.
trial-discarded = Prueba descartada.
candidates-shown = Se muestran todos los candidatos.
candidates-hidden = Candidatos ocultos.
locked = { $digit }, dígito fijado.
unlocked = Ningún dígito está fijado.
selected =
    { $cells ->
        [one] { $cells } celda seleccionada
       *[other] { $cells } celdas seleccionadas
    }.
changed =
    { $cells ->
        [one] { $cells } celda cambiada
       *[other] { $cells } celdas cambiadas
    }.
face = { $name }.

## Una jugada que se deshizo o se rehízo

undone = Deshecho: { $what }.
redone = Rehecho: { $what }.
done-cells =
    { $cells ->
        [one] { $cells } celda cambiada
       *[other] { $cells } celdas cambiadas
    }
digit-removed = { $digit } ya no está en { $cell }
digit-placed = { $digit } está en { $cell }
digit-now = { $cell } es { $digit }
cell-empty = { $cell } está vacía

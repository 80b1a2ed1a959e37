### Os nomes falados das células, e a linha sobre a célula sob o ponteiro.

## O nome falado: o conteúdo, depois observações e o lugar, separados por vírgulas

hidden = oculta
empty = vazia
given = pista
from-solver = do solucionador
trial = teste
wrong = com erro
highlighted = em destaque
selected = selecionada
coloured = pintada de { $colours }
digits-coloured = { $digits } em { $colour }
notes = notas { $digits }
corner-notes = notas de canto { $digits }
centre-notes = notas centrais { $digits }
can-be = pode ser { $digits }
cage = gaiola
cage-of = gaiola de soma { $sum }
address = { $row } { $column }
clash = { $name }. Em conflito com { $other }.
clash-more = { $name }. Em conflito com { $other } e mais { $more }.
clash-short = { $name }. Conflito: { $other }.
clash-short-more = { $name }. Conflito: { $other } e mais { $more }.

## A linha sobre a célula sob o ponteiro, depois do nome da célula

is-given = é { $digit }, uma pista
is-digit = é { $digit }
too = { $other } também é { $digit }
places = lugares para { $digit }: { $places }
places-in = { $count } na { $kind }
has-notes = tem { $notes }
note-list =
    { $count ->
        [one] nota
       *[other] notas
    } { $digits }
no-candidates = não tem candidatos
can-only-be = só pode ser { $digit }

### Únicos.

last-empty = { AS($house, "the") } só tem mais uma célula vazia, e { $digit } é o único dígito que falta.

## Únicos nus

in-areas = na linha, na coluna ou na caixa de { $cell }
in-areas-of-jigsaw = na linha, na coluna ou na região de { $cell }
in-sight = à vista de { $cell }
already-there = Todos os dígitos, exceto { $digits }, já estão { $there }.
is-there = Todos os dígitos, exceto { $digits }, estão { $there }.
there-or-earlier = Todos os dígitos, exceto { $digit }, estão { $there } ou foram eliminados antes.
were-ruled-out =
    { $digits ->
        [one] o dígito { $digits } foi eliminado
       *[other] os dígitos { $digits } foram eliminados
    } antes.
were-ruled-out-there =
    Em { $cell }, { $digits ->
        [one] o dígito { $digits } foi eliminado
       *[other] os dígitos { $digits } foram eliminados
    } antes.

## Únicos ocultos

still-needs = { AS($house, "the") } ainda precisa de { $digit }.
only-left = O único lugar que resta é { $cell }.
with-only-left = Com { $digit } em { $there }, o único lugar que resta é { $cell }.
earlier-only-left = Esse dígito foi eliminado antes em { AS($cells, "brief") }, então o único lugar que resta é { $cell }.
with-earlier-only-left = Com { $digit } em { $there } e esse dígito já impossível em { AS($cells, "brief") }, o único lugar que resta é { $cell }.
already-in = Esse dígito já está em { $there }.
ruled-out-in = Esse dígito foi eliminado antes em { AS($cells, "brief") }.

### Colorações de vários dígitos: candidatos em duas cores, das quais uma está certa.

two-colours = Onde uma célula só tem dois candidatos, ou um dígito só tem dois lugares, um tem a cor { $a } e o outro a cor { $b }.
all-of-one = Logo, todos os candidatos da cor { $a } estão certos, ou todos os da cor { $b }.

## Linhas

linked-cells = Só dois candidatos: { $cells }.
linked-houses = Só dois lugares para { $digit }: { $houses }.
colour-has = Cor { $colour }: { $digit } em { $cells }.
by-both = { $gone } é impossível: com a cor { $a }, { $one } é { $digit-one }; com a cor { $b }, { $another } é { $digit-another }.

## O que se segue

out-by-clash = A cor { $colour } tem { $one } e { $another }, que entram em conflito, então a cor { $colour } está eliminada.
out-by-cell = A cor { $colour } elimina { $digits }, todos os candidatos de { $cell }, então a cor { $colour } está eliminada.
out-by-house = A cor { $colour } elimina { $digit } em { $cells }, todos os seus lugares { AS($house, "in") }, então a cor { $colour } está eliminada.
right = Assim, a cor { $colour } está certa: { $right }.
digits = { AS($all, "semicolons") }
digit = { $digit } em { $cells }
digits-counted = todos os { $count } dígitos listados nela

## Conclusões

so = Logo, { $gone }.
either-way = Em qualquer caso, { $gone }.
losses = { AS($gone, "all-losses") }
losses-counted = { $count } candidatos são eliminados
losses-counted-of = { $count } candidatos da cor { $colour } são eliminados

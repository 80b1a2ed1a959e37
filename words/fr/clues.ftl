### Les mots des contraintes : traits, points, nombres et autres signes sur certaines cases.

## Ce que l’étiquette d’une case dit de chacune, pour les lecteurs d’écran : court, car cela revient souvent

on-line = { $name }, { $place } sur { $cells }
in-circle = { $name }, cercle
with = { $name } avec { $other }
greater-than = plus grande que { $other }
less-than = plus petite que { $other }
around = { $name } { $digits }
beside = { $name } { $number } en { $house }
on-diagonal = { $name } { $number }, { $place } sur { $cells }
broken = { $said }, règle non respectée

## Le texte sous la grille, et la réponse à une question

broken-at = Règle non respectée en { $cell } : { $name }. { $rule }
broken-rule = Règle non respectée : { $rule }
meaning = { $said }. { $rule }

### As palavras das restrições: linhas, pontos, números e outros sinais sobre algumas células.

## O que o nome falado de uma célula diz de cada restrição dela

on-line = { $name }, { $place } de { $cells }
in-circle = { $name }, círculo
with = { $name } com { $other }
greater-than = maior que { $other }
less-than = menor que { $other }
around = { $name } { $digits }
beside = { $name } { $number } na { $house }
on-diagonal = { $name } { $number }, { $place } de { $cells }
broken = { $said }, com erro

## A linha abaixo do tabuleiro, e a resposta a uma pergunta

broken-at = Erro em { $cell }: { $name }. { $rule }
broken-rule = Regra não cumprida: { $rule }
meaning = { $said }. { $rule }

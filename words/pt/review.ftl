### O retorno sobre as jogadas, e a análise de uma partida.

open = Analisar minhas jogadas
beginning = Analisando suas jogadas…
busy = Analisando suas jogadas: { $done } de { $all }
seen = O tabuleiro antes desta jogada, com a razão

## As jogadas

slider = Jogada
place = { $line } de { $all }
list = Todas as jogadas, desde a primeira
back = Voltar
next = Próxima jogada
no-moves = Você não fez nenhuma jogada própria.
forced-wrong =
    { $forced } de { $all ->
        [one] { $all } jogada
       *[other] { $all } jogadas
    } { $forced ->
        [one] tinha
       *[other] tinham
    } uma razão no tabuleiro. { $wrong ->
        [one] { $wrong } estava errada
       *[other] { $wrong } estavam erradas
    }.
forced-right =
    { $forced } de { $all ->
        [one] { $all } jogada
       *[other] { $all } jogadas
    } { $forced ->
        [one] tinha
       *[other] tinham
    } uma razão no tabuleiro. Nenhuma estava errada.

## Uma jogada na lista

placed = { $digit } em { $cell }
placed-many =
    { $digit } em { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }
unnoted = { $digit }: nota removida de { $cell }
unnoted-many =
    { $notes ->
        [one] { $notes } nota removida
       *[other] { $notes } notas removidas
    }
others =
    { $moves ->
        [one] { $moves } outra jogada
       *[other] { $moves } outras jogadas
    }: notas, cores, apagar
filled = Notas preenchidas
restarted = Partida recomeçada
hint = Dica: { $digit } em { $cell }
hint-removed = Dica: candidatos eliminados
solver = Dígitos do solucionador
solution = Solução preenchida

## O veredito sobre uma jogada

wrong = Errada
unforced = Certa, ainda sem prova
plain = Eliminada por { $cell }
undecided = Certa, razão não encontrada
after-one = { $step } após { $first }
after-two = { $step } após { $first } e { $second }
after-more = { $step } após { $first } e mais { $more }

## A razão

part = Passo { $step } de { $all }
part-before = Passo anterior
part-after = Próximo passo
own = Sua jogada
easier-in = Mais fácil: { $technique } em { $cell }
easier-step = Mais fácil: { $technique }

## O retorno sobre a última jogada. Ele nunca começa com uma negação.

said-placed = { $digit } na { $cell }
said-removed = Nota { $digit } removida da { $cell }
said-only = { $action }.
said-wrong = { $action }: jogada errada.
said-unforced = { $action }: jogada certa, mas nada no tabuleiro prova isso ainda.
said-undecided = { $action }: jogada certa. O Stepdoku não descobriu a tempo o que prova isso.
said-plain = { $action }: jogada certa, porque { $cell } é { $digit }.
said-later =
    { $action }: jogada certa, mas antes { $others ->
        [one] vem { $others } outro passo
       *[other] vêm { $others } outros passos
    }.
said-seen = { $action }: dava para ver. { $step }.

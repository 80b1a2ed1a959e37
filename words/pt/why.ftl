### “Por quê?” e “Por que não?”

answer = Resposta
close = Fechar
choose = Escolha um dígito para ver por que ele fica aqui, por que não pode ficar ou a que ele levaria.

## A pergunta

ask-about = Perguntar sobre { $cell }
why-is = Por que { $cell } é { $digit }?
why-not = Por que { $cell } não pode ser { $digit }?
what-if = E se { $cell } fosse { $digit }?

## Os dígitos da célula

digits = Dígitos da célula
digit-is = Por que é { $digit }?
digit-gone = Por que não pode ser { $digit }?
digit-then = Nesse ponto, o candidato { $digit } já está eliminado. E se fosse { $digit }?
digit-possible = E se fosse { $digit }?
look-placed = nesta célula
look-possible = ainda possível
look-gone = eliminado

## As perguntas até agora

way = Perguntas até agora
tried = { $cell } = { $digit }?
line-number = linha { $number } do teste
back = Voltar

## Em que uma resposta se baseia

rests = Isto depende de
stands = { $cell } = { $digit }
gone = { $cell } ≠ { $digit }
given = pista
yours = seu dígito
before = eliminado antes
by-digit = eliminado por um dígito
by-trial = hipótese
proof = Prova de

## Um teste

lines = Linha por linha
suppose = Suponha { $fact }
line-by = { $fact } · { $technique }
contradiction = Contradição
line-before = Voltar
line-after = Próxima
at = { $number } de { $all }

## O trabalho em segundo plano

busy = Buscando…
busy-trial = passo { $step } de no máximo { $most }
busy-cells =
    { $cells } de { $all ->
        [one] { $all } célula
       *[other] { $all } células
    }
cancel = Cancelar

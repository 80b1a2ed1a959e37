### O solucionador: seus passos e rodadas, a resolução e todos os passos.

## Os botões

steps = Passos
start = Início
start-help = Voltar ao início
back-pass = ‹ Rodada
back-pass-help = Rodada anterior
back-step = Voltar
back-step-help = Voltar ao passo anterior
next-step = Próximo passo
next-step-help = Próximo passo
next-pass = Rodada ›
next-pass-help = Próxima rodada
end = Fim
end-help = Ir direto ao fim
run = Reproduzir
stop = Parar
speed = Velocidade
slow = Lenta
medium = Média
fast = Rápida
unveil = Mostrar tudo
more = Mais controles
search = Resolver com palpites
keep = Copiar para meu tabuleiro
from-givens = Resolver a partir das pistas
back-to-play = Voltar ao meu tabuleiro
climb = Usar técnicas mais difíceis
guess = Usar um palpite
cancel = Cancelar
ways = Como avançar
way-passes = Rodadas
way-passes-help = Todos os únicos ou pares de um tipo juntos, passos mais difíceis um a um
way-path = Passo a passo
way-path-help = Um passo por vez, começando pelo mais fácil
keep-step = Copiar para meu tabuleiro
keep-step-help = Preenche seu tabuleiro até este passo, em uma só jogada

## O início e o fim

at-givens = A partir das pistas
at-position = A partir da sua posição
at-start-passes =
    { $cells ->
        [one] { $cells } célula vazia
       *[other] { $cells } células vazias
    }. “Próximo passo” mostra um passo com sua razão. Uma rodada tem todos os únicos ou pares de um tipo juntos, ou um passo mais difícil.
at-start-path =
    { $cells ->
        [one] { $cells } célula vazia
       *[other] { $cells } células vazias
    }. “Próximo passo” mostra um passo com sua razão.
solved-path = Resolvido passo a passo
solved-passes =
    Resolvido em { $passes ->
        [one] { $passes } rodada
       *[other] { $passes } rodadas
    }
solved-text =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }, sem precisar de palpites.
guessed-path = Resolvido com palpites
guessed-passes =
    Resolvido em { $passes ->
        [one] { $passes } rodada
       *[other] { $passes } rodadas
    } e com palpites
guessed-text =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }, com { $guesses ->
        [one] { $guesses } palpite
       *[other] { $guesses } palpites
    }.
dry-first = Nenhum único aqui
dry-first-text =
    { $cells ->
        [one] { $cells } célula vazia
       *[other] { $cells } células vazias
    }. Aponte para uma célula para ver seus candidatos.
dry =
    Nenhum outro único após { $passes ->
        [one] { $passes } rodada
       *[other] { $passes } rodadas
    }
dry-text =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }, { $cells ->
        [one] { $cells } célula vazia
       *[other] { $cells } células vazias
    }. Aponte para uma célula vazia para ver seus candidatos.
stuck = Acabaram as técnicas
stuck-text =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }, { $cells ->
        [one] { $cells } célula vazia
       *[other] { $cells } células vazias
    }. Nenhuma das técnicas que você ativou encontra outro passo. A partir daqui, só com um palpite ou com uma técnica que o Stepdoku não conhece.
unsolvable = Sem solução
unsolvable-text = Este tabuleiro não pode ser completado.
cut = Busca interrompida
cut-text =
    Ela parou após { $guesses ->
        [one] { $guesses } palpite
       *[other] { $guesses } palpites
    }: é demais para acompanhar. A solução é conhecida, e você pode mostrá-la em “Jogar”.
blocked =
    { $digits ->
        [one] { $digits } dos seus dígitos está errado
       *[other] { $digits } dos seus dígitos estão errados
    }
blocked-text = Os passos a partir daqui se baseariam em um erro. Volte e corrija, ou resolva a partir das pistas. Seu tabuleiro não muda.

## Uma rodada ou um passo

card = Este passo
passes = Rodadas
naked-singles = únicos nus
hidden-singles = únicos ocultos
kind-search = busca
kind-path = resolução
pass = Rodada { $number }
pass-search = Busca
pass-path = Resolução
by-guessing = com palpites
step-of = Passo { $step } de { $all }
no-step = Nenhum passo
whole-path = Resolução inteira
whole-pass = Rodada inteira
path-step = Passo { $step }
path-steps = Passos { $first } a { $last }
nothing-found = nada encontrado
steps-found =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }
digits-found =
    { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    }

## O que uma rodada inteira encontrou

found-path =
    A resolução tem { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }.
found-search =
    A busca levou { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }.
found-no-naked = Nenhuma célula ficou com um só candidato.
found-naked =
    { $digits ->
        [one] { $digits } célula ficou com um só candidato.
       *[other] { $digits } células ficaram com um só candidato. Você vê todas neste tabuleiro.
    }
found-no-hidden = Nenhum dígito ficou com um só lugar em uma linha, coluna ou caixa.
found-hidden =
    { $digits ->
        [one] { $digits } dígito ficou com um só lugar.
       *[other] { $digits } dígitos ficaram com um só lugar em uma linha, coluna ou caixa. Você vê todos neste tabuleiro.
    }
found-no-pattern = { $technique }: nada encontrado.
found-pattern =
    { $steps ->
        [one] { $steps } padrão encontrado.
       *[other] { $steps } padrões encontrados. Você vê todos neste tabuleiro.
    }

## O trabalho em segundo plano

searching = Buscando…
searching-at =
    Buscando: { $done } de { $all ->
        [one] { $all } célula
       *[other] { $all } células
    }
finding-passes = Buscando todas as rodadas…
finding-passes-at =
    Buscando todas as rodadas: { $done } de { $all ->
        [one] { $all } célula
       *[other] { $all } células
    }
finding-path = Buscando a resolução…
finding-path-at =
    Buscando a resolução: { $done } de { $all ->
        [one] { $all } célula
       *[other] { $all } células
    }
finding-steps = Buscando todos os passos…
finding-steps-at =
    Buscando todos os passos: { $done } de { $all ->
        [one] { $all } célula
       *[other] { $all } células
    }
climbing = Tentando técnicas mais difíceis…
climbing-at =
    Tentando técnicas mais difíceis: { $done } de { $all ->
        [one] { $all } célula
       *[other] { $all } células
    }

## A resolução

path =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }, { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
techniques = Técnicas desta resolução
column-technique = Técnica
column-steps = Passos
column-score = Pontos
to-next = Ir para o próximo passo desta técnica: { $technique }
bottleneck = Gargalo
bottleneck-step = Passo { $number }: { $technique }
bottleneck-only = Passo { $number }: { $technique }, o único caminho
bottleneck-choice = Passo { $number }: { $technique }, uma de { $choices } opções

## Todos os passos de uma posição

all = Todos os passos
all-help = Lista todos os passos possíveis agora
all-looking = Todos os passos
all-looking-text = Buscando com todas as técnicas…
all-solved = Resolvido
all-solved-text = Não há mais nada para encontrar.
all-none = Nenhum passo encontrado
all-none-text = Nenhuma das técnicas que você ativou funciona aqui.
possible =
    { $steps ->
        [one] { $steps } passo possível agora
       *[other] { $steps } passos possíveis agora
    }
suiting =
    { $steps ->
        [one] { $steps } passo combina com este sudoku
       *[other] { $steps } passos combinam com este sudoku
    }
stopped = A busca parou no limite, então pode haver mais passos. O motivo pode ser uma contradição no tabuleiro.
all-text = Aponte para um passo para vê-lo no tabuleiro. Selecione-o para aplicá-lo.
filter = Mostrar
filter-suiting = O que combina com este sudoku
filter-all = Todas as técnicas
harder =
    { $steps ->
        [one] { $count } mais difícil
       *[other] { $count } mais difíceis
    }
more-steps = mais { $steps }
more-gone = +{ $candidates }
take = Fazer este passo
close = Voltar à lista

## O que um passo faz

places = { $cell } = { $digit }
rules-out = { $cells } ≠ { $digit }

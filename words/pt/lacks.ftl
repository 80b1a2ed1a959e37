### O que falta ao sudoku mais próximo que foi encontrado.

## Em poucas palavras, depois do andamento da busca

closest = O mais próximo até agora: { $lack }
short-spare =
    { $givens ->
        [one] { $givens } pista dispensável
       *[other] { $givens } pistas dispensáveis
    }
short-unproven =
    { $givens ->
        [one] { $givens } pista talvez dispensável
       *[other] { $givens } pistas talvez dispensáveis
    }
short-outside =
    { $givens ->
        [one] { $givens } pista fora do padrão
       *[other] { $givens } pistas fora do padrão
    }
short-needless = não precisa de { $technique }
short-forbidden = precisa de uma técnica excluída
short-rating = avaliação { $rating }
short-class = classe { $class } do HoDoKu

## Em uma frase

givens =
    Tem { $givens ->
        [one] { $givens } pista
       *[other] { $givens } pistas
    }, não { $wanted }.
givens-at-most =
    Tem { $givens ->
        [one] { $givens } pista
       *[other] { $givens } pistas
    }; o máximo pedido é { $wanted }.
spare =
    { $givens ->
        [one] Uma pista é dispensável.
       *[other] { $givens } pistas poderiam ser removidas, cada uma por si só.
    }
unproven =
    { $givens ->
        [one] { $givens } pista talvez seja dispensável: não há prova do contrário.
       *[other] { $givens } pistas talvez sejam dispensáveis: não há prova do contrário.
    }
outside =
    { $givens ->
        [one] Uma pista está fora do seu padrão.
       *[other] { $givens } pistas estão fora do seu padrão.
    }
avoidable = A técnica { $technique } ajuda, mas pode ser evitada.
needless = A técnica { $technique } nunca aparece.
unsolved = As técnicas do Stepdoku não o resolvem até o fim.
forbidden = Precisa do que você excluiu: { $techniques }.
rating = O passo mais difícil dele tem avaliação { $rating }.
level = O nível dele é { $level }.
class = A classe dele no HoDoKu é { $class }.

## O sudoku de um link

trying = Tentativa { $number }.
trying-of = Tentativa { $number } de { $all }.
trying-closest = Tentativa { $number }. { $closest }.
trying-of-closest = Tentativa { $number } de { $all }. { $closest }.
too-much =
    Este link pede trabalho demais. A busca parou depois de { $tries ->
        [one] { $tries } tentativa
       *[other] { $tries } tentativas
    }.
nearest = Este sudoku é o mais próximo do que o link pede. { $lacks }

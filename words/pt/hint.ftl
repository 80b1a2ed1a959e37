### As dicas.

stage = { $stage } de 3
close = Fechar a dica

## Os botões de uma dica

which-technique = Qual técnica?
show-reason = Mostrar por quê
next-line = Próxima linha
apply = Aplicar
show-digits = Mostrar quais
show-notes = Mostrar onde
back = Retroceder
ask = Consultar uma célula
refill = Preencher de novo
stop = Parar a busca

## Dicas sem um passo

looking = Buscando o próximo passo…
wrong-digits =
    { $digits ->
        [one] Um dos seus dígitos está errado. Corrija-o antes de pedir uma dica.
       *[other] { $digits } dos seus dígitos estão errados. Corrija-os antes de pedir uma dica.
    }
marked-digits =
    { $digits ->
        [one] O dígito marcado está errado.
       *[other] Os { $digits } dígitos marcados estão errados.
    }
lost-notes =
    { $cells ->
        [one] Em uma célula, falta o dígito certo nas suas notas.
       *[other] Em { $cells } células, falta o dígito certo nas suas notas.
    }
marked-notes =
    { $cells ->
        [one] Na célula marcada, falta o dígito certo nas suas notas.
       *[other] Nas { $cells } células marcadas, falta o dígito certo nas suas notas.
    }
nothing = Nenhuma das técnicas que você ativou encontra um passo. Você não deixou passar nada: daqui em diante, só com um palpite, ou com uma técnica que o Stepdoku não conhece.

## Onde olhar: o lugar já traz sua preposição

look-at = Olhe { $place }.
look-for = Procure { $digit } { $place }.
framed = na parte destacada do tabuleiro
spoken-place = Dica. { $place }
spoken-step = { $step }. { $more }
spoken-reason = { $reason } { $effect } Pressione Enter para aplicar.

## O que “Aplicar” faz

puts = “Aplicar” coloca { $digit } em { $cell }. Você pode desfazer.
removes =
    “Aplicar” remove { $notes ->
        [one] { $notes } nota
       *[other] { $notes } notas
    }. Você pode desfazer.
fills-one = Não há notas em { $cell }. “Aplicar” preenche os candidatos, sem { $digits }.
fills-one-removes =
    Não há notas em { $cell }. “Aplicar” preenche os candidatos, sem { $digits }, e remove { $notes ->
        [one] { $notes } nota
       *[other] { $notes } notas
    } em outras células.
fills =
    { $cells ->
        [one] { $cells } célula não tem
       *[other] { $cells } células não têm
    } notas. “Aplicar” adiciona os candidatos restantes.
fills-removes =
    { $cells ->
        [one] { $cells } célula não tem
       *[other] { $cells } células não têm
    } notas. “Aplicar” adiciona os candidatos restantes e remove { $notes ->
        [one] { $notes } nota
       *[other] { $notes } notas
    } em outras células.

## O que “Aplicar” fez, para leitores de tela

placed = { $digit } agora está na { $cell }.
removed =
    { $notes ->
        [one] { $notes } nota removida.
       *[other] { $notes } notas removidas.
    }
added =
    Notas adicionadas em { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }, { $notes ->
        [one] { $notes } nota removida.
       *[other] { $notes } notas removidas.
    }

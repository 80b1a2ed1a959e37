### O que o solucionador e as explicações dizem aos leitores de tela.

step = { $step }. { $reason }
step-of = { $step }, passo { $number } de { $all }. { $reason }
search =
    Busca, { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }.
path =
    Resolução, { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }.
pass = Rodada { $number }, { $kind }: { $found }.
pass-none = Busca por { $kind }: nada encontrado.
solved = Resolvido.
dry = Não há mais únicos. Você pode continuar com técnicas mais difíceis.
stuck = Acabaram as técnicas. Você pode resolver o resto com palpites.
unsolvable = Esta posição não tem solução.
cut = Busca interrompida: palpites demais para acompanhar.
no-steps = Nenhuma das técnicas que você ativou encontra algo aqui.
steps = { $steps }.
steps-stopped = { $steps }. { $stopped }
steps-harder = { $steps }, { $harder }.
blocked = { $wrong }.

## Respostas a teclas que não mudam nada

paused = Em pausa. { $key } continua.
paused-comma = Em pausa. Vírgula, depois { $key } continua.
paused-no-key = Em pausa. O botão “Continuar” mostra o tabuleiro.
given = Uma pista não pode ser alterada.
filled = Esta célula já tem um dígito.
not-here = Esta célula não tem esse candidato.
nothing-to-clear = Não há nada para apagar aqui.
no-notes = Nenhuma nota para alterar.
no-digit = Esta célula não tem dígito para fixar.
no-highlight = Nada está destacado.
command = A próxima letra é um comando.
nothing-to-undo = Nada para desfazer.
nothing-to-redo = Nada para refazer.
no-trial = Não há nenhum teste.
no-clock = O cronômetro está desligado, então não há o que pausar.
puzzle-solved = O sudoku está resolvido.
at-the-start = Este é o início.
way-passes = Rodadas.
way-path = Passo a passo.
steps-hidden = A lista de todos os passos está fechada.

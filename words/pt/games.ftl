### A lista de partidas.

new = Novo sudoku
new-help = Escolha tamanho e nível, ou cole um sudoku seu
print = Imprimir vários
sizes = Tamanho
all-sizes = Todos

## Uma partida

finished = Resolvida
untouched-game = Nada preenchido ainda
placed =
    { $filled } de { $all } { $filled ->
        [one] preenchida
       *[other] preenchidas
    }
view = Ver
return-to = Voltar a
resume = Continuar
here = Aberta agora
only-here = Não salva
restart = Recomeçar
duplicate = Duplicar
delete = Excluir
restore = Restaurar
action = { $action }: { $game }
left-today = Exclusão definitiva hoje
left =
    Guardada por mais { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }

## Quando uma partida foi jogada pela última vez

just-now = agora mesmo
minutes-ago =
    há { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
hours-ago =
    há { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
days-ago =
    há { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
months-ago =
    há { $months ->
        [one] { $months } mês
       *[other] { $months } meses
    }
years-ago =
    há { $years ->
        [one] { $years } ano
       *[other] { $years } anos
    }

## A lista

solved = Resolvidas ({ $games })
away = Excluídas há pouco ({ $games })
reading = Carregando suas partidas…
reading-some = Carregando suas partidas… { $games } até agora
more =
    { $games ->
        [one] Mostrar mais (falta { $games })
       *[other] Mostrar mais (faltam { $games })
    }
fault = Suas partidas salvas não puderam ser lidas. { $reason } A lista só mostra as partidas desta página.
unsaved = Este navegador não consegue salvar nada agora. As partidas duram até você fechar a página.
untouched = Cada jogada é salva, então comece quantas partidas quiser e volte a qualquer uma delas.
none-open = Nenhuma partida em andamento.
none-here = Nenhuma partida em andamento neste tamanho.

## Partidas que não podem ser lidas

unreadable =
    { $games ->
        [one] { $games } partida não pôde ser lida. Nada mudou, e “Salvar em arquivo” a inclui.
       *[other] { $games } partidas não puderam ser lidas. Nada mudou, e “Salvar em arquivo” as inclui.
    }
save-unreadable = Salvar o que não foi lido
delete-unreadable = Excluir o que não foi lido
question = Isto não pode ser desfeito. Para manter o que não foi lido, primeiro salve em um arquivo.
delete-for-good = Excluir para sempre
keep = Manter

## Arquivos

file = Backup
file-help = Suas partidas, seus tempos e seus ajustes ficam só neste navegador. Salve-os em um arquivo como backup ou para levá-los a outro lugar. Carregar um arquivo acrescenta ao que está aqui; nada se perde nem se duplica.
save = Salvar em arquivo
load = Carregar arquivo
drop = Solte o arquivo para carregá-lo
importing = Carregando o arquivo: { $percent }%
comparing = Comparando o arquivo com as partidas daqui…
writing = Adicionando as partidas do arquivo…
stop = Parar

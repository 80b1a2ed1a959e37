### Avisos sobre arquivos com partidas salvas.

unreadable-removed =
    { $games ->
        [one] { $games } partida ilegível foi excluída para sempre.
       *[other] { $games } partidas ilegíveis foram excluídas para sempre.
    }
unreadable-exported = As partidas que não puderam ser lidas estão salvas no arquivo, sem alterações.
unreadable-not-exported = O arquivo não pôde ser salvo: seu navegador não conseguiu ler essas partidas. Elas não mudaram. Tente de novo mais tarde.
exported = Partidas, tempos e ajustes estão salvos no arquivo.
exported-files = Partidas, tempos e ajustes estão salvos em { $files } arquivos, porque não cabem em um só. Para restaurar tudo, carregue cada um deles.
exported-part = As partidas, os tempos e os ajustes desta página estão salvos no arquivo. O que não pôde ser lido não está nele.
exported-no-settings = As partidas e os tempos desta página estão salvos no arquivo. O que não pôde ser lido não está nele.
exported-no-times = As partidas e os ajustes desta página estão salvos no arquivo. O que não pôde ser lido não está nele.
exported-games = As partidas desta página estão salvas no arquivo. O que não pôde ser lido não está nele.
export-unread = O arquivo não pôde ser salvo: não foi possível ler suas partidas salvas. { $why }
export-refused = O arquivo não pôde ser salvo: seu navegador não o aceitou. Suas partidas não mudaram. Tente de novo.
imported =
    O arquivo trouxe { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } e { $times ->
        [one] { $times } tempo
       *[other] { $times } tempos
    }.
imported-joined =
    { $games ->
        [one] { $games } partida daqui agora inclui
       *[other] { $games } partidas daqui agora incluem
    } as jogadas do arquivo.
imported-there =
    { $games ->
        [one] { $games } partida já estava aqui.
       *[other] { $games } partidas já estavam aqui.
    }
imported-unreadable =
    { $games ->
        [one] { $games } partida não pôde ser lida e continua
       *[other] { $games } partidas não puderam ser lidas e continuam
    } sem alterações.
import-stopped = Carregamento interrompido. Nada veio do arquivo.
cannot-import = O arquivo não foi carregado. { $why }
import-failed = O arquivo não pôde ser carregado. Nada mudou. Confira o arquivo e tente de novo.
file-too-large = O arquivo tem mais de 200 MB, grande demais para ser do Stepdoku.
file-not-ours = Este não é um arquivo do Stepdoku. Escolha um criado com “Salvar em arquivo”.
file-newer = O arquivo é de uma versão mais nova do Stepdoku. Recarregue a página para atualizar e tente de novo.
file-cut-off = O arquivo está incompleto: acaba depois da linha { $line }. Copie-o de novo do lugar onde foi salvo.
file-damaged = A linha { $line } foi alterada ou danificada. Copie o arquivo de novo do lugar onde foi salvo.
file-too-high = O número na linha { $line } é grande demais para ser do Stepdoku. Nada mudou. Salve o arquivo de novo no lugar de origem.
file-strange = O Stepdoku não entende a linha { $line }.

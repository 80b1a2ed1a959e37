### Os avisos da página. Alguns têm mais palavras, que carregam depois.

## A partida

new-puzzle = Novo sudoku.
new-puzzle-unsaved = Novo sudoku. Não foi possível salvar sua última partida: ela dura até você fechar esta página.
actions-lost =
    Sua partida foi recuperada, exceto { $moves ->
        [one] { $moves } jogada que não pôde ser lida
       *[other] { $moves } jogadas que não puderam ser lidas
    }.
history-shortened = Esta partida tem mais jogadas do que o Stepdoku consegue guardar. O tabuleiro não mudou, mas “Desfazer” só volta até este ponto.
save-unreadable = Não foi possível ler uma partida salva. Ela não foi alterada; esta partida é salva à parte.
games-unread = Não foi possível ler suas partidas salvas. { $why } Nada foi alterado.
games-missing = Suas partidas salvas sumiram: seu navegador as perdeu ou apagou. Se você as salvou em um arquivo, carregue-o em “Partidas”.
still-reading = Suas partidas salvas ainda estão sendo lidas. Enquanto isso, você pode jogar este sudoku.
game-found = Sua última partida foi encontrada.
changed-elsewhere = Outra aba alterou esta partida. A partir daqui, a sua é salva como uma partida separada.
full-but-wrong = O tabuleiro está cheio, mas não está certo.
full-unchecked = O tabuleiro está cheio. O Stepdoku não pode conferi-lo, porque não conhece todas as regras.
unknown-rules = Este sudoku tem regras que o Stepdoku não conhece. Você pode jogá-lo, mas sem conferência e sem dicas.
restarted = Partida recomeçada. O cronômetro continua.
ends-counting = O tempo desta partida não vai contar.
barred = Esta tarefa não permite essa ajuda.

## Links, textos e arquivos

opening-link = Abrindo o sudoku compartilhado.
last-kept = Sua última partida está em “Partidas”.
puzzle-ready = O sudoku compartilhado está pronto: { $game }. Sua partida fica aberta até você jogá-lo.
game-ready = A partida compartilhada está pronta: { $game }. Sua partida fica aberta até você jogar essa.
shared-puzzle = Este é o sudoku compartilhado.
link-refused = Não foi possível abrir este link.
paste-refused = Isso não é um sudoku que dê para jogar.
file-refused = O arquivo não foi carregado.
read-as = O texto foi lido como este sudoku.
cannot-copy = Seu navegador bloqueou a cópia. Selecione o texto e copie-o manualmente.

## Ajuda

check-right = Nenhum erro até agora.
check-wrong = Há um erro.
check-count =
    { $digits ->
        [one] { $digits } dígito está errado.
       *[other] { $digits } dígitos estão errados.
    }
check-marked =
    { $digits ->
        [one] O dígito marcado está errado.
       *[other] Os { $digits } dígitos marcados estão errados.
    }
went-back =
    { $moves ->
        [one] { $moves } jogada desfeita
       *[other] { $moves } jogadas desfeitas
    }, até antes do erro.
note-was-right = A nota que você removeu de { $cell } estava certa.
candidates-count = Os candidatos contam como ajuda no resultado.
notes-filled = Notas preenchidas.
no-singles = Nenhuma célula vazia tem só um candidato.
singles-placed =
    { $count ->
        [one] { $count } único nu colocado: a célula só tinha um candidato.
       *[other] { $count } únicos nus colocados: cada célula só tinha um candidato.
    }

## Ajustes, arquivos com partidas e o programa

settings-newer = Seus ajustes são de uma versão mais nova do Stepdoku e não foram alterados. O que você mudar aqui vale até fechar a página.
settings-unreadable = Não foi possível ler seus ajustes, então valem os padrões. Sua próxima mudança será salva.
new-version = Há uma nova versão do Stepdoku. Recarregue para usá-la; sua partida é mantida.

## Uma parte do programa que falhou

work-died = Não deu certo: o processo em segundo plano parou. Sua partida está a salvo. Tente de novo.
work-unreachable = Não foi possível carregar a parte do Stepdoku que faz isso. Sua partida está a salvo. Confira a conexão e tente de novo.
work-updated = O Stepdoku foi atualizado, então a parte que faz isso não pode mais ser carregada aqui. Sua partida é mantida. Recarregue a página.

## Por que uma partida não é salva

save-forbidden = Partida não salva: este navegador bloqueia o armazenamento, ou esta página está dentro de outra. Você pode continuar jogando, mas a partida se perde quando você fechar a página.
save-full = Partida não salva: o disco está cheio. Libere espaço; sua próxima jogada salva tudo.
save-newer = Partida não salva: uma versão mais nova do Stepdoku já foi usada neste navegador. Salve suas partidas em um arquivo e recarregue a página.
save-blocked = Partida ainda não salva: outra aba com uma versão mais antiga do Stepdoku está com suas partidas abertas. Feche essa aba para salvar tudo.
save-slow = Partida ainda não salva: o armazenamento do navegador está demorando a responder. Suas jogadas estão a salvo enquanto esta página estiver aberta.
save-failed = Partida não salva: o navegador não conseguiu gravar no armazenamento. Ele tenta de novo na sua próxima jogada. Se isso continuar, salve suas partidas em um arquivo.

## Por que os dados salvos não podem ser lidos

unread-forbidden = Este navegador bloqueia o armazenamento, ou esta página está dentro de outra.
unread-newer = Esses dados são de uma versão mais nova do Stepdoku. Recarregue a página para atualizar.
unread-blocked = Outra aba com uma versão mais antiga do Stepdoku está com esses dados abertos. Feche essa aba e recarregue a página.
unread-slow = O armazenamento do navegador não responde. Reinicie o navegador.
unread-failed = O navegador não conseguiu ler o armazenamento. Recarregue a página ou reinicie o navegador. Se nada disso ajudar, só resta limpar os dados deste site, o que exclui as partidas salvas nele.

### O que a página diz antes de seu programa rodar.

## Quando o programa não vem

loading = Ainda carregando…
reload = Recarregar
no-connection = Ainda sem conexão. Confira sua internet e tente de novo.
not-loaded = Não foi possível carregar uma parte do Stepdoku. Suas partidas salvas estão a salvo. Confira sua conexão e recarregue a página.
from-file = O Stepdoku não roda a partir de um arquivo. Abra-o por um servidor web.
no-wasm = O Stepdoku precisa de WebAssembly, que falta ou está desativado neste navegador. Use um navegador atualizado.
missing = Falta uma parte do Stepdoku no servidor, que talvez a esteja atualizando agora. Suas partidas salvas estão a salvo. Recarregue a página em um minuto.
updated = O Stepdoku foi atualizado. Suas partidas salvas estão a salvo. Recarregue a página.
answered = Não foi possível carregar uma parte do Stepdoku: o servidor respondeu { $status }. Suas partidas salvas estão a salvo. Recarregue a página em um minuto.
damaged = Uma parte do Stepdoku chegou danificada ou incompleta. Suas partidas salvas estão a salvo. Recarregue a página.
not-started = O Stepdoku não conseguiu iniciar. Suas partidas salvas estão a salvo. Recarregue a página. Se isso não ajudar, atualize seu navegador.

## A página como programa instalado

description = Jogue Sudoku e veja por que cada dígito fica onde fica.
picture-playing = Uma partida
picture-step = Um passo do solucionador e sua razão
new-puzzle = Novo sudoku
new = Novo
todays-puzzle = Sudoku do dia
today = Hoje
go-on-with-game = Continuar uma partida
go-on = Continuar

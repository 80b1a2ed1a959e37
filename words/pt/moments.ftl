### O histórico de uma partida: seus pontos salvos, ramos e testes.

name = Nome do ponto salvo
add = Salvar este ponto
rename-here = Renomear
nameless = Ponto salvo { $number }

## Um teste

begin-trial = Iniciar um teste
begin-trial-help = Tudo o que você colocar a partir daqui fica marcado como teste. Mantenha o teste, ou descarte-o para voltar a este ponto.
trial-started = Teste iniciado: nenhum dígito ainda.
trial =
    Teste: { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    } até agora.
keep = Manter
discard = Descartar

## Os caminhos a partir daqui

redo = Refazer
back = Voltar para antes do erro
restart = Recomeçar
still = Volte à sua partida para ver e abrir posições anteriores.

## A lista

list = Jogadas desde o início
start = Início
savepoint = Ponto salvo
trial-begins = Início do teste
discarded = Descartado
trial-begins-at = { $name } · início do teste
discarded-at = { $name } · descartado
fork = Bifurcação
end = Fim deste ramo
now = Agora
here = você está aqui
move-number = jogada { $number }
later =
    { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    } depois
another-branch = Outro ramo:
branch = Ramo { $number } de { $all }:
rename = Renomear
delete = Excluir

## A imagem de uma posição, para leitores de tela

picture-start =
    No início: { $filled } de { $all ->
        [one] { $all } dígito
       *[other] { $all } dígitos
    } no tabuleiro
picture =
    Após { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }: { $filled } de { $all ->
        [one] { $all } dígito
       *[other] { $all } dígitos
    } no tabuleiro

### O teclado: seus modos, a linha sobre o que ele faz e as ferramentas.

pad = Dígitos
left = {" "}a colocar
locked = fixado
comma = Aqui, as letras são dígitos. Digite uma vírgula antes de um comando.

## Os modos

modes = Modo de entrada
mode-digit = Dígito
mode-notes = Notas
mode-corner = Canto
mode-centre = Centro
mode-colour = Cor

## A linha sobre o que o teclado faz

command-notes = Agora digite uma letra: Z dígitos, X notas, V cor, L fixar, F preencher notas, T teste.
command-corner = Agora digite uma letra: Z dígitos, X canto, C centro, V cor, L fixar, T teste.
cancel-command = Cancelar comando
locked-digit = Dígito fixado: { $digit }. Selecione células para colocá-lo.
locked-note = Dígito fixado: { $digit }. Selecione células para anotá-lo.
locked-only = Dígito fixado: { $digit }.
unlock = Desafixar
first-place = Pressione um dígito para colocá-lo na célula selecionada.
first-lock = Segure a tecla de um dígito para colocá-lo em várias células.
first-hint = Travou? Pressione “Dica”, ou pergunte por quê: segure uma célula ou clique nela com o botão direito.
face-notes = Pressione um dígito para anotá-lo; duas vezes rápido, para colocá-lo.
face-corner = Pressione um dígito para uma nota de canto; duas vezes rápido, para colocá-lo.
face-centre = Pressione um dígito para uma nota central; duas vezes rápido, para colocá-lo.
face-colour = Pressione um candidato para colori-lo.
pick-colour = Escolha uma cor para as células selecionadas.

## Destaques e cores

highlights = Destacar
pairs = Dois candidatos
clear-highlight = Limpar destaque
paints = Cores
paint = Cor { $number }, { $name }
targets = Colorir o quê?
target-cells = Células
target-candidates = Candidatos
clear-colours = Limpar tudo
clear-colours-help = Limpar todas as cores
red = vermelho
orange = laranja
yellow = amarelo
green = verde
teal = turquesa
blue = azul
violet = roxo
pink = rosa
grey = cinza

## Um teste

trial = Teste
tried =
    Teste: { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }
keep = Manter
discard = Descartar

## As ferramentas

tools = Ferramentas
tools-more = Mais
tools-all = Mais ferramentas
undo = Desfazer
undo-hold = Desfazer. Segure para refazer.
notes = Notas
erase = Apagar
hint = Dica
check = Conferir
filter = Destacar
candidates = Candidatos
all-candidates = Mostrar todos
fill = Preencher todas as notas possíveis
fill-all = Em todas as células vazias
fill-selected = Nas células selecionadas
fill-one = De um dígito, em toda parte
fill-plain = Todos os dígitos em todas as células vazias
moments = Histórico
paint-tools = Cores
colour = Cor
pen = Caneta
singles = Colocar únicos nus
solution = Solução

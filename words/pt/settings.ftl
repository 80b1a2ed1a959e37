### Os ajustes.

more = Mais ajustes
reset = Restaurar padrões
at-once = As mudanças valem na hora.
newer = Seus ajustes são de uma versão mais nova do Stepdoku e não são alterados. As mudanças aqui valem até você fechar a página.
not-kept = Este navegador bloqueia o armazenamento. As mudanças aqui valem até você fechar a página.

## Os grupos

group-entering = Colocar dígitos
group-lit = Destaques
group-notes = Notas
group-checking = Erros
group-hints = Dicas e passos
group-clock = Cronômetro
group-look = Aparência
group-ear = Leitor de tela
group-ladder = Técnicas

## As opções que se ligam e desligam, cada uma com seu nome e o que ela faz

digit-first = Dígito primeiro
digit-first-help = Escolha um dígito e depois toque nas células dele.
left-counts = Mostrar quantos faltam
left-counts-help = Cada tecla de dígito mostra quantos ainda faltam.
pad-from-bottom = Ordem do teclado numérico
pad-from-bottom-help = Põe 1, 2 e 3 na fileira de baixo.
letter-keys = Atalhos de letras
letter-keys-help = Usa letras e símbolos sozinhos como atalhos.
peers = Linha, coluna e caixa
peers-help = Sombreia todas as células que a célula selecionada vê.
same-digit = Mesmo dígito
same-digit-help = Destaca todas as células com o dígito selecionado.
same-candidate = Mesma nota
same-candidate-help = Destaca o dígito selecionado também nas suas notas.
preview = Candidatos sob o ponteiro
preview-help = Depois de “Mostrar candidatos”, aponte para outras células para ver também os delas.
large = Explicações grandes
large-help = Aumenta dicas, passos e respostas, para uma turma conseguir ler.
simple = Modo simples
simple-help = Mostra o tabuleiro, teclas grandes, “Desfazer” e uma dica gentil, para uma criança pequena.
tools = Todas as ferramentas
tools-help = Deixa todas as ferramentas, o cronômetro e o menu à mão.
coordinates = Números de linhas e colunas
coordinates-help = Numera as bordas do tabuleiro durante a partida.
left-handed = Canhoto
left-handed-help = Em telas largas, põe as teclas à esquerda do tabuleiro.
more-contrast = Mais contraste
more-contrast-help = Preto no branco ou branco no preto, com linhas mais grossas.
cage-colours = Gaiolas coloridas
cage-colours-help = Dá tons diferentes às gaiolas vizinhas de um Killer.
large-digits = Dígitos grandes
large-digits-help = Os dígitos preenchem suas células.
large-notes = Notas grandes
large-notes-help = Aumenta os candidatos, e as notas em posições fixas.
wrong-at-once = Marcar dígitos errados na hora
wrong-at-once-help = Compara cada dígito com a solução, o que conta como uma conferência.
sounds = Sons
sounds-help = Toca um som em um conflito, em uma linha, coluna ou caixa completa e no fim.
text-board = Tabuleiro em texto
text-board-help = Adiciona cada linha como uma linha de texto, sob um título, para um display braille.
keep-notes = Atualizar notas automaticamente
keep-notes-help = Um dígito colocado sai das notas de sua linha, coluna e caixa.
strike-sums = Riscar combinações
strike-sums-help = Em um Killer, os dígitos do tabuleiro riscam as combinações que não servem mais. Suas notas sempre fazem isso.
warn-notes = Avisar sobre nota removida por engano
warn-notes-help = Avisa quando a nota que você remove era a resposta. Isso entrega o dígito.
duplicates = Marcar repetidos
duplicates-help = Marca um dígito que aparece duas vezes em uma linha, coluna ou caixa.
idle-pause = Pausa automática
idle-pause-help = Pausa e oculta o tabuleiro após cinco minutos sem atividade.
celebrate = Comemorar
celebrate-help = Mostra uma animação quando você termina.
own-notes = Dicas com base nas minhas notas
own-notes-help = Confia nas suas notas: o que você removeu de notas completas está eliminado.
staged-steps = Solucionador em etapas
staged-steps-help = “Próximo passo” mostra primeiro onde olhar, depois a técnica, depois a razão.
line-by-line = Linha por linha
line-by-line-help = Mostra uma razão longa linha por linha, cada uma com seu link no tabuleiro.
say-why = Dizer por quê
say-why-help = Marque o que força um dígito antes que ele conte.
judge-moves = Foi um palpite?
judge-moves-help = Depois de cada jogada, diz se dava para vê-la, se ela pedia outros passos antes ou se estava errada.
one-solution = Supor solução única
one-solution-help = Usa também padrões que dependem disso, como retângulos únicos.

## As perguntas e suas respostas, cada resposta com seu nome e o que ela faz

note-layout = Disposição das notas
note-layout-fixed = Posições fixas
note-layout-fixed-help = Cada dígito tem seu próprio lugar na célula.
note-layout-corner-centre = Canto e centro
note-layout-corner-centre-help = Dois tipos de notas: notas de Snyder nos cantos e outras no centro.

check-says = O que “Conferir” revela
check-says-whether = Certo ou errado
check-says-whether-help = “Conferir” diz se há um erro.
check-says-how-many = Quantos
check-says-how-many-help = “Conferir” diz quantos dígitos estão errados.
check-says-which = Quais
check-says-which-help = “Conferir” marca os dígitos errados.

clock = Cronômetro
clock-shown = Visível
clock-shown-help = O cronômetro fica acima do tabuleiro.
clock-hidden = Oculto
clock-hidden-help = Você vê seu tempo quando termina.
clock-off = Desligado
clock-off-help = Sem cronômetro e sem pausa.

language = Idioma
language-browser = Do navegador
language-browser-help = A página segue os idiomas do seu navegador.
language-own-help = A página recarrega nesse idioma.

theme = Tema
theme-system = Sistema
theme-system-help = Igual ao do seu dispositivo.
theme-light = Claro
theme-light-help = Sempre escuro sobre claro.
theme-dark = Escuro
theme-dark-help = Sempre claro sobre escuro.

symbols = Símbolos
symbols-digits = Dígitos
symbols-digits-help = 1, 2, 3 e assim por diante.
symbols-letters = Letras
symbols-letters-help = A, B, C e assim por diante, em 4×4 e 9×9.
symbols-pictures = Figuras
symbols-pictures-help = Sol, peixe, folha e assim por diante, em 4×4 e 9×9.
symbols-colours = Cores
symbols-colours-help = Vermelho, azul, amarelo e assim por diante, em 4×4 e 9×9.

speech = Células faladas
speech-full = Completo
speech-full-help = O leitor de tela diz “5, pista, linha 2 coluna 3, caixa 1”.
speech-short = Curto
speech-short-help = O leitor de tela diz “5, pista, L2 C3”.
speech-placeless = Sem lugar
speech-placeless-help = O leitor de tela diz “5, pista”; ponto e vírgula, depois P, diz o lugar.

ladder = Ordem das técnicas
ladder-teaching = Ordem de ensino
ladder-teaching-help = As mais fáceis de ver primeiro: únicos ocultos antes de únicos nus.
ladder-hodoku = Ordem do HoDoKu
ladder-hodoku-help = As técnicas que o HoDoKu conhece, na ordem dele.

## As cores próprias

colours = Suas cores
colours-help = Escolha um tom. O Stepdoku o clareia ou escurece para os dígitos continuarem legíveis.
colours-theme = Tema
colour-digits = Seus dígitos
colour-same = Células com o mesmo dígito
colour-cursor = Célula selecionada

## As técnicas em uso

techniques = Técnicas
tier-1 = Únicos
tier-2 = Candidatos bloqueados e pares
tier-3 = Trios, X-Wings, padrões de dois links
tier-4 = Asas, coloração, retângulos únicos
tier-5 = Cadeias e conjuntos quase bloqueados
tier-6 = Cadeias agrupadas, peixes exóticos, cadeias forçadas
all-used = todas: { $all }
some-used = { $some } de { $all }
not-in-order = Não existe no HoDoKu.
assumes = Desativada: supõe solução única.

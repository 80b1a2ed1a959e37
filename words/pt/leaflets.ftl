### As páginas estáticas sobre técnicas, além do que a página também tem.

title = { $technique } no Sudoku: explicação com exemplo
rank = Nível { $level }, técnica { $number } de { $all }
picture = { $technique } em um tabuleiro { $side }×{ $side }. O texto do exemplo cita as células.
step = Um exemplo
open = Abrir { $technique } no Stepdoku
before = Anterior: { $technique }
after = Próxima: { $technique }
rules-about = As regras do Sudoku em três frases com uma imagem: cada linha, cada coluna e cada caixa tem todos os dígitos uma vez.
rules-picture = Um tabuleiro 9×9 cheio, com contornos em uma linha, uma coluna e uma caixa.
list-title = Técnicas de Sudoku, dos únicos nus às redes forçadas
list-about = Todas as técnicas de Sudoku na ordem de aprender, cada uma com sua ideia, sua prova, um erro comum e um exemplo em um tabuleiro.
open-list = Abrir a lista no Stepdoku
play = Jogar

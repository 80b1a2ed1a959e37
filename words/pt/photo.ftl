### Fotos de sudokus impressos.

open = Ler uma foto
about = Tire uma foto de um sudoku impresso ou escolha uma imagem: 4×4, 6×6, 8×8, 9×9 ou 16×16. Você também pode soltar ou colar uma imagem na página.
promise = A imagem fica neste dispositivo. O Stepdoku a lê aqui e não a envia a lugar nenhum.
choose = Escolher uma imagem
choose-another = Escolher outra

## A câmera

camera = Usar a câmera
camera-take = Tirar a foto
camera-stop = Desligar a câmera
camera-help = Segure a câmera sobre o sudoku de modo que ele preencha a imagem.

## Enquanto a imagem é lida

opening = Abrindo a imagem…
reading = Lendo o sudoku…

## Por que não há sudoku

not-a-picture = Este arquivo não é uma imagem que os navegadores mostrem. Escolha um arquivo JPEG, PNG ou WebP.
large = Esta imagem tem { $megapixels } megapixels, e o Stepdoku abre no máximo 50. Reduza a imagem ou tire a foto de novo com menos.
broken = Não foi possível abrir a imagem: o arquivo está danificado. Escolha outra.
heic = Este navegador não abre imagens HEIC. Salve a imagem como JPEG ou use a câmera aqui.
unreadable = Não foi possível ler o arquivo. Escolha-o de novo.
no-camera = Nenhuma câmera foi encontrada, ou outro programa a está usando. Escolha uma imagem.
camera-refused = O navegador não permite a câmera aqui. Permita nas configurações do navegador ou escolha uma imagem.
no-frame = Nenhum sudoku 4×4, 6×6, 8×8, 9×9 ou 16×16 foi encontrado nesta imagem.
no-digits = Uma moldura foi encontrada, mas não dá para ler os dígitos dela.
wrong-size = A imagem é pequena ou grande demais para ser lida. Escolha outra.
no-program = Não foi possível carregar o leitor. Confira a conexão e leia o sudoku de novo.

## Os cantos

corners = Arraste cada canto até o canto correspondente do sudoku ou mova-o com as setas. Depois leia o sudoku.
top-left = Canto superior esquerdo
top-right = Canto superior direito
bottom-right = Canto inferior direito
bottom-left = Canto inferior esquerdo
read-again = Ler o sudoku
move-corners = Mover os cantos
picture = A imagem
straightened = O sudoku da imagem, endireitado

## O tabuleiro

board = Sudoku lido da imagem
board-help = As setas movem o cursor; dígitos preenchem a célula; Backspace esvazia; Enter confirma.
doubtful = em dúvida
changed = alterada para ter exatamente uma solução
written = escrita à mão
clashes = parte de um conflito
confirm = Confirmar
next-marked = Próxima célula marcada
marked-none = Nenhuma célula está marcada. Compare o tabuleiro com a imagem antes de jogar.
marked =
    { $cells ->
        [one] { $cells } célula está marcada. Compare com a imagem: digite o dígito dela ou confirme.
       *[other] { $cells } células estão marcadas. Compare cada uma com a imagem: digite o dígito dela ou confirme.
    }
zero = O tabuleiro escreve o 0 da imagem como { $digit }.

## As soluções

counting = Contando as soluções…
uncounted = Não foi possível contar as soluções.
none = Nenhuma solução. { $look }
one =
    { $givens ->
        [one] { $givens } pista
       *[other] { $givens } pistas
    }. Exatamente uma solução.
full = Todas as células estão preenchidas, então não há nada para resolver.
several = Duas ou mais soluções. { $look }
undecided = O Stepdoku não conseguiu contar as soluções em um tempo razoável. Compare cada célula com a imagem.
look-anywhere = Compare cada célula com a imagem.
look-at = Olhe primeiro { $cells }.

### Os sinais desenhados para um passo.

unfold = Legenda e notação
legend = Legenda
written = Notação
more-lines =
    { $lines ->
        [one] Mais { $lines } linha
       *[other] Mais { $lines } linhas
    }
then-conclusion = Depois, a conclusão
all-lines = Mostrar tudo
all = Sinais no tabuleiro
eureka = Eureka
hodoku = HoDoKu
copy = Copiar
copied = Copiado

## A legenda

house = linha, coluna ou caixa para olhar
cover = cobertura: linha, coluna ou caixa
denied = se isto está errado…
implied = …então isto está certo
branch = ramo { $number }
strong = link forte: pelo menos um está certo
weak = link fraco: no máximo um está certo
group = grupo: conta como um
cause = em que o passo se baseia
placed = colocado
guessed = palpite
eliminated = eliminado
clash = beco sem saída
lit = em destaque
aid = parte do padrão
fin = barbatana
colour = cor { $letter }
set = conjunto { $letter }

## O mesmo no nome falado de uma célula, depois dos dígitos dos candidatos

of-digits = { $digits } { $mark }
said-pattern = no padrão
said-placed = fica aqui
said-guessed = como palpite
said-eliminated = a eliminar
said-clash = com marca
said-fin = como barbatana
said-lit = em destaque
said-colour = na cor { $letter }
said-set = no conjunto { $letter }

### Os sinais que quem cria um sudoku desenha: linhas, pontos, números e outros. Cada um tem um nome, sem artigo, e a regra que representa.

## Linhas

thermometer = termômetro
thermometer-said = Os dígitos crescem ao longo de um termômetro, a partir do bulbo.
arrow = seta
arrow-said = Os dígitos ao longo de uma seta somam o número no círculo dela.
renban = linha renban
renban-said = Uma linha renban tem dígitos consecutivos em qualquer ordem.
german-whispers = linha de sussurros alemães
german-whispers-said = Em uma linha de sussurros alemães, dígitos vizinhos diferem em pelo menos 5.
dutch-whispers = linha de sussurros holandeses
dutch-whispers-said = Em uma linha de sussurros holandeses, dígitos vizinhos diferem em pelo menos 4.
whispers = linha de sussurros de { $number }
whispers-said = Em uma linha de sussurros de { $number }, dígitos vizinhos diferem em pelo menos { $number }.
palindrome = palíndromo
palindrome-said = Um palíndromo se lê igual a partir das duas pontas.
between = linha entre círculos
between-said = Em uma linha entre círculos, o valor dos dígitos fica entre os dos dois círculos.
region-sum = linha de soma por região
region-sum-said = Uma linha de soma por região tem a mesma soma em cada caixa que atravessa.

## Entre duas células

white-dot = ponto branco
white-dot-said = Dígitos com um ponto branco entre eles são consecutivos.
difference = ponto branco de { $number }
difference-said = Dígitos com um ponto branco de { $number } entre eles diferem em { $number }.
black-dot = ponto preto
black-dot-said = De dois dígitos com um ponto preto entre eles, um é o dobro do outro.
ratio = ponto preto de { $number }
ratio-said = De dois dígitos com um ponto preto de { $number } entre eles, um é { $number } vezes o outro.
sum-v = V
sum-v-said = Dígitos com um V entre eles somam 5.
sum-x = X
sum-x-said = Dígitos com um X entre eles somam 10.
pair-sum = soma de { $number }
pair-sum-said = Dígitos com um { $number } entre eles somam { $number }.
greater = sinal de maior
greater-said = Um sinal de maior aponta para o dígito menor.

## Todas as células vizinhas

nonconsecutive = não consecutivo
nonconsecutive-said = Células vizinhas nunca têm dígitos consecutivos.
no-other-white-dots = nenhum outro ponto branco
no-other-white-dots-said = Todos os pontos brancos são mostrados: células vizinhas sem ponto não têm dígitos consecutivos.
no-other-difference-said = Células vizinhas sem ponto não diferem em { $number }.
no-other-black-dots = nenhum outro ponto preto
no-other-black-dots-said = Todos os pontos pretos são mostrados: de duas células vizinhas sem ponto, nenhuma é o dobro da outra.
no-other-ratio-said = De duas células vizinhas sem ponto, nenhuma é { $number } vezes a outra.
no-other-sums = nenhuma outra soma
no-other-sum-said = Células vizinhas sem sinal não somam { $number }.

## Em volta do tabuleiro

little-killer = Little Killer
little-killer-said = Os dígitos ao longo da seta de um Little Killer somam o número dele e podem se repetir.
sandwich = sanduíche
sandwich-said = O número de um sanduíche é a soma dos dígitos entre { $least } e { $most } na linha ou coluna dele.

## Em células

odd = célula ímpar
odd-said = Um círculo tem um dígito ímpar.
even = célula par
even-said = Um quadrado tem um dígito par.
quadruple = quádruplo
quadruple-said = Os dígitos em um círculo estão entre as quatro células em volta dele.
extra-region = região extra
extra-region-said = Uma região sombreada não tem nenhum dígito duas vezes.
the-clone = clone
the-clone-said = Grupos sombreados da mesma forma têm os mesmos dígitos na mesma ordem.
minimum = mínimo
minimum-said = Uma célula com setas em direção a ela é menor do que as vizinhas.
maximum = máximo
maximum-said = Uma célula com setas que saem dela é maior do que as vizinhas.
disjoint-groups = grupos disjuntos
disjoint-groups-said = Células no mesmo lugar de caixas diferentes têm dígitos diferentes.

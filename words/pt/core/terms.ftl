### Os termos que páginas, dicas e passos usam, e o que significam.

candidate-forms = candidatos|candidato
candidate = Um candidato é um dígito que uma célula ainda pode ter.
area-forms = áreas|área
area = Uma área é uma linha, uma coluna ou uma caixa e, onde o sudoku as tem, uma diagonal ou uma janela. Ela tem cada dígito uma vez.
in-sight-forms = à vista|veem|vê
in-sight = Uma célula vê outra, e está à vista dela, se as duas não podem ter o mesmo dígito, porque estão na mesma linha, coluna ou caixa.
cover-forms = coberturas|cobertura
cover = A cobertura de um peixe são as colunas que contêm todos os lugares de um dígito nas linhas dele, ou as linhas que contêm todos nas colunas dele. O peixe preenche todas elas, então o dígito não pode ficar em nenhum outro lugar ali.
fin-forms = barbatanas|barbatana
fin = Uma barbatana é um lugar de um peixe fora da cobertura.
clash-forms = entraria em conflito|entrariam em conflito|entrarem em conflito|entrar em conflito|entram em conflito|entra em conflito|em conflito|conflitos|conflito
clash = Dois candidatos entram em conflito se não podem estar certos ao mesmo tempo.
band-forms = faixas|faixa
band = Uma faixa são as caixas lado a lado em uma fileira, com todas as linhas ou colunas que passam por elas.
strong-link-forms = links fortes|link forte
strong-link = Um link forte une dois candidatos dos quais pelo menos um está certo.
weak-link-forms = links fracos|link fraco
weak-link = Um link fraco une dois candidatos dos quais no máximo um está certo.
almost-locked-set-forms = conjuntos quase bloqueados|conjunto quase bloqueado
almost-locked-set = Um conjunto quase bloqueado são células de uma linha, coluna ou caixa que têm, juntas, um dígito a mais do que o número de células.

### O modo simples para uma criança pequena: curto, gentil, sem números.

panel = Teclas e ajuda
undo = Desfazer
help = Me ajude
more = Mais ajuda
place = Colocar lá
another = Outro
leave = Página completa
offer = Modo simples
offer-help = Teclas grandes, uma dica gentil e nenhum cronômetro, para uma criança pequena.

## A dica

looking = Procurando…
where-is = Olhe dentro da moldura tracejada. Onde vai { $thing }?
which-number = Olhe o quadradinho marcado. Que número cabe ali?
which-letter = Olhe o quadradinho marcado. Que letra cabe ali?
which-picture = Olhe o quadradinho marcado. Que figura cabe ali?
which-colour = Olhe o quadradinho marcado. Que cor cabe ali?
goes-here = { $thing } vai no quadradinho verde.
hard = Este aqui é difícil. Olhe junto com alguém.
one-wrong-number = Um número está fora do lugar.
one-wrong-letter = Uma letra está fora do lugar.
one-wrong-picture = Uma figura está fora do lugar.
one-wrong-colour = Uma cor está fora do lugar.
some-wrong-number = Alguns números estão fora do lugar.
some-wrong-letter = Algumas letras estão fora do lugar.
some-wrong-picture = Algumas figuras estão fora do lugar.
some-wrong-colour = Algumas cores estão fora do lugar.
marked-wrong = O que a marca mostra está fora do lugar. Experimente outra coisa ali.
marked-wrongs = Tudo o que as marcas mostram está fora do lugar. Experimente outras coisas ali.
lost-notes = Olhe mais uma vez as notas pequenas.

## O fim

done-number = Você conseguiu. Cada número está no lugar certo.
done-letter = Você conseguiu. Cada letra está no lugar certo.
done-picture = Você conseguiu. Cada figura está no lugar certo.
done-colour = Você conseguiu. Cada cor está no lugar certo.

### As palavras enquanto uma parte da página carrega.

coming = Carregando…
missing = Não foi possível carregar esta parte do Stepdoku. Confira a conexão e tente de novo. Sua partida é mantida.
updated = O Stepdoku foi atualizado, então esta parte não pode mais ser carregada aqui. Sua partida é mantida. Recarregue a página.
again = Tentar de novo
reload = Recarregar a página

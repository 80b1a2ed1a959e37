### O quase padrão na página de uma técnica: um tabuleiro em que o padrão falha.

head = Por que este falha?
task = { $technique }: as marcas mostram um padrão assim, mas um único candidato o estraga. Toque na célula desse candidato.
board = Tabuleiro do quase padrão
show = Mostrar a resposta
found = Sim:{" "}

## O que outra célula é para o padrão

filled = { $cell } já é { $digit }.
only = { $cell } só pode ser { $digits }, como o padrão exige.
place = O padrão permite { $digit } em { $cell }: é um dos lugares desse dígito na { $place }.
gets = Com o padrão, { $cell } seria { $digit }. O padrão não depende dela.
loses = Com o padrão, { $cell } perderia { $digits }. O padrão não depende dela.
barred = { $cell } não pode ser { $digit }, como o padrão exige na { $place }.
outside = O padrão não depende de { $cell }.

## Por que o padrão falha. A razão pode vir depois de “Sim: ” e começa com letra minúscula.

holds = { $cell } também pode ser { $digit }. Logo, o padrão falha.
holds-only = { $cell } também pode ser { $digit }, não só { $digits }. Logo, o padrão falha.
places = na { $place }, { $cell } também pode ser { $digit }. Logo, o padrão falha.
places-only = na { $place }, { $cell } também pode ser { $digit }, não só { $cells }. Logo, o padrão falha.
lacks = { $cell } pode ser { $digit }, e o padrão exige que não possa. Logo, o padrão falha.

### O que o tabuleiro anuncia a leitores de tela.

new-puzzle = Novo sudoku, { $game }.
finished = Resolvido.
mode-now = { $mode }.
mode-digits = Dígitos
mode-colours = Cores
mode-notes = Notas
mode-corner = Notas de canto
mode-centre = Notas centrais
colours-cells = Cores para células.
colours-candidates = Cores para candidatos.
highlight-cleared = Destaque removido.
pairs =
    { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    } com dois candidatos.
highlighted =
    { $digit } está em { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    } e pode ficar em { $places }.
savepoint = Ponto salvo criado.
moved =
    Outra posição: { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    } no tabuleiro.
paused = Em pausa. Tabuleiro oculto.
resumed = A partida continua.
trial-begun = Teste iniciado. Mantenha ou descarte quando quiser.
trial-kept = Teste mantido.
trial-discarded = Teste descartado.
candidates-shown = Todos os candidatos visíveis.
candidates-hidden = Candidatos ocultos.
locked = Dígito fixado: { $digit }.
unlocked = Nenhum dígito fixado.
selected =
    { $cells ->
        [one] { $cells } célula selecionada.
       *[other] { $cells } células selecionadas.
    }
changed =
    { $cells ->
        [one] { $cells } célula alterada.
       *[other] { $cells } células alteradas.
    }
face = { $name }.

## Uma jogada desfeita ou refeita

undone = Desfeito: { $what }.
redone = Refeito: { $what }.
done-cells =
    { $cells ->
        [one] { $cells } célula alterada
       *[other] { $cells } células alteradas
    }
digit-removed = { $digit } sai da { $cell }
digit-placed = { $digit } entra na { $cell }
digit-now = { $cell } é { $digit }
cell-empty = { $cell } está vazia

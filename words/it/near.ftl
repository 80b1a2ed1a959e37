### Il quasi riuscito sulla pagina di una tecnica: una griglia in cui la configurazione non funziona.

head = Perché qui non funziona?
task = { $technique }: i segni mostrano una configurazione così, ma un solo candidato la rompe. Tocca la cella di quel candidato.
board = Griglia in cui la configurazione non funziona
show = Mostra la risposta
found = Sì:{" "}

## Che cosa è un'altra cella per la configurazione

filled = { $cell } è già { $digit }.
only = { $cell } può essere solo { $digits }, come richiede la configurazione.
place = La configurazione ammette { $digit } in { $cell }: è uno dei suoi posti in { $place }.
gets = Con la configurazione, { $cell } sarebbe { $digit }. La configurazione non dipende da questo.
loses = Con la configurazione, { $cell } perderebbe { $digits }. La configurazione non dipende da questo.
barred = { $cell } non può essere { $digit }, come richiede la configurazione in { $place }.
outside = La configurazione non dipende da { $cell }.

## Perché la configurazione non funziona. Il motivo può seguire «Sì: », e comincia con la minuscola.

holds = { $cell } può essere anche { $digit }. Quindi la configurazione non funziona.
holds-only = { $cell } può essere anche { $digit }, non solo { $digits }. Quindi la configurazione non funziona.
places = in { $place } c'è posto per { $digit } anche in { $cell }. Quindi la configurazione non funziona.
places-only = in { $place } c'è posto per { $digit } anche in { $cell }, non solo in { $cells }. Quindi la configurazione non funziona.
lacks = { $cell } può essere { $digit }, ma la configurazione richiede il contrario. Quindi non funziona.

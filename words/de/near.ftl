### Das Beinahe-Muster auf der Seite einer Technik: ein Brett, auf dem das Muster scheitert.

head = Warum klappt es hier nicht?
task = { $technique }: Die Markierungen zeigen ein solches Muster, doch ein einziger Kandidat zerstört es. Tippe auf seine Zelle.
board = Brett mit dem Beinahe-Muster
show = Antwort zeigen
found = Ja:{" "}

## Was eine andere Zelle für das Muster ist

filled = { $cell } ist schon { $digit }.
only = { $cell } kann nur { $digits } sein, wie das Muster es braucht.
place = Das Muster erlaubt { $digit } in { $cell }: Die Zelle ist einer seiner Plätze in { $place }.
gets = Mit dem Muster stünde { $digit } in { $cell }. Davon hängt das Muster nicht ab.
loses = Das Muster würde { $digits } in { $cell } ausschließen. Davon hängt es nicht ab.
barred = { $cell } kann nicht { $digit } sein, wie das Muster es in { $place } braucht.
outside = Das Muster hängt nicht von { $cell } ab.

## Warum das Muster scheitert. Der Grund kann nach „Ja: “ stehen.

holds = { $cell } kann auch { $digit } sein. Also scheitert das Muster.
holds-only = { $cell } kann auch { $digit } sein, nicht nur { $digits }. Also scheitert das Muster.
places = In { $place } kann { $digit } auch in { $cell } stehen. Also scheitert das Muster.
places-only = In { $place } kann { $digit } auch in { $cell } stehen, nicht nur in { $cells }. Also scheitert das Muster.
lacks = { $cell } kann { $digit } sein, und das Muster braucht, dass das nicht geht. Also scheitert es.

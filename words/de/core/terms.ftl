### Die Begriffe, die Seiten, Tipps und Schritte gebrauchen, und was sie bedeuten.

candidate-forms = kandidaten|kandidat
candidate = Ein Kandidat ist eine Ziffer, die in einer Zelle noch möglich ist.
area-forms = bereichen|bereiches|bereichs|bereiche|bereich
area = Ein Bereich ist eine Zeile, eine Spalte oder ein Block, und wo ein Rätsel sie hat, eine Diagonale oder ein Fenster. Jede Ziffer steht dort einmal.
in-sight-forms = im blick|gesehen|sehen|sieht
in-sight = Eine Zelle sieht eine andere und liegt in ihrem Blick, wenn die beiden nicht dieselbe Ziffer haben können, weil sie in derselben Zeile, derselben Spalte oder demselben Block liegen.
cover-forms = abdeckungen|abdeckung
cover = Die Abdeckung eines Fischs sind die Spalten, in denen alle Plätze einer Ziffer in seinen Zeilen liegen, oder die Zeilen, in denen alle in seinen Spalten liegen. Der Fisch füllt sie, also steht die Ziffer dort nirgends sonst.
fin-forms = flossen|flosse
fin = Eine Flosse ist ein Platz eines Fischs außerhalb seiner Abdeckung.
clash-forms = widersprechen sich|sich widersprechen|widersprechen|widerspricht
clash = Zwei Kandidaten widersprechen sich, wenn nicht beide stimmen können.
band-forms = bändern|bänder|bandes|band
band = Ein Band sind die Blöcke nebeneinander oder untereinander in einer Linie, mit allen Zeilen oder Spalten, die durch sie laufen.
strong-link-forms = starken links|starke links|starken link|starkem link|starker link|starke link
strong-link = Ein starker Link verbindet zwei Kandidaten, von denen mindestens einer stimmt.
weak-link-forms = schwachen links|schwache links|schwachen link|schwachem link|schwacher link|schwache link
weak-link = Ein schwacher Link verbindet zwei Kandidaten, von denen höchstens einer stimmt.
almost-locked-set-forms = fast gesperrten mengen|fast gesperrte mengen|fast gesperrter mengen|fast gesperrten menge|fast gesperrter menge|fast gesperrte menge
almost-locked-set = Eine fast gesperrte Menge sind Zellen einer Zeile, einer Spalte oder eines Blocks, die zusammen eine Ziffer mehr haben, als es Zellen sind.

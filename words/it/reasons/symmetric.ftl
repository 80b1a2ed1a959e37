### Simmetria di Gurth.

## In che modo le cifre iniziali sono simmetriche

half-turn = Le cifre iniziali sono simmetriche rispetto a una rotazione di mezzo giro.
quarter-turn = Le cifre iniziali sono simmetriche rispetto a una rotazione di un quarto di giro.
top-to-bottom = Le cifre iniziali sono simmetriche rispetto all'asse orizzontale.
left-to-right = Le cifre iniziali sono simmetriche rispetto all'asse verticale.
diagonal = Le cifre iniziali sono simmetriche rispetto alla diagonale dall'alto a sinistra.
anti-diagonal = Le cifre iniziali sono simmetriche rispetto alla diagonale dall'alto a destra.
in-itself = Le cifre iniziali hanno una simmetria.

## Come cambiano le cifre

change-places = In questa simmetria le cifre si scambiano tra loro: { $circles }.
first-of-circle = { $digit }
circle-so-far = { $digits }, { $digit }
circle = { $digits } e { $digit }
and-circle = { $circles }; { $circle }
one-solution = Lo schema ha una sola soluzione, che quindi è simmetrica allo stesso modo.

## Che cosa segue

open-image = { $from } può essere solo { AS($own, "or") }, quindi la sua immagine { $to } può essere solo { AS($images, "or") }.
filled-image = { $from } è { AS($own, "or") }, quindi la sua immagine { $to } può essere solo { AS($images, "or") }.
diagonal-stays = Una cella sulla diagonale resta dov'è.
middle-stays = La cella al centro resta dov'è.
axis-stays = Una cella sull'asse resta dov'è.
diagonal-changes = Una cella sulla diagonale resta dov'è, ma ogni cifra cambia.
middle-changes = La cella al centro resta dov'è, ma ogni cifra cambia.
axis-changes = Una cella sull'asse resta dov'è, ma ogni cifra cambia.
only-stay =
    Tra le cifre, { $digits ->
        [one] solo { $digits } non cambia
       *[other] solo { $digits } non cambiano
    }, quindi la cella deve essere { AS($digits, "or") }.

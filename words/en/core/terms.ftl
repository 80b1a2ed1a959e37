### The words of the field that pages, hints and steps use, and their meanings.

# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
candidate-forms = candidates|candidate
# Its meaning, in a sentence or two.
candidate = A candidate is a digit that a cell may still have.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
area-forms = areas|area
# Its meaning, in a sentence or two.
area = An area is a row, a column or a box, and where a puzzle has them, a diagonal or a window. It has each digit once.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
in-sight-forms = in sight|sees
# Its meaning, in a sentence or two.
in-sight = A cell sees another, and is in its sight, if the two can't have the same digit, because they are in the same row, column or box.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
cover-forms = covers|cover
# Its meaning, in a sentence or two.
cover = The cover of a fish is the columns that hold all places for a digit in its rows, or the rows that hold all in its columns. The fish fills them, so the digit goes nowhere else there.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
fin-forms = fins|fin
# Its meaning, in a sentence or two.
fin = A fin is a place of a fish outside its cover.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
clash-forms = clashes|clash
# Its meaning, in a sentence or two.
clash = Two candidates clash if they can't both be right.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
band-forms = bands|band
# Its meaning, in a sentence or two.
band = A band is the boxes side by side in one line, with all rows or columns through them.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
strong-link-forms = strong links|strong link
# Its meaning, in a sentence or two.
strong-link = A strong link joins two candidates of which at least one is right.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
weak-link-forms = weak links|weak link
# Its meaning, in a sentence or two.
weak-link = A weak link joins two candidates of which at most one is right.
# Its forms in texts, in lower case and the longest first, each but the last followed by a sign |.
almost-locked-set-forms = almost locked sets|almost locked set
# Its meaning, in a sentence or two.
almost-locked-set = An almost locked set is cells of one row, column or box that have, together, one digit more than there are cells.

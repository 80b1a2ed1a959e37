"""Makes the page's font from Atkinson Hyperlegible Next, whose package is named in style.md.

Keeps the characters and weights that the page uses without their kerning, makes the digits of equal width the only
ones, and adds the feature "note", which gives letters, spaces and dots the width of a digit: a text of notes has one
place for each.

A second file has the letters with accents and the quotes that other languages of Latin letters need. A browser asks
for it only where a text has one of these.
"""

import hashlib, io, pathlib, sys
from fontTools import subset
from fontTools.feaLib import builder as feaLib
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer, iup

TEXT = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0\u00ab\u00b7\u00bb\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212"
ACCENTS = "".join(chr(at) for at in range(0xa1, 0x100) if chr(at).isalpha() or at in (0xa1, 0xbf)) + "\u0152\u0153\u201a\u201e\u2039\u203a\u20ac"
NOTES = " ABCDEFGHIJKLMNOP\u00b7\u2022"
WEIGHTS, OF_NOTES = (400, 700), 500
# Browsers do without these: menus of fonts read the first, and the others repeat the variations or smooth small
# letters of old screens.
UNREAD = {"STAT", "HVAR", "gasp", "GDEF", "GSUB"}


def widths(source, weight):
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight})
    return {glyph: width for glyph, (width, _) in font["hmtx"].metrics.items()}


def with_plain_zero(font):
    """Gives the zero one round counter instead of two with a stroke between. The stroke only disturbs a clock,
    because boards have no zero. The missing parts are those of the other side, mirrored."""
    shape = font["glyf"]["zero"]
    points, ends, flags = shape.getCoordinates(font["glyf"])
    assert ends == [15, 26, 38] and points[16][0] == points[36][0], "the zero has another shape than before"
    right, left = [32, 33, 34, 35], [26, 25, 24]
    counter = [(16, False), *((at, True) for at in left), *((at, False) for at in [31, *right, 36])]
    counter += [*((at, True) for at in reversed(right)), *((at, False) for at in [23, *reversed(left)])]

    def redrawn(points):
        middle = points[16][0]
        turned = [(2 * middle - points[at][0] if mirrored else points[at][0], points[at][1]) for at, mirrored in counter]
        return [*points[:16], *turned, *points[39:]]

    # Four points that only move the glyph follow its own.
    places = [*points, *[(0, 0)] * 4]
    for variation in font["gvar"].variations["zero"]:
        variation.coordinates = redrawn(iup.iup_delta(variation.coordinates, places, ends))
    shape.flags = bytearray([*flags[:16], *(flags[at] for at, _ in counter)])
    shape.coordinates = GlyphCoordinates(redrawn(list(points)))
    shape.endPtsOfContours, shape.numberOfContours = [15, 15 + len(counter)], 2


def with_notes(font, of_notes):
    """Adds the feature: it moves each glyph to the middle of a digit's width."""
    cmap = font.getBestCmap()
    digit = of_notes[cmap[ord("0")]]
    spare = {cmap[ord(letter)]: digit - of_notes[cmap[ord(letter)]] for letter in NOTES}
    places = "".join(f"pos {glyph} <{width // 2} 0 {width} 0>;" for glyph, width in spare.items())
    feaLib.addOpenTypeFeaturesFromString(font, f"feature note {{ {places} }} note;")


def cut(font, text):
    """Keeps these characters in the weights of the page."""
    options = subset.Options(hinting=False, notdef_outline=False, layout_features=[], name_IDs=[1, 2])
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    return instancer.instantiateVariableFont(font, {"wght": WEIGHTS})


def write(font, folder, kind):
    for table in UNREAD & set(font.keys()):
        del font[table]
    font.flavor = "woff2"
    made = io.BytesIO()
    font.save(made)
    name = f"stepdoku-{kind}-{hashlib.sha256(made.getvalue()).hexdigest()[:16]}.woff2"
    pathlib.Path(folder, name).write_bytes(made.getvalue())
    print(name, len(made.getvalue()), "bytes")


def main(source, folder):
    font = TTFont(source, recalcTimestamp=False)
    of_equal_width = {digit: font.getBestCmap()[digit] + ".tf" for digit in range(0x30, 0x3A)}
    for table in font["cmap"].tables:
        table.cmap.update(of_equal_width)
    with_plain_zero(font)
    font = cut(font, TEXT)
    with_notes(font, widths(source, OF_NOTES))
    write(font, folder, "letters")
    write(cut(TTFont(source, recalcTimestamp=False), ACCENTS), folder, "accents")


main(*sys.argv[1:])

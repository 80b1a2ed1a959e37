"""Makes the three small fonts that draw letters, pictures and colours in the place of the digits 1 to 9.

The page keeps the digits in its text, and a font draws them, so every board, key and note shows them without a
picture of its own. A picture is a shape in a box of 100 by 100, with its colour and its details; its outline has the
colour of the text, so that a given, an entry and a mistake look as different as digits do. Needs `skia-pathops` besides
the packages named in style.md.
"""

import hashlib, io, pathlib, sys
import pathops
from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

# Of an em of 1000: the width and the middle of a digit, and the size of a picture.
WIDTH, MIDDLE, SIZE = 632, 334, 980
INK = 0xFFFF


def rays(spikes, outer, inner):
    from math import cos, pi, sin

    at = lambda i: (outer if i % 2 == 0 else inner, -pi / 2 + i * pi / spikes)
    points = [at(i) for i in range(2 * spikes)]
    return "M" + "L".join(f"{50 + far * cos(turn):.1f} {50 + far * sin(turn):.1f}" for far, turn in points) + "Z"


def disc(x, y, radius):
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0Z"


# Each with its shape, its colour, and its details, each with a colour.
PICTURES = [
    ("sun", rays(12, 46, 31), "#f5b800", [(disc(50, 50, 21), "#ffe27a")]),
    (
        "fish",
        "M7 50C20 22 52 18 70 43L91 25C86 42 86 58 91 75L70 57C52 82 20 78 7 50Z",
        "#2f7fdb",
        [(disc(29, 44, 6), "#ffffff"), (disc(28, 44, 3), "#10243f")],
    ),
    (
        "leaf",
        "M16 86C4 44 34 12 88 11C92 62 66 90 26 80Z",
        "#35a04a",
        [("M14 91L20 78C34 56 50 40 70 28C54 46 40 62 28 82L20 94Z", "#14602a")],
    ),
    ("heart", "M50 89C20 66 7 49 7 32C7 18 18 10 30 10C39 10 47 15 50 24C53 15 61 10 70 10C82 10 93 18 93 32C93 49 80 66 50 89Z", "#e8447d", []),
    ("star", rays(5, 48, 20), "#f28a1e", []),
    ("moon", "M62 8A43 43 0 1 0 92 68A37 37 0 0 1 62 8Z", "#8a63d2", []),
    (
        "boat",
        "M6 66H94L79 91H21ZM38 8L84 58H38Z",
        "#96602f",
        [("M38 8L84 58H38Z", "#f3dcb3")],
    ),
    ("cloud", "M26 78C6 78 4 56 20 52C16 30 42 24 50 38C60 20 88 30 80 51C98 54 97 78 78 78Z", "#a9d0ec", []),
    (
        "mushroom",
        "M6 53C6 24 28 9 50 9C72 9 94 24 94 53L64 54L67 80C67 93 33 93 33 80L36 54Z",
        "#d63c35",
        [("M39 56H61L63 80C63 88 37 88 37 80Z", "#f6e7cf"), (disc(34, 33, 7), "#ffffff"), (disc(64, 29, 6), "#ffffff"), (disc(52, 44, 5), "#ffffff")],
    ),
]
COLOURS = [
    (name, disc(50, 50, 44), colour, [])
    for name, colour in [
        ("red", "#dc3b3b"),
        ("blue", "#2f6fd6"),
        ("yellow", "#ffd633"),
        ("green", "#2f9e4a"),
        ("orange", "#f58a1f"),
        ("violet", "#8350c9"),
        ("brown", "#7b4a28"),
        ("pink", "#f7a8cd"),
        ("grey", "#9aa1a8"),
    ]
]


def path_of(shape):
    path = pathops.Path()
    parse_path(shape, path.getPen())
    path.convertConicsToQuads()
    return path


def outlined(shape):
    """The shape, wider by an outline. Quadratic curves alone survive the union."""
    path, edge = path_of(shape), path_of(shape)
    edge.stroke(8, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    edge.convertConicsToQuads()
    both = pathops.op(path, edge, pathops.PathOp.UNION, fix_winding=False)
    both.convertConicsToQuads()
    return both


def glyph(path):
    made = TTGlyphPen(None)
    scale = SIZE / 100
    to_em = (scale, 0, 0, -scale, WIDTH / 2 - SIZE / 2, MIDDLE + SIZE / 2)
    path.draw(TransformPen(Cu2QuPen(made, 2), to_em))
    return made.glyph()


def drawn(family, things):
    palette, layers, glyphs = [], {}, {".notdef": TTGlyphPen(None).glyph(), "space": TTGlyphPen(None).glyph(), "zero": TTGlyphPen(None).glyph()}
    of = lambda colour: palette.index(colour) if colour in palette else palette.append(colour) or len(palette) - 1
    glyphs["bullet"] = glyph(path_of(disc(50, 50, 14)))
    cmap = {0x20: "space", 0x30: "zero", 0xA0: "space", 0x2022: "bullet"}
    for number, (name, shape, colour, details) in enumerate(things, 1):
        glyphs[name] = glyph(outlined(shape))
        cmap[0x30 + number] = name
        layers[name] = [(name, INK)]
        for at, (path, fill) in enumerate([(shape, colour), *details]):
            part = f"{name}.{at}"
            glyphs[part] = glyph(path_of(path))
            layers[name].append((part, of(fill)))
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap(cmap)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (WIDTH, getattr(shape, "xMin", 0)) for name, shape in glyphs.items()})
    font.setupHorizontalHeader(ascent=984, descent=-316)
    font.setupOS2(sTypoAscender=984, sTypoDescender=-316, usWinAscent=996, usWinDescent=316)
    font.setupNameTable({"familyName": family, "styleName": "Regular"})
    font.setupPost(keepGlyphNames=False)
    font.setupCOLR(layers)
    rgba = lambda colour: tuple(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)) + (1,)
    font.setupCPAL([[rgba(colour) for colour in palette]])
    font.font["head"].created = font.font["head"].modified = 0
    return font.font


def lettered(source):
    """The page's own letters A to I, in the place and the width of the digits."""
    font = TTFont(source, recalcTimestamp=False)
    letters = {0x31 + at: font.getBestCmap()[0x41 + at] for at in range(9)}
    kept = {at: font.getBestCmap()[at] for at in (0x20, 0x30, 0x2022)}
    for table in font["cmap"].tables:
        table.cmap = {**letters, **kept}
    for name in letters.values():
        width, side = font["hmtx"][name]
        move = (WIDTH - width) // 2
        shape = font["glyf"][name]
        shape.coordinates.translate((move, 0))
        shape.recalcBounds(font["glyf"])
        font["hmtx"][name] = (WIDTH, side + move)
        # Its width no longer changes with the weight.
        for variation in font["gvar"].variations[name]:
            points = list(variation.coordinates)
            points[-3] = (0, 0)
            variation.coordinates = points
    for name in ("space", "bullet"):
        if name in font["hmtx"].metrics:
            font["hmtx"][name] = (WIDTH, font["hmtx"][name][1])
    del font["GPOS"]
    cutter = subset.Subsetter(subset.Options(hinting=False, notdef_outline=False, layout_features=[], name_IDs=[1, 2]))
    cutter.populate(unicodes=[*letters, *kept])
    cutter.subset(font)
    return font


def save(font, name, folder):
    font.flavor = "woff2"
    made = io.BytesIO()
    font.save(made)
    name = f"stepdoku-{name}-{hashlib.sha256(made.getvalue()).hexdigest()[:16]}.woff2"
    pathlib.Path(folder, name).write_bytes(made.getvalue())
    print(name, len(made.getvalue()), "bytes")


def main(source, folder):
    save(lettered(source), "abc", folder)
    save(drawn("Stepdoku pictures", PICTURES), "pictures", folder)
    save(drawn("Stepdoku colours", COLOURS), "colours", folder)


main(*sys.argv[1:])

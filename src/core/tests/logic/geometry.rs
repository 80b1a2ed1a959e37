//! The tables of cells and houses, against plain arithmetic, for every shape.

use crate::common::{SHAPES, all_plain_houses, plain_houses, plain_see};
use std::collections::BTreeSet;
use sudoku_core::{Cell, CellSet, Digit, Geometry, House, HouseKind, Place, Shape, geometry::Bond};

#[test]
fn sizes_of_the_orders() {
    let check = |shape: &'static Shape,
                 (rows, columns): (usize, usize),
                 token: usize,
                 side: usize,
                 cells: usize,
                 peers: usize| {
        let geometry = shape.geometry();
        assert_eq!((shape.box_rows(), shape.box_columns()), (rows, columns));
        assert_eq!((shape.token() as usize, shape.side(), shape.cell_count()), (token, side, cells));
        assert_eq!(peers, 3 * side - rows - columns - 1);
        assert_eq!(House::all(shape).count(), 3 * side);
        assert_eq!(Cell::all(shape).len(), cells);
        assert_eq!(Digit::all(shape).len(), side);
        for cell in Cell::all(shape) {
            assert_eq!(geometry.peers(cell).len(), peers, "{shape:?} {cell:?}");
        }
        assert_eq!(Shape::from_token(token), Some(shape));
        assert_eq!(Shape::from_side(side), Some(shape));
        assert_eq!(Shape::from_cell_count(cells), Some(shape));
    };
    check(Shape::S4, (2, 2), 2, 4, 16, 7);
    check(Shape::S6, (2, 3), 6, 6, 36, 12);
    check(Shape::S8, (2, 4), 8, 8, 64, 17);
    check(Shape::S9, (3, 3), 3, 9, 81, 20);
    check(Shape::S10, (2, 5), 10, 10, 100, 22);
    check(Shape::S12, (3, 4), 12, 12, 144, 28);
    check(Shape::S15, (3, 5), 15, 15, 225, 36);
    check(Shape::S16, (4, 4), 4, 16, 256, 39);
    check(Shape::S20, (4, 5), 20, 20, 400, 50);
    check(Shape::S25, (5, 5), 5, 25, 625, 64);
    assert_eq!(Shape::from_box(2, 3).as_ref(), Some(Shape::S6));
    assert_eq!(Shape::from_box(3, 2), Shape::S6.with_box_rows(3));
    assert_eq!(Shape::from_box(4, 4).as_ref(), Some(Shape::S16));
    assert_eq!(Shape::from_box(1, 6), None);
    for number in [0, 1, 7, 9, 11, 80, 82, 624, 626, 1296] {
        assert_eq!(Shape::from_token(number), None);
        assert_eq!(Shape::from_cell_count(number), None);
    }
    assert_eq!(Shape::from_side(36), None);
}

#[test]
fn houses_partition_the_board() {
    for shape in SHAPES.iter() {
        let geometry = shape.geometry();
        let plain = all_plain_houses(shape);
        for (index, (house, (kind, cells))) in House::all(shape).zip(&plain).enumerate() {
            assert_eq!((house.kind(), geometry.cells(house)), (*kind, &cells[..]), "{shape:?} {house:?}");
            assert_eq!(geometry.house_index(house), index);
            assert_eq!(house, House::new(*kind, house.number() as u8));
        }
        let whole = [HouseKind::Row, HouseKind::Column, geometry.box_of(Cell::at(0)).kind()];
        assert_eq!(geometry.usual_houses_of(Cell::at(0)).map(House::kind), whole);
        for kind in whole {
            let mut cells: Vec<Cell> = House::all(shape)
                .filter(|house| house.kind() == kind)
                .flat_map(|house| geometry.cells(house).iter().copied())
                .collect();
            cells.sort();
            assert!(cells.into_iter().eq(Cell::all(shape)), "{shape:?} {kind:?}");
        }
    }
}

#[test]
fn cells_know_their_houses_and_places() {
    for shape in SHAPES.iter() {
        let geometry = shape.geometry();
        for cell in Cell::all(shape) {
            assert_eq!(geometry.cell(geometry.row(cell), geometry.column(cell)), cell);
            let houses = geometry.houses_of(cell);
            for (i, &(kind, ref cells)) in plain_houses(shape, cell).iter().enumerate() {
                assert_eq!(Some(houses[i]), geometry.house_of(cell, kind));
                assert_eq!(geometry.cells(houses[i]), &cells[..]);
                let place = geometry.places_of(cell)[i];
                assert_eq!(geometry.cell_at(houses[i], place), cell);
                assert_eq!(cells.iter().position(|&other| other == cell), Some(place.index()));
            }
        }
        for house in House::all(shape) {
            let places: Vec<Cell> =
                (0..shape.side()).map(|place| geometry.cell_at(house, Place::at(place))).collect();
            assert_eq!(places, geometry.cells(house));
        }
    }
}

#[test]
fn peers_are_the_cells_that_share_a_house_or_are_bound_by_a_rule() {
    for shape in SHAPES.iter() {
        let geometry = shape.geometry();
        for a in Cell::all(shape) {
            let expected: Vec<Cell> = Cell::all(shape).filter(|&b| plain_see(shape, a, b)).collect();
            assert_eq!(geometry.peer_list(a), &expected[..]);
            assert_eq!(*geometry.peers(a), expected.iter().copied().collect::<CellSet>());
            assert!(!geometry.see(a, a));
            for &b in &expected {
                assert!(geometry.see(a, b) && geometry.see(b, a));
                let shared: BTreeSet<House> = geometry.shared_houses(a, b).collect();
                assert_eq!(shared, geometry.shared_houses(b, a).collect(), "{shape:?} {a:?} {b:?}");
                let both = |house: &House| [a, b].iter().all(|cell| geometry.cells(*house).contains(cell));
                assert_eq!(shared, House::all(shape).filter(both).collect(), "{shape:?} {a:?} {b:?}");
                let bond = geometry.bond(a, b);
                assert_eq!(bond.is_some_and(|bond| matches!(bond, Bond::House(_))), !shared.is_empty());
                assert!(bond.is_some(), "{shape:?} {a:?} {b:?}");
            }
        }
    }
}

/// With square boxes, the tables of rows and of columns are mirror images of each other.
#[test]
fn transposing_changes_rows_into_columns() {
    for shape in Shape::ALL.into_iter().filter(|shape| shape.has_square_boxes()) {
        let geometry = shape.geometry();
        let turned = |cell: Cell| geometry.cell(geometry.column(cell), geometry.row(cell));
        for house in House::all(shape) {
            let image: BTreeSet<Cell> = geometry.cells(house).iter().map(|&cell| turned(cell)).collect();
            let other = match house {
                House::Row(n) => House::Column(n),
                House::Column(n) => House::Row(n),
                House::Box(n) => {
                    let n = usize::from(n);
                    House::Box((n % shape.box_rows() * shape.box_rows() + n / shape.box_rows()) as u8)
                }
                other => panic!("{other:?} is for other boards"),
            };
            assert_eq!(image, geometry.cells(other).iter().copied().collect(), "{shape:?} {house:?}");
        }
        for cell in Cell::all(shape) {
            let image: CellSet = geometry.peers(cell).iter().map(turned).collect();
            assert_eq!(image, *geometry.peers(turned(cell)));
        }
    }
}

#[test]
fn notes_lie_as_the_cells_of_a_box() {
    let check = |shape: &Shape, symbol: char, expected: (usize, usize)| {
        let digit = Digit::from_symbol(symbol).unwrap();
        assert_eq!(shape.geometry().note_position(digit), expected, "{shape:?} {symbol}");
    };
    check(Shape::S4, '1', (0, 0));
    check(Shape::S4, '2', (0, 1));
    check(Shape::S4, '3', (1, 0));
    check(Shape::S4, '4', (1, 1));
    check(Shape::S6, '3', (0, 2));
    check(Shape::S6, '4', (1, 0));
    check(Shape::S10, 'A', (1, 4));
    check(Shape::S12, '5', (1, 0));
    check(Shape::S9, '1', (0, 0));
    check(Shape::S9, '5', (1, 1));
    check(Shape::S9, '6', (1, 2));
    check(Shape::S9, '7', (2, 0));
    check(Shape::S16, '4', (0, 3));
    check(Shape::S16, 'A', (2, 1));
    check(Shape::S16, 'G', (3, 3));
    check(Shape::S25, 'A', (1, 4));
    check(Shape::S25, 'B', (2, 0));
    check(Shape::S25, 'P', (4, 4));
    for shape in Shape::ALL {
        let all: BTreeSet<(usize, usize)> =
            Digit::all(shape).map(|digit| shape.geometry().note_position(digit)).collect();
        assert_eq!(all.len(), shape.side());
        assert!(all.iter().all(|&(line, place)| line < shape.box_rows() && place < shape.box_columns()));
    }
}

#[test]
fn symbols_of_digits() {
    let check = |number: u8, symbol: char| {
        let digit = Digit::new(number).unwrap();
        assert_eq!((digit.number(), digit.index()), (number, usize::from(number) - 1));
        assert_eq!(digit.symbol(), symbol);
        assert_eq!(digit.symbol().to_string(), symbol.to_string());
        assert_eq!(Digit::from_symbol(symbol), Some(digit));
        assert_eq!(Digit::from_symbol(symbol.to_ascii_lowercase()), Some(digit));
        assert_eq!(Digit::at(digit.index()), digit);
    };
    check(1, '1');
    check(9, '9');
    check(10, 'A');
    check(16, 'G');
    check(25, 'P');
    for number in [0, 26, 255] {
        assert_eq!(Digit::new(number), None);
    }
    for symbol in ['0', '.', 'Q', 'q', 'Z', '-', ' ', '１', 'é'] {
        assert_eq!(Digit::from_symbol(symbol), None, "{symbol:?}");
    }
}

#[test]
fn there_is_one_table_for_each_shape() {
    for shape in SHAPES.iter() {
        assert!(std::ptr::eq(Geometry::of(shape), shape.clone().geometry()));
    }
}

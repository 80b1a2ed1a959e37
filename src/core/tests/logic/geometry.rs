//! The tables of cells and houses, against plain arithmetic, for every order.

use crate::common::{all_plain_houses, plain_houses, plain_see};
use std::collections::BTreeSet;
use sudoku_core::{Cell, CellSet, Digit, Geometry, House, HouseKind, Order, Place};

#[test]
fn sizes_of_the_orders() {
    let check = |order: Order, n: usize, side: usize, cells: usize, peers: usize| {
        let geometry = order.geometry();
        assert_eq!((order.get(), order.side(), order.cell_count()), (n, side, cells));
        assert_eq!(geometry.order(), order);
        assert_eq!(peers, 3 * n * n - 2 * n - 1);
        assert_eq!(House::all(order).count(), 3 * side);
        assert_eq!(Cell::all(order).len(), cells);
        assert_eq!(Digit::all(order).len(), side);
        for cell in Cell::all(order) {
            assert_eq!(geometry.peers(cell).len(), peers, "{order:?} {cell:?}");
        }
        assert_eq!(Order::from_number(n), Some(order));
        assert_eq!(Order::from_side(side), Some(order));
        assert_eq!(Order::from_cell_count(cells), Some(order));
    };
    check(Order::Two, 2, 4, 16, 7);
    check(Order::Three, 3, 9, 81, 20);
    check(Order::Four, 4, 16, 256, 39);
    check(Order::Five, 5, 25, 625, 64);
    for number in [0, 1, 6, 7, 10, 80, 82, 624, 626, 1296] {
        assert_eq!(Order::from_number(number), None);
        assert_eq!(Order::from_cell_count(number), None);
    }
    assert_eq!(Order::from_side(36), None);
}

#[test]
fn houses_partition_the_board() {
    for order in Order::ALL {
        let geometry = order.geometry();
        let plain = all_plain_houses(order);
        for (index, (house, (kind, cells))) in House::all(order).zip(&plain).enumerate() {
            assert_eq!((house.kind(), geometry.cells(house)), (*kind, &cells[..]), "{order:?} {house:?}");
            assert_eq!(geometry.house_index(house), index);
            assert_eq!(house, House::new(*kind, house.number() as u8));
        }
        for kind in HouseKind::ALL {
            let mut cells: Vec<Cell> = House::all(order)
                .filter(|house| house.kind() == kind)
                .flat_map(|house| geometry.cells(house).iter().copied())
                .collect();
            cells.sort();
            assert!(cells.into_iter().eq(Cell::all(order)), "{order:?} {kind:?}");
        }
    }
}

#[test]
fn cells_know_their_houses_and_places() {
    for order in Order::ALL {
        let geometry = order.geometry();
        for cell in Cell::all(order) {
            assert_eq!(geometry.cell(geometry.row(cell), geometry.column(cell)), cell);
            let houses = geometry.houses_of(cell);
            for (i, (kind, cells)) in plain_houses(order, cell).into_iter().enumerate() {
                assert_eq!(houses[i], geometry.house_of(cell, kind));
                assert_eq!(geometry.cells(houses[i]), &cells[..]);
                let place = geometry.places_of(cell)[i];
                assert_eq!(geometry.cell_at(houses[i], place), cell);
                assert_eq!(cells.iter().position(|&other| other == cell), Some(place.index()));
            }
        }
        for house in House::all(order) {
            let places: Vec<Cell> =
                (0..order.side()).map(|place| geometry.cell_at(house, Place::at(place))).collect();
            assert_eq!(places, geometry.cells(house));
        }
    }
}

#[test]
fn peers_are_the_cells_that_share_a_house() {
    for order in Order::ALL {
        let geometry = order.geometry();
        for a in Cell::all(order) {
            let expected: Vec<Cell> = Cell::all(order).filter(|&b| plain_see(order, a, b)).collect();
            assert_eq!(geometry.peer_list(a), &expected[..]);
            assert_eq!(*geometry.peers(a), expected.iter().copied().collect::<CellSet>());
            assert!(!geometry.see(a, a));
            for &b in &expected {
                assert!(geometry.see(a, b) && geometry.see(b, a));
                let shared: BTreeSet<House> = geometry.shared_houses(a, b).collect();
                assert_eq!(shared, geometry.shared_houses(b, a).collect(), "{order:?} {a:?} {b:?}");
                let both = |house: &House| [a, b].iter().all(|cell| geometry.cells(*house).contains(cell));
                assert_eq!(shared, House::all(order).filter(both).collect(), "{order:?} {a:?} {b:?}");
            }
        }
    }
}

/// The tables of rows and of columns are mirror images of each other.
#[test]
fn transposing_changes_rows_into_columns() {
    for order in Order::ALL {
        let geometry = order.geometry();
        let turned = |cell: Cell| geometry.cell(geometry.column(cell), geometry.row(cell));
        for house in House::all(order) {
            let image: BTreeSet<Cell> = geometry.cells(house).iter().map(|&cell| turned(cell)).collect();
            let other = match house {
                House::Row(n) => House::Column(n),
                House::Column(n) => House::Row(n),
                House::Box(n) => {
                    let n = usize::from(n);
                    House::Box((n % order.get() * order.get() + n / order.get()) as u8)
                }
            };
            assert_eq!(image, geometry.cells(other).iter().copied().collect(), "{order:?} {house:?}");
        }
        for cell in Cell::all(order) {
            let image: CellSet = geometry.peers(cell).iter().map(turned).collect();
            assert_eq!(image, *geometry.peers(turned(cell)));
        }
    }
}

#[test]
fn notes_stand_in_n_lines_of_n() {
    let check = |order: Order, symbol: char, expected: (usize, usize)| {
        let digit = Digit::from_symbol(symbol).unwrap();
        assert_eq!(order.geometry().note_position(digit), expected, "{order:?} {symbol}");
    };
    check(Order::Two, '1', (0, 0));
    check(Order::Two, '2', (0, 1));
    check(Order::Two, '3', (1, 0));
    check(Order::Two, '4', (1, 1));
    check(Order::Three, '1', (0, 0));
    check(Order::Three, '5', (1, 1));
    check(Order::Three, '6', (1, 2));
    check(Order::Three, '7', (2, 0));
    check(Order::Four, '4', (0, 3));
    check(Order::Four, 'A', (2, 1));
    check(Order::Four, 'G', (3, 3));
    check(Order::Five, 'A', (1, 4));
    check(Order::Five, 'B', (2, 0));
    check(Order::Five, 'P', (4, 4));
    for order in Order::ALL {
        let all: BTreeSet<(usize, usize)> =
            Digit::all(order).map(|digit| order.geometry().note_position(digit)).collect();
        assert_eq!(all.len(), order.side());
        assert!(all.iter().all(|&(line, place)| line < order.get() && place < order.get()));
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
fn there_is_one_table_for_each_order() {
    for order in Order::ALL {
        assert!(std::ptr::eq(Geometry::of(order), order.geometry()));
    }
}

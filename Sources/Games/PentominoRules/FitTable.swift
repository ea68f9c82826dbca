// SPDX-License-Identifier: GPL-3.0-or-later
/// A lookup table of the shapes that can cover the first free square, for boards of one width.
///
/// Squares are numbered along the board's short side, and a search always fills the free square with the lowest number.
/// So only the free squares from that one on matter. For each position of the first free square along the short side,
/// and each pattern of the `windowSquares` squares after it, the table lists the shapes that fit the pattern and do not
/// cut off a pocket that cannot be filled. The end of the board needs no special case, because squares beyond it are
/// not free.
struct FitTable: Sendable {
    /// A shape encoded as a number. It fits if all of its bits are available.
    ///
    /// The available bits are the free squares from the first one on (bits 0...32), the remaining tiles (33...44), and
    /// the allowed sides of the tiles that have two different sides (45...56). The highest bits hold the index of the
    /// shape in `TileShape.all` (57...62) and are always available.
    typealias Entry = UInt64

    /// The number of squares after the first free one that are looked up together. With twelve, the table for six rows has
    /// 0.7 MB. With thirteen, it has 1.1 MB and saves another twentieth of the time.
    static let windowSquares = 12

    static let patternCount = 1 << windowSquares

    /// For each square of a board, the start index in `lists` of the patterns after it.
    private let pages: [Int32]
    /// For each position along the short side and each pattern, its list.
    private let lists: [List]
    /// The lists, each terminated by a zero.
    private let entries: [Entry]

    /// A list of entries, encoded as a number: the tiles that it has (bits 20...31), and its start index in `entries`.
    struct List: Sendable {
        private let bits: UInt32

        fileprivate init(start: Int, tiles: UInt64) {
            bits = UInt32(start) | UInt32(tiles >> FitTable.firstTileBit) << 20
        }

        fileprivate var start: Int { Int(bits & 0xFFFFF) }

        /// Returns whether the list has one of the tiles that are left. Most positions that cannot be filled are
        /// recognized by this.
        func hasTile(of stock: UInt64) -> Bool { UInt64(bits >> 20) & (stock >> FitTable.firstTileBit) != 0 }
    }

    /// Returns the table for boards with a short side of 1 to 8 squares. The table is created on first use.
    static func of(width: Int) -> FitTable {
        switch width {
        case 1: one
        case 2: two
        case 3: three
        case 4: four
        case 5: five
        case 6: six
        case 7: seven
        default: eight
        }
    }

    private static let one = FitTable(width: 1)
    private static let two = FitTable(width: 2)
    private static let three = FitTable(width: 3)
    private static let four = FitTable(width: 4)
    private static let five = FitTable(width: 5)
    private static let six = FitTable(width: 6)
    private static let seven = FitTable(width: 7)
    private static let eight = FitTable(width: 8)

    private init(width: Int) {
        var lists: [List] = []
        var entries: [Entry] = []
        for position in 0..<width {
            let pockets = Pockets(width: width, position: position)
            let shapes = TileShape.all.compactMap { shape in
                shape.squares(from: position, width: width).map { (squares: $0, entry: $0 | shape.bits) }
            }
            for pattern in 0..<UInt64(Self.patternCount) {
                let start = entries.count
                // Squares after the window are unknown, so they are treated as free.
                let free = ~Pockets.window | pattern << 1 | 1
                for shape in shapes where shape.squares & ~free == 0 && pockets.canBeFilled(free & ~shape.squares) {
                    entries.append(shape.entry)
                }
                let tiles = entries[start...].reduce(0) { $0 | Self.tile(of: $1) }
                lists.append(List(start: start, tiles: tiles))
                entries.append(0)
            }
        }
        pages = (0..<64).map { Int32($0 % width * Self.patternCount) }
        self.lists = lists
        self.entries = entries
    }

    /// Unchecked access to the lists during a search.
    struct Lists {
        fileprivate let pages: UnsafePointer<Int32>
        fileprivate let lists: UnsafePointer<List>
        fileprivate let entries: UnsafePointer<Entry>

        /// Returns the list of entries to try at the first free square.
        func list(first: Int, free: UInt64) -> List {
            let pattern = Int(truncatingIfNeeded: (free &>> UInt64(first)) &>> 1) & (FitTable.patternCount - 1)
            return lists[Int(pages[first]) &+ pattern]
        }

        /// Returns the entries of a list, terminated by a zero.
        func entries(of list: List) -> UnsafePointer<Entry> { entries + list.start }
    }

    /// Calls a closure with unchecked access to the lists.
    func withUnsafeLists(_ body: (Lists) -> Void) {
        pages.withUnsafeBufferPointer { pages in
            lists.withUnsafeBufferPointer { lists in
                entries.withUnsafeBufferPointer { entries in
                    guard let pages = pages.baseAddress, let lists = lists.baseAddress,
                        let entries = entries.baseAddress
                    else { return }
                    body(Lists(pages: pages, lists: lists, entries: entries))
                }
            }
        }
    }
}

/// Which ways of lying fit where the first free square is, for boards of one width.
///
/// Squares are numbered along the board's short side, and a search always fills the free square of the lowest number.
/// So all that matters of a position are the free squares from that one on. For each place of it on the short side, and
/// each pattern of the `windowSquares` squares after it, the table lists the ways to lie that fit the pattern and cut
/// off no pocket in it that tiles of five cannot fill. The end of the board needs no care: what is beyond is not free.
struct FitTable: Sendable {
    /// A way to lie in one number, which fits if all its bits are set in the number that tells what there is: the free
    /// squares from the first one on (bits 0…32), the tiles left (33…44), the sides allowed of those tiles that have
    /// two (45…56). On top stands the number of the way in `Way.all` (57…62), whose bits are always there.
    typealias Entry = UInt64

    /// How many squares after the first free one are looked up at once. Ten makes tables that fit a processor's
    /// second cache; more saves a few nodes, but no time.
    static let windowSquares = 10

    static let patternCount = 1 << windowSquares

    /// For each square of a board, where in `starts` the patterns after it begin.
    private let pages: [Int32]
    /// For each place on the short side and each pattern, where in `entries` its list begins.
    private let starts: [Int32]
    /// The lists, each ended by a zero.
    private let entries: [Entry]

    /// The table for boards whose short side has 1 to 8 squares; made when it is first asked for.
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
        var starts: [Int32] = []
        var entries: [Entry] = []
        for place in 0..<width {
            let pockets = Pockets(width: width, place: place)
            let ways = Way.all.compactMap { way in
                way.squares(from: place, width: width).map { (squares: $0, entry: $0 | way.bits) }
            }
            for pattern in 0..<UInt64(Self.patternCount) {
                starts.append(Int32(entries.count))
                // What comes after the window is not known, so it may be free.
                let free = ~Pockets.window | pattern << 1 | 1
                for way in ways where way.squares & ~free == 0 && pockets.canBeFilled(free & ~way.squares) {
                    entries.append(way.entry)
                }
                entries.append(0)
            }
        }
        pages = (0..<64).map { Int32($0 % width * Self.patternCount) }
        self.starts = starts
        self.entries = entries
    }

    /// The lists, unchecked, for the time of a search.
    struct Lists {
        fileprivate let pages: UnsafePointer<Int32>
        fileprivate let starts: UnsafePointer<Int32>
        fileprivate let entries: UnsafePointer<Entry>

        /// What to try on the first free square, up to a zero.
        func list(first: Int, free: UInt64) -> UnsafePointer<Entry> {
            let pattern = Int(truncatingIfNeeded: (free &>> UInt64(first)) &>> 1) & (FitTable.patternCount - 1)
            return entries + Int(starts[Int(pages[first]) &+ pattern])
        }
    }

    /// Lets a search read the lists.
    func withUnsafeLists(_ body: (Lists) -> Void) {
        pages.withUnsafeBufferPointer { pages in
            starts.withUnsafeBufferPointer { starts in
                entries.withUnsafeBufferPointer { entries in
                    guard let pages = pages.baseAddress, let starts = starts.baseAddress,
                        let entries = entries.baseAddress
                    else { return }
                    body(Lists(pages: pages, starts: starts, entries: entries))
                }
            }
        }
    }
}

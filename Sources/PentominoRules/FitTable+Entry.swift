/// The bits of an entry.
extension FitTable {
    private static let squareBits: UInt64 = (1 << 33) - 1
    private static let tileBits: UInt64 = 0xFFF << 33

    /// The bits of a way's number, all of which are always there.
    static let wayBits: UInt64 = 0x3F << 57

    /// The bits of a way's number.
    static func wayBits(_ number: Int) -> UInt64 { UInt64(number) << 57 }

    /// The number of the way in an entry.
    static func way(of entry: Entry) -> Int { Int(entry >> 57) }

    /// The bit of a tile.
    static func tileBit(_ tile: Pentomino) -> UInt64 { 1 << UInt64(33 + tile.rawValue) }

    /// The bit of the tile in an entry.
    static func tile(of entry: Entry) -> UInt64 { entry & tileBits }

    /// The bit of a side of a tile; none if both are alike.
    static func sideBit(_ tile: Pentomino, isFlipped: Bool) -> UInt64 {
        guard let number = chiral.firstIndex(of: tile) else { return 0 }
        return 1 << UInt64(45 + 2 * number + (isFlipped ? 1 : 0))
    }

    private static let chiral = Pentomino.allCases.filter(\.isChiral)

    /// The squares of a board that an entry fills when it is laid on a first free square.
    static func squares(of entry: Entry, at first: Int) -> UInt64 { (entry & squareBits) &<< UInt64(first) }

    /// The bits that no entry may have that is to fit: squares that are not free, tiles and sides that are not there.
    static func missing(first: Int, free: UInt64, stock: UInt64) -> UInt64 {
        ~(free &>> UInt64(first) & squareBits | stock)
    }
}

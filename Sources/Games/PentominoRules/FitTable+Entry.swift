// SPDX-License-Identifier: GPL-3.0-or-later
/// The bit layout of an entry.
extension FitTable {
    /// The number of bits for squares, which are followed by those for tiles.
    static let firstTileBit: UInt64 = 33
    private static let squareBits: UInt64 = (1 << firstTileBit) - 1
    private static let tileBits: UInt64 = 0xFFF << firstTileBit

    /// All bits for the index of a way. These bits are always available.
    static let shapeBits: UInt64 = 0x3F << 57

    /// Returns the bits for the index of a way.
    static func shapeBits(_ number: Int) -> UInt64 { UInt64(number) << 57 }

    /// Returns the index of the way in an entry.
    static func shape(of entry: Entry) -> Int { Int(entry >> 57) }

    static func tileBit(_ tile: Pentomino) -> UInt64 { 1 << (firstTileBit + UInt64(tile.rawValue)) }

    /// Returns the tile bit of an entry.
    static func tile(of entry: Entry) -> UInt64 { entry & tileBits }

    /// Returns the bit for a side of a tile, or 0 if both sides look the same.
    static func sideBit(_ tile: Pentomino, isFlipped: Bool) -> UInt64 {
        guard let number = chiral.firstIndex(of: tile) else { return 0 }
        return 1 << UInt64(45 + 2 * number + (isFlipped ? 1 : 0))
    }

    private static let chiral = Pentomino.allCases.filter(\.isChiral)

    /// Returns the squares of the board that an entry fills if it is placed at a first free square.
    static func squares(of entry: Entry, at first: Int) -> UInt64 { (entry & squareBits) &<< UInt64(first) }

    /// Returns the bits that must not be set in an entry that fits: squares that are not free, and tiles and sides that
    /// are not available.
    static func missing(first: Int, free: UInt64, stock: UInt64) -> UInt64 {
        ~(free &>> UInt64(first) & squareBits | stock)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// The texture of the table below the pieces of a board. A table with a texture also has light from above, and edges.
public enum TableTexture: String, CaseIterable, Sendable {
    case felt, paper, wood, stars, dots

    /// The texture in the hollows of the table: cloth on wood.
    public var cover: TableTexture { self == .wood ? .felt : self }

    /// The drawing of a tile, which repeats over the table, and lets its color through.
    public var tile: Picture { .shipped("tables/\(rawValue).svg") }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Seeding

/// Random positions.
enum RandomPosition {
    /// Returns up to `count` tiles at random free places on a board, in the order in which they were placed.
    static func placements(
        on board: TileBoard, count: Int, seededBy generator: inout SeededGenerator
    ) -> [Placement] {
        var tiles = Pentomino.allCases
        tiles.shuffle(seededBy: &generator)
        var placements: [Placement] = []
        for tile in tiles where placements.count < count {
            let filled = Set(placements.flatMap(\.squares))
            var choices = board.squares.flatMap { square in
                Orientation.all.map { Placement(tile, $0, at: square) }
            }.filter { $0.squares.allSatisfy { board.contains($0) && !filled.contains($0) } }
            choices.shuffle(seededBy: &generator)
            placements += choices.prefix(1)
        }
        return placements
    }
}

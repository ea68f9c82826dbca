import PentominoRules
import Seeding

/// Positions as a player without a plan leaves them.
enum RandomPosition {
    /// Up to `count` tiles that lie on free squares of a board, in the order in which they were laid.
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

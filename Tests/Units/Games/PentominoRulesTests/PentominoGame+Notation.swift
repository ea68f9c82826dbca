// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

extension TileBoard {
    static let small = TileBoard(rows: 3, columns: 5)
}

/// Playing games written in notation.
extension PentominoGame {
    /// Plays moves such as `+V r @0,0`, all of which must be accepted.
    @discardableResult mutating func playAll(_ moves: String) throws -> [Event] {
        var events: [Event] = []
        for notation in moves.split(separator: " ") {
            let move = try #require(Move(notation: String(notation)))
            events += try play(move)
        }
        return events
    }

    /// Expects a move to be refused for the given reason, and to change nothing.
    mutating func refuses(_ notation: String, as refusal: Refusal, location: SourceLocation = #_sourceLocation) {
        guard let move = Move(notation: notation) else {
            Issue.record("\(notation) is not a move", sourceLocation: location)
            return
        }
        let before = self
        var after = self
        #expect(throws: refusal, sourceLocation: location) { try after.play(move) }
        #expect(after == before, sourceLocation: location)
        self = after
    }

    /// Returns whether all tiles have the same places as in another game, however they got there.
    func lies(like other: PentominoGame) -> Bool {
        placements == other.placements && orientations == other.orientations && laid == other.laid && held == other.held
    }
}

import PentominoRules
import Testing

extension TileBoard {
    static let small = TileBoard(rows: 3, columns: 5)
}

/// Games played by notation.
extension PentominoGame {
    /// Plays moves that must be accepted: `+V r @0,0`.
    @discardableResult mutating func playAll(_ moves: String) throws -> [Event] {
        var events: [Event] = []
        for notation in moves.split(separator: " ") {
            let move = try #require(Move(notation: String(notation)))
            events += try play(move)
        }
        return events
    }

    /// Expects that a move is refused for a reason, and that it changes nothing.
    mutating func refuses(_ notation: String, as refusal: Refusal, location: SourceLocation = #_sourceLocation) {
        guard let move = Move(notation: notation) else {
            Issue.record("\(notation) is no move", sourceLocation: location)
            return
        }
        let before = self
        var after = self
        #expect(throws: refusal, sourceLocation: location) { try after.play(move) }
        #expect(after == before, sourceLocation: location)
        self = after
    }

    /// Whether all tiles lie as in another game, however they came there.
    func lies(like other: PentominoGame) -> Bool {
        placements == other.placements && orientations == other.orientations && laid == other.laid && held == other.held
    }
}

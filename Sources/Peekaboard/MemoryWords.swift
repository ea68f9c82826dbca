import Boards
import GtkKit
import MemoryRules

/// What is said about a board of pairs, in the user's language.
struct MemoryWords {
    private let board: MemoryBoard

    init(board: MemoryBoard) { self.board = board }

    /// What a card is called, nil for one that is gone.
    func name(of card: Int) -> String? {
        guard let card = board.description(of: card) else { return nil }
        var places = ["row": "\(card.row)", "column": "\(card.column)"]
        guard let face = card.face else { return filled(translated("Row {row}, column {column}, face down"), places) }
        places["face"] = translated(face)
        return filled(translated("{face}, row {row}, column {column}, face up"), places)
    }

    /// How things stand, for the status line.
    var moves: String { filled(translated("Moves: {count}"), ["count": "\(board.game.moves)"]) }

    /// How things stand, for the status line.
    var pairs: String {
        filled(
            translated("Pairs: {count} of {all}"),
            ["count": "\(board.game.pairsFound)", "all": "\(board.game.deal.pairs)"])
    }

    /// How things stand, for the status line.
    var peeks: String { filled(translated("Peeks: {count}"), ["count": "\(board.game.peeks)"]) }

    /// How things stand, in one phrase: `2 moves, 1 of 8 pairs found`.
    var state: String {
        let game = board.game
        let values = ["moves": movesInWords, "found": "\(game.pairsFound)", "pairs": "\(game.deal.pairs)"]
        guard game.peeks > 0 else { return filled(translated("{moves}, {found} of {pairs} pairs found"), values) }
        return filled(
            translated("{moves}, {found} of {pairs} pairs found, {peeks}"),
            values.merging(["peeks": peeksInWords]) { $1 })
    }

    /// What a game that is over came to: `14 moves, 1 peek`.
    var result: String {
        guard board.game.peeks > 0 else { return movesInWords }
        return filled(translated("{moves}, {peeks}"), ["moves": movesInWords, "peeks": peeksInWords])
    }

    /// What has happened, said aloud; nil for what the changed names of the cards say already.
    func announcement(of event: MemoryGame.Event) -> String? {
        guard case .paired(let first, let second) = event else { return nil }
        return filled(
            translated("{one} and {other}: a pair"),
            ["one": translated(board.face(of: first).name), "other": translated(board.face(of: second).nameWithin)])
    }

    /// What the demo came to, for the terminal.
    var demoReport: String {
        filled(
            translated("Memory: {pairs} pairs found in {moves}"),
            ["pairs": "\(board.game.pairsFound)", "moves": movesInWords])
    }

    private var movesInWords: String {
        filled(
            translated("{count} move", "{count} moves", count: board.game.moves), ["count": "\(board.game.moves)"])
    }

    private var peeksInWords: String {
        filled(
            translated("{count} peek", "{count} peeks", count: board.game.peeks), ["count": "\(board.game.peeks)"])
    }
}

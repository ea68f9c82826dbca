import Boards
import Localization
import MemoryRules
import Scene

/// Text that describes a Pairs board, in the user's language.
@MainActor public struct MemoryText: BoardText {
    let board: MemoryBoard

    /// Creates the text for a board.
    public init(board: MemoryBoard) { self.board = board }

    /// Returns the accessible name of a card, or `nil` for a card that is gone.
    public func name(of card: Int) -> String? {
        guard let card = board.description(of: card) else { return nil }
        var position = ["row": "\(card.row)", "column": "\(card.column)"]
        guard let face = card.face else { return filled(translated("Row {row}, column {column}, face down"), position) }
        position["face"] = localizedName(face)
        // Translators: {face} is what is on the card, such as “Fox”.
        return filled(translated("{face}, row {row}, column {column}, face up"), position)
    }

    /// The numbers of moves, pairs, and peeks.
    public var status: [String] { [moves, pairs, peeks] }

    // Translators: In the line below the board.
    private var moves: String { filled(translated("Moves: {count}"), ["count": "\(board.game.moves)"]) }

    private var pairs: String {
        filled(
            // Translators: In the line below the board: pairs found, of all the pairs.
            translated("Pairs: {count} of {all}"),
            ["count": "\(board.game.pairsFound)", "all": "\(board.game.deal.pairs)"])
    }

    // Translators: In the line below the board.
    private var peeks: String { filled(translated("Peeks: {count}"), ["count": "\(board.game.peeks)"]) }

    /// Returns how often the user has peeked, for the console.
    public func peeked(times count: Int) -> String {
        filled(
            // Translators: A line in the console, quoted from the article that inspired the game. Use real plural forms.
            translated("You peeked {count} time(s).", "You peeked {count} time(s).", count: count),
            ["count": "\(count)"])
    }

    /// The state of the game in one phrase: `2 moves, 1 of 8 pairs found`.
    public var state: String {
        let game = board.game
        let values = [
            "moves": movesText(board.game.moves), "found": "\(game.pairsFound)", "pairs": "\(game.deal.pairs)",
        ]
        guard game.peeks > 0 else {
            // Translators: {moves} is “2 moves”. The plural form depends on {pairs}.
            let text = translated(
                "{moves}, {found} of {pairs} pair found", "{moves}, {found} of {pairs} pairs found",
                count: game.deal.pairs)
            return filled(text, values)
        }
        // Translators: {moves} is “2 moves”, {peeks} is “1 peek”. The plural form depends on {pairs}.
        let text = translated(
            "{moves}, {found} of {pairs} pair found, {peeks}", "{moves}, {found} of {pairs} pairs found, {peeks}",
            count: game.deal.pairs)
        return filled(text, values.merging(["peeks": peeksText(board.game.peeks)]) { $1 })
    }

    /// Whose turn it is, and the score; `nil` in a single-player game.
    public var headline: String? {
        let game = board.game
        guard game.pairsWon.count > 1 else { return nil }
        let score = game.pairsWon.map(String.init).joined(separator: " : ")
        if game.isOver { return score }
        // Translators: {player} is “Your turn” or similar, {score} is “3 : 2”.
        return filled(translated("{player} ({score})"), ["player": turnOf(game.currentPlayer), "score": score])
    }

    private func turnOf(_ player: Int) -> String {
        if case .computer = board.setup.players {
            return player == 0 ? translated("Your turn") : translated("The computer’s turn")
        }
        return filled(translated("Player {number}’s turn"), ["number": "\(player + 1)"])
    }

    /// Returns what to announce for an event, or `nil` if the changed names of the cards already convey it.
    public func announcement(of event: MemoryGame.Event) -> Announcement? {
        switch event {
        case .paired(let first, let second):
            // Translators: The faces of two cards, such as “Fox and fox”. {other} is the form used inside a sentence. A face can
            // also be a single letter, or a word that the player provided.
            Announcement(filled(translated("{one} and {other}: a pair"), faces(first, second)), isVital: true)
        case .missed(let first, let second):
            // Translators: The faces of two cards, such as “Fox and bear”. {other} is the form used inside a sentence. A face
            // can also be a single letter, or a word that the player provided.
            Announcement(filled(translated("{one} and {other}: no match"), faces(first, second)))
        case .peeked: Announcement(translated("All cards are face up for a moment"))
        case .turnPassed(let player): Announcement(turnOf(player))
        case .turned, .turnedBack, .finished: nil
        }
    }

    private func faces(_ first: Int, _ second: Int) -> [String: String] {
        [
            "one": localizedName(board.face(of: first).name),
            "other": localizedName(board.face(of: second).nameWithin),
        ]
    }

    /// Returns the name of a face in the user's language. Only the names of shipped faces have translations.
    func localizedName(_ name: String) -> String { board.faces.isShipped ? translated(name) : name }

    /// The result of the demo, for the terminal.
    public var report: String {
        filled(
            // Translators: The demo’s result in the terminal. {moves} is “14 moves”. The plural form depends on {pairs}.
            translated(
                "Pairs: {pairs} pair found in {moves}", "Pairs: {pairs} pairs found in {moves}",
                count: board.game.pairsFound),
            ["pairs": "\(board.game.pairsFound)", "moves": movesText(board.game.moves)])
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Files
import Localization
import MemoryRules
import Scene

/// Text that describes a Pairs board, in the user's language.
@MainActor package struct MemoryText: BoardText {
    let board: MemoryBoard

    /// Creates the text for a board.
    package init(board: MemoryBoard) { self.board = board }

    /// Returns the accessible name of a card, or `nil` for a card that is gone.
    package func name(of card: Int) -> String? {
        guard let card = board.description(of: card) else { return nil }
        var position = ["row": "\(card.row)", "column": "\(card.column)"]
        guard let face = card.face else { return filled(translated("Row {row}, column {column}, face down"), position) }
        position["face"] = localizedName(face)
        // Translators: {face} is what is on the card, such as “Fox”.
        return filled(translated("{face}, row {row}, column {column}, face up"), position)
    }

    /// The title of the deck.
    package var subject: String? { Self.title(of: board.faces) }

    /// Returns the title of a deck: its own, or the name of its folder.
    package static func title(of deck: Deck) -> String {
        if let choice = MemoryBoard.deckChoices.first(where: { $0.id == deck.id }) { return translated(choice.title) }
        return deck.title ?? FileURI.name(of: deck.id) ?? deck.id
    }

    /// What to do first.
    package var firstStep: String? { translated("Turn over two cards to find a pair") }

    /// The numbers of moves, pairs or sets, and peeks.
    package var status: [String] { [moves, found, peeks] }

    // Translators: In the line below the board.
    private var moves: String { filled(translated("Moves: {count}"), ["count": "\(board.game.moves)"]) }

    private var found: String {
        filled(
            board.game.deal.groupSize == 2
                // Translators: In the line below the board: pairs found, of all the pairs.
                ? translated("Pairs: {count} of {all}")
                // Translators: In the line below the board: sets of three cards found, of all the sets.
                : translated("Sets: {count} of {all}"),
            ["count": "\(board.game.groupsFound)", "all": "\(board.game.deal.groups)"])
    }

    // Translators: In the line below the board.
    private var peeks: String { filled(translated("Peeks: {count}"), ["count": "\(board.game.peeks)"]) }

    /// Returns how often the user has peeked, for the console.
    package func peeked(times count: Int) -> String {
        filled(
            // Translators: A line in the console, quoted from the article that inspired the game. Use real plural forms.
            translated("You peeked {count} time(s).", "You peeked {count} time(s).", count: count),
            ["count": "\(count)"])
    }

    /// The state of the game in one phrase: `2 moves, 1 of 8 pairs found`.
    package var state: String {
        let game = board.game
        let values = [
            "moves": movesText(game.moves), "found": "\(game.groupsFound)", "pairs": "\(game.deal.groups)",
            "sets": "\(game.deal.groups)", "peeks": peeksText(game.peeks),
        ]
        let text =
            switch (game.deal.groupSize, game.peeks) {
            case (2, 0):
                // Translators: {moves} is “2 moves”. The plural form depends on {pairs}.
                translated(
                    "{moves}, {found} of {pairs} pair found", "{moves}, {found} of {pairs} pairs found",
                    count: game.deal.groups)
            case (2, _):
                // Translators: {moves} is “2 moves”, {peeks} is “1 peek”. The plural form depends on {pairs}.
                translated(
                    "{moves}, {found} of {pairs} pair found, {peeks}",
                    "{moves}, {found} of {pairs} pairs found, {peeks}", count: game.deal.groups)
            case (_, 0):
                // Translators: {moves} is “2 moves”. A set is three cards. The plural form depends on {sets}.
                translated(
                    "{moves}, {found} of {sets} set found", "{moves}, {found} of {sets} sets found",
                    count: game.deal.groups)
            default:
                // Translators: {moves} is “2 moves”, {peeks} is “1 peek”. A set is three cards. The plural form depends on
                // {sets}.
                translated(
                    "{moves}, {found} of {sets} set found, {peeks}", "{moves}, {found} of {sets} sets found, {peeks}",
                    count: game.deal.groups)
            }
        return filled(text, values)
    }

    /// Whose turn it is, and the score; `nil` in a single-player game.
    package var headline: String? {
        let game = board.game
        guard game.groupsWon.count > 1 else { return nil }
        let score = game.groupsWon.map(String.init).joined(separator: " : ")
        if game.isOver { return score }
        // Translators: {player} is “Your turn” or similar, {score} is “3 : 2”.
        return filled(translated("{player} ({score})"), ["player": turnOf(board.shownPlayer), "score": score])
    }

    private func turnOf(_ player: Int) -> String {
        guard board.hasName(player) else { return Self.generalTurn(of: player, in: board.setup) }
        // Translators: {name} is the name that a player has typed.
        return filled(translated("{name}’s turn"), ["name": board.title(of: player)])
    }

    private static func generalTurn(of player: Int, in setup: MemorySetup) -> String {
        if case .computer = setup.players {
            return player == 0 ? translated("Your turn") : translated("The computer’s turn")
        }
        return filled(translated("Player {number}’s turn"), ["number": "\(player + 1)"])
    }

    /// Returns the name on the board of a player who has not typed any.
    static func generalTitle(of player: Int, in setup: MemorySetup) -> String {
        if case .computer = setup.players {
            // Translators: The names of the two players on the board, in a game against the computer.
            return player == 0 ? translated("You") : translated("Computer")
        }
        // Translators: The name on the board of a player who has not typed any.
        return filled(translated("Player {number}"), ["number": "\(player + 1)"])
    }

    /// Returns what to announce for an event, or `nil` if the changed names of the cards already convey it.
    package func announcement(of event: MemoryGame.Event) -> Announcement? {
        switch event {
        case .paired(let cards):
            Announcement(
                filled(
                    cards.count == 2
                        // Translators: The faces of two cards, such as “Fox and fox”. {other} is the form used inside a sentence. A
                        // face can also be a single letter, or a word that the player provided.
                        ? translated("{one} and {other}: a pair")
                        // Translators: The faces of three cards, such as “Fox, fox, and fox”. {other} and {third} are the
                        // forms used inside a sentence. A set is three cards that match.
                        : translated("{one}, {other}, and {third}: a set"), faces(cards)), isVital: true)
        case .missed(let cards):
            Announcement(
                filled(
                    cards.count == 2
                        // Translators: The faces of two cards, such as “Fox and bear”. {other} is the form used inside a sentence.
                        // A face can also be a single letter, or a word that the player provided.
                        ? translated("{one} and {other}: no match")
                        // Translators: The faces of three cards, such as “Fox, fox, and bear”. {other} and {third} are the
                        // forms used inside a sentence.
                        : translated("{one}, {other}, and {third}: no match"), faces(cards)))
        case .peeked: Announcement(translated("All cards are face up for a moment"))
        case .turnPassed(let player): Announcement(turnOf(player))
        case .turned, .turnedBack, .finished: nil
        }
    }

    private func faces(_ cards: [Int]) -> [String: String] {
        let names = cards.enumerated().map { index, card in
            let face = board.face(of: card)
            return localizedName(index == 0 ? face.name : face.nameWithin)
        }
        return Dictionary(uniqueKeysWithValues: zip(["one", "other", "third"], names))
    }

    /// Returns the name of a face in the user's language. Only the names of shipped faces have translations.
    func localizedName(_ name: String) -> String { board.faces.isShipped ? translated(name) : name }

    /// The result of the demo, for the terminal.
    package var report: String {
        let count = board.game.groupsFound
        let text =
            board.game.deal.groupSize == 2
            // Translators: The demo’s result in the terminal. {moves} is “14 moves”. The plural form depends on {pairs}.
            ? translated("Pairs: {pairs} pair found in {moves}", "Pairs: {pairs} pairs found in {moves}", count: count)
            // Translators: The demo’s result in the terminal. “Pairs” is the game; a set is three cards. {moves} is “14
            // moves”. The plural form depends on {sets}.
            : translated("Pairs: {sets} set found in {moves}", "Pairs: {sets} sets found in {moves}", count: count)
        return filled(text, ["pairs": "\(count)", "sets": "\(count)", "moves": movesText(board.game.moves)])
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization
import MemoryRules

/// The result of a finished game of Pairs, in the user's language.
package struct MemoryResultText {
    private let setup: MemorySetup
    private let game: MemoryGame
    private let review: GameReview?
    private let seconds: Double
    private let names: [String?]

    /// Creates the text for a game; `review` is `nil` if there were several players. `names` are those that the players
    /// have typed.
    package init(
        setup: MemorySetup, game: MemoryGame, review: GameReview?, seconds: Double, names: [String?] = []
    ) {
        self.setup = setup
        self.game = game
        self.review = review
        self.seconds = seconds
        self.names = names
    }

    /// What was special: the winner, or that the player forgot nothing; `nil` if nothing was.
    package var praise: String? {
        if game.groupsWon.count > 1 { return winner }
        guard let review, review.avoidableMisses == 0, game.peeks == 0 else { return nil }
        return translated("You remembered every card you saw")
    }

    /// The figures, line by line. After a peek, a comparison with a player who only remembers would say nothing.
    package var details: [String] {
        [score] + (review.map { game.peeks > 0 ? [misses($0)] : [average, misses($0)] } ?? [])
    }

    /// What a perfect memory needs on average, as far as that is known.
    private var average: String {
        guard let rating = PerfectRating(of: game) else {
            // Translators: A set is three cards that match. For pairs, the average is known.
            return translated("For sets of three, the average of a perfect memory is not known")
        }
        return filled(
            // Translators: {number} always has two decimals, such as 14.58.
            translated("A perfect memory averages {number} moves"),
            ["number": decimal(rating.expectedMoves, places: 2)])
    }

    private var score: String {
        let values = [
            "moves": movesText(game.moves), "peeks": peeksText(game.peeks), "time": clock(seconds),
        ]
        return filled(
            // Translators: {time} is how long it took: 1:05.
            game.peeks > 0 ? translated("{moves}, {peeks}, {time}") : translated("{moves}, {time}"), values)
    }

    private func misses(_ review: GameReview) -> String {
        let avoidable = filled(
            translated("{count} avoidable miss", "{count} avoidable misses", count: review.avoidableMisses),
            ["count": "\(review.avoidableMisses)"])
        return filled(
            // Translators: {avoidable} is “2 avoidable misses”. An unlucky miss could not be avoided.
            translated(
                "{avoidable}, {count} unlucky miss", "{avoidable}, {count} unlucky misses",
                count: review.badLuckMisses),
            ["avoidable": avoidable, "count": "\(review.badLuckMisses)"])
    }

    private var winner: String {
        let won = game.groupsWon
        let best = won.max() ?? 0
        let values = [
            "score": won.map(String.init).joined(separator: " : "), "number": "\(winnerIndex + 1)",
        ]
        let winners = won.count { $0 == best }
        return filled(
            winners > 1 ? translated("Draw ({score})") : winsText(best == won[0]), values)
    }

    private func winsText(_ isFirstPlayer: Bool) -> String {
        if let name = names.indices.contains(winnerIndex) ? names[winnerIndex] : nil {
            // Translators: {name} is the name that a player has typed.
            return filled(translated("{name} wins ({score})"), ["name": name])
        }
        guard case .computer = setup.players else { return translated("Player {number} wins ({score})") }
        return isFirstPlayer ? translated("You win ({score})") : translated("The computer wins ({score})")
    }

    private var winnerIndex: Int { game.groupsWon.firstIndex(of: game.groupsWon.max() ?? 0) ?? 0 }
}

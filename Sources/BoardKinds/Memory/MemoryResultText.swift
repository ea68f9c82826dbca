import Boards
import Localization
import MemoryRules

/// The result of a finished game of Pairs, in the user's language.
public struct MemoryResultText {
    private let setup: MemorySetup
    private let game: MemoryGame
    private let review: GameReview?
    private let seconds: Double

    /// Creates the text for a game; `review` is `nil` if there were several players.
    public init(setup: MemorySetup, game: MemoryGame, review: GameReview?, seconds: Double) {
        self.setup = setup
        self.game = game
        self.review = review
        self.seconds = seconds
    }

    /// The text, one line for each part of the result.
    public var lines: String {
        var lines = game.groupsWon.count > 1 ? [winner, score] : [score]
        if let review { lines += [average, misses(review)] }
        return lines.joined(separator: "\n")
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
            "score": won.map(String.init).joined(separator: " : "), "number": "\((won.firstIndex(of: best) ?? 0) + 1)",
        ]
        let winners = won.count { $0 == best }
        return filled(
            winners > 1 ? translated("Draw ({score})") : winsText(best == won[0]), values)
    }

    private func winsText(_ isFirstPlayer: Bool) -> String {
        guard case .computer = setup.players else { return translated("Player {number} wins ({score})") }
        return isFirstPlayer ? translated("You win ({score})") : translated("The computer wins ({score})")
    }
}

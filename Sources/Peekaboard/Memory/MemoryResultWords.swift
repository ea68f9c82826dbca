import BoardWords
import Boards
import GtkKit
import MemoryRules

/// What a game of Memory that is over came to, in the user's language.
struct MemoryResultWords {
    let setup: MemorySetup
    let game: MemoryGame
    /// How the one player played; nil where there were several.
    let review: GameReview?
    /// How long it was played.
    let seconds: Double

    /// A line for each thing there is to say.
    var lines: String {
        var lines = game.pairsWon.count > 1 ? [winner, score] : [score]
        if let review {
            lines.append(
                filled(
                    // Translators: {number} is a number of moves, such as 14.58.
                    translated("A perfect memory needs {number} on average"),
                    ["number": decimal(PerfectRating(of: review, in: game).expectedMoves, places: 2)]))
            lines.append(misses(review))
        }
        return lines.joined(separator: "\n")
    }

    private var score: String {
        let values = [
            "moves": movesInWords(game.moves), "peeks": peeksInWords(game.peeks), "time": clock(seconds),
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
            // Translators: {avoidable} is “2 avoidable misses”, {count} a number of misses.
            translated("{avoidable}, {count} by bad luck"),
            ["avoidable": avoidable, "count": "\(review.badLuckMisses)"])
    }

    private var winner: String {
        let won = game.pairsWon
        let best = won.max() ?? 0
        let values = [
            "score": won.map(String.init).joined(separator: " : "), "number": "\((won.firstIndex(of: best) ?? 0) + 1)",
        ]
        let winners = won.count { $0 == best }
        return filled(
            winners > 1 ? translated("A draw, {score}") : winsInWords(best == won[0]), values)
    }

    private func winsInWords(_ isFirstPlayer: Bool) -> String {
        guard case .computer = setup.players else { return translated("Player {number} wins, {score}") }
        return isFirstPlayer ? translated("You win, {score}") : translated("The computer wins, {score}")
    }
}

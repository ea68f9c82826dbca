import Gameplay
import Words

/// What is said of the finished games of pairs.
extension MemoryKind {
    package static var results: ResultsDescription {
        ResultsDescription(
            category: MemorySetupWords.title,
            rating: .perfectMemory,
            summary: { summary, _ in lines(of: summary) },
            game: title)
    }

    private static func lines(of summary: Summary) -> [ResultsDescription.Line] {
        var lines: [ResultsDescription.Line] = [(translated("Games"), "\(summary.count)")]
        // Translators: The game with the fewest moves or misses, and the average of all games.
        if let best = summary.best { lines.append((translated("Best"), movesInWords(best.moveCount))) }
        if let average = summary.averageMoves {
            // Translators: {number} is an average, such as 20.5.
            let words = filled(translated("{number} moves"), ["number": decimal(average)])
            lines.append((translated("Average"), words))
        }
        if let current = summary.currentStreak, let longest = summary.longestStreak {
            // Translators: A number of games.
            lines.append((translated("In a row without an avoidable miss"), "\(current)"))
            lines.append((translated("Longest such row"), "\(longest)"))
        }
        return lines
    }

    private static func title(of game: FinishedGame) -> String {
        guard game.helps > 0 else { return movesInWords(game.moveCount) }
        return filled(
            translated("{moves}, {peeks}"), ["moves": movesInWords(game.moveCount), "peeks": peeksInWords(game.helps)])
    }
}

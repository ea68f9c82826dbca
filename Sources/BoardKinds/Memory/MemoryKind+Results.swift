import Gameplay
import Words

/// How finished games are described.
extension MemoryKind {
    package static var results: ResultsDescription {
        ResultsDescription(
            category: MemorySetupWords.title,
            rating: .perfectMemory,
            summary: { summary, _ in lines(of: summary) },
            game: title)
    }

    private static func lines(of summary: Summary) -> [ResultsDescription.Line] {
        // Translators: How many games were played. A row in the results.
        var lines: [ResultsDescription.Line] = [(translated("Games"), "\(summary.count)")]
        // Translators: The game with the fewest moves or misses. A row in the results.
        if let best = summary.best { lines.append((translated("Best game"), movesInWords(best.moveCount))) }
        if let average = summary.averageMoves {
            // Translators: {number} is an average, always with one decimal, such as 20.5 or 20.0.
            let words = filled(translated("{number} moves"), ["number": decimal(average)])
            // Translators: The average number of moves of all games. A row in the results.
            lines.append((translated("Average"), words))
        }
        if let current = summary.currentStreak, let longest = summary.longestStreak {
            // Translators: A number of games in a row.
            lines.append((translated("Current streak without avoidable misses"), "\(current)"))
            // Translators: A number of games in a row.
            lines.append((translated("Longest streak without avoidable misses"), "\(longest)"))
        }
        return lines
    }

    private static func title(of game: FinishedGame) -> String {
        guard game.helps > 0 else { return movesInWords(game.moveCount) }
        return filled(
            // Translators: {moves} is “14 moves”, {peeks} is “2 peeks”.
            translated("{moves}, {peeks}"), ["moves": movesInWords(game.moveCount), "peeks": peeksInWords(game.helps)])
    }
}

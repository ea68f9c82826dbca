// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Localization
import MemoryRules

/// How finished games are described.
extension MemoryKind {
    package static var results: ResultsDescription {
        ResultsDescription(
            category: MemorySetupText.title,
            rating: .perfectMemory,
            summary: { summary, _ in lines(of: summary) },
            game: title,
            players: players,
            calendar: nil)
    }

    private static func players(of game: FinishedGame) -> ResultsDescription.PlayerResults {
        guard let setup = MemorySetup(notation: game.setup) else { return .one }
        let played = try? GameRecord<MemoryGame>(game)?.played()
        return ResultsDescription.PlayerResults(
            count: setup.playerCount, opponent: setup.isAgainstComputer ? setup.playersNotation : nil,
            results: played.map { $0.isOver ? $0.groupsWon : [] } ?? [])
    }

    private static func lines(of summary: Summary) -> [ResultsDescription.SummaryLine] {
        // Translators: How many games were played. A row in the results.
        var lines: [ResultsDescription.SummaryLine] = [(translated("Games"), "\(summary.count)")]
        // Translators: The game with the fewest moves or misses. A row in the results.
        if let best = summary.best { lines.append((translated("Best game"), movesText(best.moveCount))) }
        if let average = summary.averageMoves {
            // Translators: {number} is an average, always with one decimal, such as 20.5 or 20.0.
            let text = filled(translated("{number} moves"), ["number": decimal(average)])
            // Translators: The average number of moves of all games. A row in the results.
            lines.append((translated("Average"), text))
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
        if let setup = MemorySetup(notation: game.setup), setup.playerCount > 1,
            let played = try? GameRecord<MemoryGame>(game)?.played(), played.isOver
        {
            let text = MemoryResultText(setup: setup, game: played, review: nil, seconds: 0)
            return text.praise ?? movesText(game.moveCount)
        }
        guard game.helps > 0 else { return movesText(game.moveCount) }
        return filled(
            // Translators: {moves} is “14 moves”, {peeks} is “2 peeks”.
            translated("{moves}, {peeks}"), ["moves": movesText(game.moveCount), "peeks": peeksText(game.helps)])
    }
}

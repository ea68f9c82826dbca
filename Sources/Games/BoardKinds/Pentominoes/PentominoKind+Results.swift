// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import Localization
import PentominoRules

/// How finished games are described.
extension PentominoKind {
    package static var results: ResultsDescription {
        ResultsDescription(
            category: PentominoSetupText.title(category:),
            rating: nil,
            summary: { summary, _ in lines(of: summary) },
            game: { movesText($0.moveCount) },
            players: { _ in .one },
            calendar: calendar)
    }

    private static func calendar(of setups: [String]) -> DayCalendar {
        let days = setups.compactMap { setup -> Day? in
            guard case .daily(let day, _) = PentominoSetup(notation: setup) else { return nil }
            return day
        }
        return DayCalendar(solved: Set(days), today: .today)
    }

    private static func lines(of summary: Summary) -> [ResultsDescription.SummaryLine] {
        // Translators: How many games were played. A row in the results.
        var lines: [ResultsDescription.SummaryLine] = [(translated("Games"), "\(summary.count)")]
        if let best = summary.best {
            lines.append(
                (
                    translated("Best game"),
                    filled(
                        translated("{moves}, {time}"),
                        ["moves": movesText(best.moveCount), "time": clock(best.seconds)])
                ))
        }
        if let seconds = summary.averageSeconds { lines.append((translated("Average time"), clock(seconds))) }
        return lines
    }
}

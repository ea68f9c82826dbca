// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import LightsOutRules
import Localization

/// Descriptions of finished games of Lights Out.
extension LightsOutKind {
    /// The description of the results page.
    package static var results: ResultsDescription {
        ResultsDescription(
            category: title(category:),
            rating: RatingText(
                title: translated("Rating"),
                note: translated("The shortest way rates 100; the latest game is on the right."),
                plot: translated("Rating by game"), par: 100),
            summary: { summary, _ in lines(of: summary) },
            game: { LightsOutText.counts(presses: $0.moveCount, hints: $0.helps) },
            players: { _ in .one },
            calendar: nil)
    }

    private static func title(category: String) -> String {
        switch LightsOutSetup(notation: category)?.level {
        case .easy: translated("Easy")
        case .medium: translated("Medium")
        case .hard: translated("Hard")
        case nil: category
        }
    }

    private static func lines(of summary: Summary) -> [ResultsDescription.SummaryLine] {
        var lines: [ResultsDescription.SummaryLine] = [(translated("Games"), "\(summary.count)")]
        if let best = summary.best {
            lines.append((translated("Best game"), LightsOutText.counts(presses: best.moveCount, hints: 0)))
        }
        if let average = summary.averageMoves {
            // Translators: {number} is an average, such as 20.5.
            lines.append((translated("Average"), filled(translated("{number} presses"), ["number": decimal(average)])))
        }
        if let current = summary.currentStreak, let longest = summary.longestStreak {
            lines.append((translated("Current streak of shortest ways"), "\(current)"))
            lines.append((translated("Longest streak of shortest ways"), "\(longest)"))
        }
        return lines
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Localization
import PasscodeRules

/// How finished games are described.
extension PasscodeKind {
    package static var results: ResultsDescription {
        ResultsDescription(
            category: title,
            rating: nil,
            summary: lines,
            game: { missesText($0.misses ?? 0) },
            players: { _ in .one },
            calendar: nil)
    }

    private static func title(category: String) -> String {
        guard let setup = PasscodeSetup(notation: category) else { return category }
        let circles = ["count": "\(setup.circleCount)"]
        return switch setup.variant {
        case .drifting:
            filled(
                translated("{count} drifting circle", "{count} drifting circles", count: setup.circleCount), circles)
        case .still:
            filled(
                translated("{count} stationary circle", "{count} stationary circles", count: setup.circleCount), circles
            )
        }
    }

    private static func lines(of summary: Summary, _ games: [FinishedGame]) -> [ResultsDescription.SummaryLine] {
        // Translators: How many games were played. A row in the results.
        var lines: [ResultsDescription.SummaryLine] = [(translated("Games"), "\(summary.count)")]
        if let best = summary.best {
            let text = filled(
                // Translators: {misses} is “2 misses”, {time} is a duration such as 1:05.
                translated("{misses}, {time}"),
                ["misses": missesText(best.misses ?? 0), "time": clock(best.seconds)])
            lines.append((translated("Best game"), text))
        }
        let results = games.compactMap { (try? GameRecord<PasscodeGame>($0)?.played())?.result }
        let means = results.compactMap(\.meanTargetTime)
        if !means.isEmpty {
            let mean = means.reduce(0, +) / Double(means.count)
            // Translators: How long it takes on average to find one number.
            lines.append((translated("Average time per number"), seconds(mean)))
        }
        if let round = results.flatMap(\.roundTimes).min() {
            lines.append((translated("Best round"), seconds(Double(round))))
        }
        if let streak = summary.currentStreak {
            // Translators: A number of games in a row.
            lines.append((translated("Current streak without misses"), "\(streak)"))
        }
        return lines
    }

    private static func seconds(_ milliseconds: Double) -> String {
        // Translators: A number of seconds with one decimal.
        filled(translated("{seconds} s"), ["seconds": decimal(milliseconds / 1000)])
    }
}

import Gameplay
import PasscodeRules
import Words

/// What is said of the finished games of this board.
extension PasscodeKind {
    package static var results: ResultsDescription {
        ResultsDescription(
            category: title,
            rating: nil,
            summary: lines,
            game: { missesInWords($0.misses ?? 0) })
    }

    private static func title(category: String) -> String {
        guard let setup = PasscodeSetup(notation: category) else { return category }
        let circles = ["count": "\(setup.circleCount)"]
        return switch setup.variant {
        case .drifting: filled(translated("{count} drifting circles"), circles)
        case .still: filled(translated("{count} resting circles"), circles)
        }
    }

    private static func lines(of summary: Summary, _ games: [FinishedGame]) -> [ResultsDescription.Line] {
        var lines: [ResultsDescription.Line] = [(translated("Games"), "\(summary.count)")]
        if let best = summary.best {
            let words = filled(
                translated("{misses}, {time}"),
                ["misses": missesInWords(best.misses ?? 0), "time": clock(best.seconds)])
            lines.append((translated("Best"), words))
        }
        let results = games.compactMap { (try? GameRecord<PasscodeGame>($0)?.played())?.result }
        let means = results.compactMap(\.meanTargetTime)
        if !means.isEmpty {
            let mean = means.reduce(0, +) / Double(means.count)
            // Translators: How long it takes on average to find one number.
            lines.append((translated("Time a number"), seconds(mean)))
        }
        if let round = results.flatMap(\.roundTimes).min() {
            lines.append((translated("Best round"), seconds(Double(round))))
        }
        if let streak = summary.currentStreak { lines.append((translated("In a row without a miss"), "\(streak)")) }
        return lines
    }

    private static func seconds(_ milliseconds: Double) -> String {
        filled(translated("{seconds} s"), ["seconds": decimal(milliseconds / 1000)])
    }
}

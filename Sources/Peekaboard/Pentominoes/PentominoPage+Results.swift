import BoardWords
import Boards
import GtkKit
import Store

/// What is said of the finished games of board.
extension PentominoPage {
    var results: ResultsDescription {
        ResultsDescription(
            board: name,
            category: PentominoSetupWords.title(category:),
            summary: { summary, _ in self.summary(summary) },
            game: { movesInWords($0.moveCount) },
            watch: watch,
            top: { [surroundings] show in SolutionGallery.make(of: surroundings.store, then: show) })
    }

    private func summary(_ summary: Summary) -> [ResultsDescription.Line] {
        var lines: [ResultsDescription.Line] = [(translated("Games"), "\(summary.count)")]
        if let best = summary.best {
            lines.append(
                (
                    translated("Best"),
                    filled(
                        translated("{moves}, {time}"),
                        ["moves": movesInWords(best.moveCount), "time": clock(best.seconds)])
                ))
        }
        if let seconds = summary.averageSeconds { lines.append((translated("Average time"), clock(seconds))) }
        return lines
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last part is done.

import AppShell
import GtkKit
import PageBuild

/// A measured value. Its name ends with its unit.
struct Figure {
    let name: String
    let value: Double

    init(_ name: String, _ value: Double) {
        self.name = name
        self.value = value
    }

    /// The value as a field of a JSON object, with one decimal place.
    var json: String {
        let rounded = (value * 10).rounded() / 10
        return "\"\(name)\": \(rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)")"
    }
}

/// Measures how soon a save is seen, what a page of a thousand moving views costs, how fast a session is repeated, and
/// any of its moments shown, how fast pages follow a literal, what it costs to show values, whether the window keeps its
/// frame rate while a page floods it, how soon what is typed is seen, how fast names are completed, and how long the
/// examples take to compile.
final class LiveBenchmark {
    private let saves: SaveBenchmark
    private let views: ViewBenchmark
    private let replays: [ReplayBenchmark]
    private let timeLine: TimeLineBenchmark
    private let literals: LiteralBenchmark
    private let values: ValueBenchmark
    private let floods: FloodBenchmark
    private let typing: TypingBenchmark
    private let completions: CompletionBenchmark
    private let examples: ExampleBenchmark

    /// Creates a benchmark. The saves are those of a copy of the given page, or of a minimal page. `examples` is the
    /// folder of the examples.
    init(of path: String?, examples: String, folder: BuildFolder, in window: LiveWindow) {
        saves = SaveBenchmark(of: path, folder: folder, in: window)
        views = ViewBenchmark(folder: folder, in: window)
        replays = [
            ReplayBenchmark(.inputs, folder: folder, in: window), ReplayBenchmark(.steps, folder: folder, in: window),
        ]
        timeLine = TimeLineBenchmark(folder: folder, in: window)
        literals = LiteralBenchmark(folder: folder, in: window)
        values = ValueBenchmark(folder: folder, in: window)
        floods = FloodBenchmark(folder: folder, in: window)
        typing = TypingBenchmark(folder: folder, in: window)
        completions = CompletionBenchmark(folder: folder, in: window)
        self.examples = ExampleBenchmark(of: examples, folder: folder, in: window)
    }

    /// Runs all parts, prints the results as one JSON object, then calls `done` with an exit status.
    func start(then done: @escaping (Int32) -> Void) {
        let parts: [(@escaping ([Figure]?) -> Void) -> Void] =
            [saves.start, views.start] + replays.map { $0.start }
            + [timeLine.start, literals.start, values.start, floods.start, typing.start, completions.start]
            + [examples.start]
        run(parts[...], []) { figures in
            guard let figures else {
                printError(translated("Could not measure: the page was not shown"))
                return done(1)
            }
            let fields = ["\"version\": \"\(Installation.version)\""] + figures.map(\.json)
            print("{\(fields.joined(separator: ", "))}")
            done(0)
        }
    }

    private func run(
        _ parts: ArraySlice<(@escaping ([Figure]?) -> Void) -> Void>, _ figures: [Figure],
        then done: @escaping ([Figure]?) -> Void
    ) {
        guard let part = parts.first else { return done(figures) }
        part { [self] more in
            guard let more else { return done(nil) }
            run(parts.dropFirst(), figures + more, then: done)
        }
    }
}

// The stages own the benchmark through their timers until the last has ended.

import GtkKit
import Program

/// Measures the program on this machine and prints one JSON object; `docs/architecture.md` says what each figure is. What is
/// common to all boards is measured on the one that is shown.
final class Benchmark {
    private static let idleSeconds = 5.0

    private let window: MainWindow
    private let boards: [Options.BoardName]
    private let clock = Timeout()
    private var figures: [(key: String, json: String)] = []

    /// A benchmark of these boards that has not begun.
    init(of boards: [Options.BoardName], window: MainWindow) {
        self.boards = boards
        self.window = window
    }

    /// Measures stage by stage, prints, then calls `done`.
    func start(then done: @escaping () -> Void) {
        if window.page.hasBegun { window.page.rest() }
        guard window.page.hasBegun, window.page.board.activity == .still, let first = window.firstFrameTime else {
            return clock.start(after: 0.2) { [self] in start(then: done) }
        }
        figures = [
            ("version", "\"\(Installation.version)\""), ("renderer", "\"\(window.page.area.rendererName)\""),
            ("start_to_first_frame_ms", figure((first - ProcessFigures.start) * 1000)),
        ]
        clock.start(after: 2) { [self] in measureIdle(then: done) }
    }

    private func measureIdle(then done: @escaping () -> Void) {
        let before = ProcessFigures.wakeUps
        clock.start(after: Self.idleSeconds) { [self] in
            // One wake-up is this timer's own.
            let wakeUps = Double(max(0, ProcessFigures.wakeUps - before - 1))
            figures.append(("idle_wakeups_per_s", figure(wakeUps / Self.idleSeconds)))
            figures.append(("peak_memory_kib", "\(ProcessFigures.peakMemory)"))
            measure(window.pages.filter { boards.contains($0.name) }[...], then: done)
        }
    }

    private func measure(_ pages: ArraySlice<any BoardPage>, then done: @escaping () -> Void) {
        guard let page = pages.first else {
            print("{\(figures.map { "\"\($0.key)\": \($0.json)" }.joined(separator: ", "))}")
            return done()
        }
        page.benchmark.measure { [self] more in
            figures += more
            measure(pages.dropFirst(), then: done)
        }
    }
}

/// A number for the report.
func figure(_ number: Double) -> String { "\((number * 10_000).rounded() / 10_000)" }

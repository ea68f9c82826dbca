// SPDX-License-Identifier: GPL-3.0-or-later
// Each stage keeps the benchmark alive through its timer until the last one ends.

import AppShell
import BoardKinds
import GtkKit
import Scene

/// Measures the program on this machine and prints one JSON object; `docs/measuring.md` explains the figures.
/// Figures that do not depend on the board are measured with the one that is shown.
final class Benchmark {
    private static let idleSeconds = 5.0

    private let window: MainWindow
    private let boards: [String]
    private let installation: Installation
    private let platform = DesktopPlatform()
    private let clock = Timeout()
    private var figures: [(key: String, json: String)] = []

    /// Creates a benchmark of the boards with these names.
    init(of boards: [String], window: MainWindow, _ installation: Installation) {
        self.installation = installation
        self.boards = boards
        self.window = window
    }

    /// Runs the stages, prints the figures, then calls `done`.
    func start(then done: @escaping () -> Void) {
        let model = window.tab.model
        if model.hasBegun { model.rest() }
        guard model.hasBegun, model.board.activity == .still, let first = window.firstFrameTime else {
            return clock.start(after: 0.2) { [self] in start(then: done) }
        }
        figures = [
            ("version", "\"\(Installation.version)\""), ("renderer", "\"\(window.tab.area.rendererName)\""),
            ("start_to_first_frame_ms", figure((first - ProcessStatistics.start) * 1000)),
        ]
        clock.start(after: 2) { [self] in measureIdle(then: done) }
    }

    private func measureIdle(then done: @escaping () -> Void) {
        let before = ProcessStatistics.wakeUps
        clock.start(after: Self.idleSeconds) { [self] in
            // One of the wake-ups is that of this timer.
            let wakeUps = Double(max(0, ProcessStatistics.wakeUps - before - 1))
            figures.append(("idle_wakeups_per_s", figure(wakeUps / Self.idleSeconds)))
            figures.append(("peak_memory_kib", "\(ProcessStatistics.peakMemory)"))
            measureKinds(then: done)
        }
    }

    private func measureKinds(then done: @escaping () -> Void) {
        let kinds = BoardKinds.all.filter { boards.contains($0.name) }
        measure(kinds.flatMap { Measurement.all(of: $0) }[...]) { [self] in
            guard let first = kinds.first else { return finish(then: done) }
            SliderBenchmark(of: first, installation).measure { [self] figure in
                figures.append(figure)
                measureImport(then: done)
            }
        }
    }

    /// Measures the deck editor, which belongs to Pairs.
    private func measureImport(then done: @escaping () -> Void) {
        guard boards.contains(MemoryKind.name) else { return finish(then: done) }
        ImportBenchmark(installation, window.sounds).measure { [self] figure in
            figures.append(figure)
            finish(then: done)
        }
    }

    private func finish(then done: () -> Void) {
        print("{\(figures.map { "\"\($0.key)\": \($0.json)" }.joined(separator: ", "))}")
        done()
    }

    private func measure(_ measurements: ArraySlice<Measurement>, then done: @escaping () -> Void) {
        guard let measurement = measurements.first else { return done() }
        switch measurement {
        case .work(let key, let work):
            inBackground(work) { [self] json in
                figures.append((key, json))
                measure(measurements.dropFirst(), then: done)
            }
        case .frames(let key, let boards):
            measure(boards[...], []) { [self] json in
                figures.append((key, json))
                measure(measurements.dropFirst(), then: done)
            }
        }
    }

    private func measure(
        _ boards: ArraySlice<MovingBoard>, _ measured: [String], then done: @escaping (String) -> Void
    ) {
        guard let moving = boards.first else { return done("{\(measured.joined(separator: ", "))}") }
        let board = moving.make(platform)
        let area = BoardArea(stage: BoardStage(board), pictureCache: PictureCache(folder: installation.data))
        FrameBenchmark(area) { moving.begin(board, now()) }.measure(moving.pieces, of: moving.piece) { [self] json in
            guard moving.groupsByPieceCount else { return done(json) }
            measure(boards.dropFirst(), measured + ["\"\(moving.pieces)\": \(json)"], then: done)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The timer owns the benchmark until it is done.

import BoardKinds
import CGtk
import GtkKit

/// Measures the program's own time for the frames of a moving board, in a separate window.
final class FrameBenchmark {
    /// The number of frames to measure, and the smaller number that is enough after `timeLimit` seconds.
    private static let frames = 120
    private static let minimumFrames = 30
    private static let timeLimit = 3.0

    private let area: BoardArea
    private let stage: Window
    private let restart: () -> Void
    private let clock = Timeout()
    private let begun = now()

    /// Creates a benchmark of a board. `begin` starts the animation once the board is on screen, and again each time it
    /// comes to rest.
    init(_ area: BoardArea, begin: @escaping () -> Void) {
        self.area = area
        restart = begin
        stage = Window()
        stage.defaultSize = (800, 800)
        stage.setChild(Widget(sharing: area.widget))
        area.frameTimes = []
        area.whenDrawn(begin)
        stage.present()
    }

    /// Measures, then calls `done` with the figures as JSON. The board has `pieces` moving pieces of a kind, such as
    /// `card`.
    func measure(_ pieces: Int, of kind: String, then done: @escaping (String) -> Void) {
        clock.start(after: 0.1) { [self] in
            // The first frames include painting textures that later frames reuse.
            let times = Array((area.frameTimes ?? []).dropFirst(5))
            let enough = now() - begun < Self.timeLimit ? Self.frames : Self.minimumFrames
            guard times.count >= enough else {
                if !times.isEmpty, area.stage.activity == .still { restart() }
                return measure(pieces, of: kind, then: done)
            }
            let json = describe(times, composed: composeBackToBack(), pieces, kind)
            stage.destroy()
            done(json)
        }
    }

    /// Returns the median time to compose a frame, in seconds, when many are composed in a row without drawing.
    private func composeBackToBack() -> Double {
        let begin = now()
        return median(
            (1...Self.minimumFrames).map { frame in
                let start = now()
                for step in 0..<10 { area.compose(at: begin + Double(10 * frame + step) / 1000) }
                return (now() - start) / 10
            })
    }

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    private func describe(_ times: [Double], composed: Double, _ pieces: Int, _ kind: String) -> String {
        let sorted = times.sorted()
        let median = median(times)
        let high = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
        return """
            {"frame_median_ms": \(figure(median * 1000)), "frame_p99_ms": \(figure(high * 1000)), \
            "per_\(kind)_median_us": \(figure(median * 1e6 / Double(pieces))), \
            "back_to_back_per_\(kind)_us": \(figure(composed * 1e6 / Double(pieces))), "frames": \(times.count)}
            """
    }
}

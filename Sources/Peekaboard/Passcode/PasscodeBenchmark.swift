import Boards
import GtkKit
import PasscodeRules
import Program

/// Measures a step of drifting circles, and their frames.
final class PasscodeBenchmark: BoardBenchmark {
    private static let counts = [12, 1000, 10_000]
    private static let steps = 200

    private let installation: Installation
    private var sizes: [String] = []

    init(installation: Installation) { self.installation = installation }

    func measure(then done: @escaping ([(key: String, json: String)]) -> Void) {
        let step = measureStep(circles: 10_000)
        measureFrames(Self.counts[...]) { [self] in
            done([
                ("passcode_circles_drifting", "{\(sizes.joined(separator: ", "))}"),
                ("passcode_step_per_circle_us", figure(step * 1e6)),
            ])
        }
    }

    /// The median time that a circle takes to drift one step, in seconds.
    private func measureStep(circles: Int) -> Double {
        let drift = Drift(count: circles, arena: .init(width: 490, height: 490), seed: 7)
        var (x, y) = (Array(repeating: 0.0, count: circles), Array(repeating: 0.0, count: circles))
        let times = (0..<Self.steps).map { step in
            let start = now()
            drift.update(into: &x, &y, at: Double(step) / 60)
            return now() - start
        }
        return times.sorted()[times.count / 2] / Double(circles)
    }

    private func measureFrames(_ counts: ArraySlice<Int>, then done: @escaping () -> Void) {
        guard let count = counts.first else { return done() }
        let board = PasscodeBoard(seed: 7)
        let swarm = CircleSwarm(of: board.scene, circles: board.setup.circleCount, count: count)
        let area = BoardArea(board: swarm, shelf: PictureShelf(folder: installation.data))
        FrameBenchmark(area) { swarm.changed() }.measure(count, of: "circle") { [self] json in
            sizes.append("\"\(count)\": \(json)")
            measureFrames(counts.dropFirst(), then: done)
        }
    }
}

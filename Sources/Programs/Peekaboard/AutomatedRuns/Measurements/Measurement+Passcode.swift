// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene

/// Benchmarks of drifting circles: their frames, and a step without drawing.
extension Measurement {
    static var passcode: [Measurement] {
        [
            .frames(key: "passcode_circles_drifting", [12, 1000, 10_000].map(driftingCircles)),
            .work(key: "passcode_step_per_circle_us") { figure(stepTime(circles: 10_000) * 1e6) },
        ]
    }

    private static func driftingCircles(_ count: Int) -> MovingBoard {
        MovingBoard(pieces: count, of: "circle") { _ in
            let board = PasscodeBoard(seed: 7)
            let circles = (0..<count).map { board.scene.pieces[$0 % board.setup.circleCount] }
            var drift = Drift(count: count, arena: .init(width: Swarm.side, height: Swarm.side), seed: 7)
            var (x, y) = (Array(repeating: 0.0, count: count), Array(repeating: 0.0, count: count))
            return Swarm(circles, of: board.scene) { pieces, now in
                drift.update(into: &x, &y, at: now)
                for circle in pieces.indices { pieces[circle].center = Point(x: x[circle], y: y[circle]) }
            }
        }
    }

    /// Returns the median time that one step takes for one circle, in seconds.
    private nonisolated static func stepTime(circles: Int) -> Double {
        var drift = Drift(count: circles, arena: .init(width: 490, height: 490), seed: 7)
        var (x, y) = (Array(repeating: 0.0, count: circles), Array(repeating: 0.0, count: circles))
        let times = (0..<200).map { step in
            secondsToRun { drift.update(into: &x, &y, at: Double(step) / 60) }
        }
        return times.sorted()[times.count / 2] / Double(circles)
    }
}

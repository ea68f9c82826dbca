// SPDX-License-Identifier: GPL-3.0-or-later
/// A timing curve that is a cubic Bezier curve from (0, 0) to (1, 1), given by its two control points.
struct CubicTiming: Equatable {
    let (x1, y1, x2, y2): (Double, Double, Double, Double)

    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
    }

    static func == (one: CubicTiming, other: CubicTiming) -> Bool {
        (one.x1, one.y1, one.x2, one.y2) == (other.x1, other.y1, other.x2, other.y2)
    }

    /// Returns the height of the curve at a horizontal position, 0...1.
    func callAsFunction(_ x: Double) -> Double {
        // Newton's method inside an interval that contains the solution, because the curve can be vertical at its ends.
        var (low, high, t) = (0.0, 1.0, x)
        for _ in 0..<50 {
            let error = Self.coordinate(x1, x2, at: t) - x
            guard abs(error) > 1e-12 else { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / Self.slope(x1, x2, at: t)
            t = next > low && next < high ? next : (low + high) / 2
        }
        return Self.coordinate(y1, y2, at: t)
    }

    private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

nonisolated extension Path {
    /// The number of lines that replace a curve.
    private static let linesInCurve = 12

    /// Returns the points of each outline, with lines instead of curves. Those beyond a number are left out.
    func lines(maxPoints: Int) -> [[CGPoint]] {
        var (lines, line, count): ([[CGPoint]], [CGPoint], Int) = ([], [], 0)
        func end() {
            if line.count > 1 { lines.append(line) }
            line = []
        }
        func add(_ point: CGPoint) {
            guard count < maxPoints else { return }
            count += 1
            line.append(point)
        }
        for element in elements where count < maxPoints {
            switch element {
            case .move(let point):
                end()
                add(point)
            case .line(let point): add(point)
            case .curve(let point, let control1, let control2):
                guard let start = line.last else {
                    add(point)
                    continue
                }
                for part in 1...Self.linesInCurve {
                    let (after, before) = (
                        Double(part) / Double(Self.linesInCurve), 1 - Double(part) / Double(Self.linesInCurve)
                    )
                    add(
                        start * (before * before * before) + control1 * (3 * before * before * after)
                            + control2 * (3 * before * after * after) + point * (after * after * after))
                }
            case .close:
                guard let first = line.first else { continue }
                line.append(first)
                end()
                line = [first]
            }
        }
        end()
        return lines
    }
}

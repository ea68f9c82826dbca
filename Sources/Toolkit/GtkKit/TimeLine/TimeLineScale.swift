// SPDX-License-Identifier: GPL-3.0-or-later
/// Where the positions of a time line are on its slider. A pause in which nothing happens takes little room there.
package nonisolated struct TimeLineScale {
    /// The longest room for a pause. All other positions are one apart.
    private let room: Double
    /// Where pauses begin and end; between two of these, places are in proportion to positions.
    private var knots: [(position: Int, place: Double)] = [(0, 0)]

    /// Creates a scale for positions from 0 to `length`. `pauses` are in the order of their positions.
    package init(length: Int, pauses: [Range<Int>] = [], room: Int = 0) {
        self.room = Double(room)
        for pause in pauses.map({ $0.clamped(to: 0..<max(0, length)) }) where pause.count > room {
            append(pause.lowerBound)
            append(pause.upperBound, isPause: true)
        }
        append(length)
    }

    /// The place of the last position.
    package var length: Double { knots[knots.count - 1].place }

    /// Returns the place of a position.
    package func place(of position: Int) -> Double {
        let (start, end) = segment { $0.position <= position }
        let share = Double(position - start.position) / Double(max(1, end.position - start.position))
        return start.place + min(max(share, 0), 1) * (end.place - start.place)
    }

    /// Returns the position at a place.
    package func position(at place: Double) -> Int {
        let (start, end) = segment { $0.place <= place }
        let share = (place - start.place) / max(.leastNormalMagnitude, end.place - start.place)
        return start.position + Int((min(max(share, 0), 1) * Double(end.position - start.position)).rounded())
    }

    private mutating func append(_ position: Int, isPause: Bool = false) {
        let last = knots[knots.count - 1]
        guard position > last.position else { return }
        let distance = Double(position - last.position)
        knots.append((position, last.place + (isPause ? min(room, distance) : distance)))
    }

    /// Returns the last knot that satisfies a condition, which those before it do too, and the next one.
    private func segment(
        _ isBefore: ((position: Int, place: Double)) -> Bool
    ) -> (start: (position: Int, place: Double), end: (position: Int, place: Double)) {
        var (low, high) = (0, knots.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(knots[middle]) { low = middle } else { high = middle }
        }
        return (knots[low], knots[high])
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

@testable import ViewKit

/// UIBezierPath.reversing(): a path from its end to its beginning.
@Suite struct PathReversalTests {
    private let a = CGPoint(x: 0, y: 0)
    private let b = CGPoint(x: 10, y: 0)
    private let c = CGPoint(x: 10, y: 10)

    private func reversed(_ elements: [Path.Element]) -> [Path.Element] {
        UIBezierPath(cgPath: CGPath(Path(elements))).reversing().cgPath.steps.elements
    }

    @Test func linesAndCurvesAreDrawnBackward() {
        #expect(reversed([.move(to: a), .line(to: b), .line(to: c)]) == [.move(to: c), .line(to: b), .line(to: a)])
        let (one, two) = (CGPoint(x: 1, y: 5), CGPoint(x: 9, y: 5))
        #expect(
            reversed([.move(to: a), .curve(to: b, control1: one, control2: two)])
                == [.move(to: b), .curve(to: a, control1: two, control2: one)])
    }

    @Test func aClosedOutlineBeginsWhereItBegan() {
        #expect(
            reversed([.move(to: a), .line(to: b), .line(to: c), .close])
                == [.move(to: a), .line(to: c), .line(to: b), .close])
    }

    @Test func theLastOutlineComesFirst() {
        let outlines: [Path.Element] = [.move(to: a), .line(to: b), .move(to: b), .line(to: c)]
        #expect(reversed(outlines) == [.move(to: c), .line(to: b), .move(to: b), .line(to: a)])
        #expect(reversed([]) == [])
    }

    @Test(arguments: 0..<50 as Range<UInt64>) func twiceIsTheSame(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func point() -> CGPoint {
            CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        }
        var elements: [Path.Element] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            elements.append(.move(to: point()))
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                elements.append(
                    Bool.random(using: &random)
                        ? .line(to: point()) : .curve(to: point(), control1: point(), control2: point()))
            }
        }
        #expect(reversed(reversed(elements)) == elements)
    }
}

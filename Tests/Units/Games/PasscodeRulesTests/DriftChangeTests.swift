// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Seeding
import Testing

/// Changes while circles drift.
struct DriftChangeTests {
    private let arena = Drift.Arena(width: 490, height: 490)

    private func distance(_ first: Drift.Position, _ second: Drift.Position) -> Double {
        let (x, y) = (first.x - second.x, first.y - second.y)
        return (x * x + y * y).squareRoot()
    }

    private func isNear(_ first: Drift.Position, _ second: Drift.Position) -> Bool {
        distance(first, second) < 1e-6
    }

    @Test func noCircleIsEverOutsideInAMillionStepsWithRandomResizes() {
        var generator = SeededGenerator(seed: 2)
        var drift = Drift(count: 8, arena: arena, seed: 2)
        var (x, y) = (Array(repeating: 0.0, count: 8), Array(repeating: 0.0, count: 8))
        var time = 0.0
        var outside = 0
        for _ in 0..<1_000_000 {
            // Mostly single frames, occasionally a long one.
            time += generator.number(below: 100) == 0 ? Double(generator.number(below: 20)) : 1 / 60
            switch generator.number(below: 40) {
            case 0, 1:
                drift.resize(to: randomArena(&generator), at: time)
            case 2:
                drift.setDiameter(Double(generator.number(below: 1000)) / 10, at: time)
            case 3:
                drift.setSpeed(Double(generator.number(below: 50)) / 10, at: time)
            case 4:
                let place = Drift.Position(
                    x: Double(generator.number(below: 2000) - 500), y: Double(generator.number(below: 2000) - 500))
                drift.place(generator.number(below: 8), at: place, time: time)
            case 5:
                drift.remove(generator.number(below: 8), at: time)
            default: break
            }
            drift.update(into: &x, &y, at: time)
            let (width, height, radius) = (drift.arena.width, drift.arena.height, drift.diameter / 2)
            for circle in 0..<8 {
                if !isInside(x[circle], extent: width, radius: radius) { outside += 1 }
                if !isInside(y[circle], extent: height, radius: radius) { outside += 1 }
            }
        }
        #expect(outside == 0)
    }

    private func randomArena(_ generator: inout SeededGenerator) -> Drift.Arena {
        Drift.Arena(
            width: Double(generator.number(below: 12_000)) / 10, height: Double(generator.number(below: 8000)) / 10)
    }

    private func isInside(_ place: Double, extent: Double, radius: Double) -> Bool {
        if extent - 2 * radius < 1e-5 { return abs(place - extent / 2) < 1e-5 }
        return place >= radius && place <= extent - radius
    }

    @Test func circlesInsideTheNewArenaContinueUnchanged() {
        var drift = Drift(count: 12, arena: arena, seed: 4)
        let before = (0..<12).map { (drift.position(of: $0, at: 77), drift.velocity(of: $0, at: 77)) }
        drift.resize(to: Drift.Arena(width: 900, height: 800), at: 77)
        var compared = 0
        for circle in 0..<12 {
            let (place, velocity) = before[circle]
            #expect(isNear(drift.position(of: circle, at: 77), place))
            #expect(drift.velocity(of: circle, at: 77) == velocity)
            // In a tenth of a second, a circle moves at most 13 points.
            let isFree = (0..<12).allSatisfy { $0 == circle || distance(before[$0].0, place) > 66 }
            guard isFree, (33...457).contains(place.x), (33...457).contains(place.y) else { continue }
            compared += 1
            let next = Drift.Position(x: place.x + velocity.x / 10, y: place.y + velocity.y / 10)
            #expect(isNear(drift.position(of: circle, at: 77.1), next))
        }
        #expect(compared > 3)
    }

    @Test func circlesOutsideMoveToTheNearestPlaceAndContinue() {
        var drift = Drift(count: 200, arena: arena, seed: 4)
        let before = (0..<200).map { (drift.position(of: $0, at: 50), drift.velocity(of: $0, at: 50)) }
        drift.resize(to: Drift.Arena(width: 240, height: 490), at: 50)
        var moved = 0
        for circle in 0..<200 {
            let (place, velocity) = before[circle]
            #expect(drift.position(of: circle, at: 50) == Drift.Position(x: min(place.x, 220), y: place.y))
            #expect(drift.velocity(of: circle, at: 50) == velocity)
            guard place.x > 220 else { continue }
            moved += 1
            // From the wall it can only move inward.
            #expect(abs(drift.position(of: circle, at: 50.1).x - (220 - abs(velocity.x) / 10)) < 1e-9)
        }
        #expect(moved > 50)
    }

    @Test(arguments: [0.0, 1, 39, 40]) func arenaSmallerThanACircleCentersIt(extent: Double) {
        var drift = Drift(count: 12, arena: arena, seed: 4)
        drift.resize(to: Drift.Arena(width: extent, height: 100), at: 3)
        for circle in 0..<12 {
            #expect(drift.position(of: circle, at: 3).x == extent / 2)
            #expect(drift.position(of: circle, at: 8).x == extent / 2)
            #expect((20...80).contains(drift.position(of: circle, at: 8).y))
        }
        // With enough space again, the circles drift as fast as before.
        let fresh = Drift(count: 12, arena: arena, seed: 4)
        drift.resize(to: arena, at: 9)
        for circle in 0..<12 {
            #expect(abs(drift.speed(of: circle, at: 9) - fresh.speed(of: circle, at: 0)) < 1e-9)
            #expect(drift.position(of: circle, at: 9.1) != drift.position(of: circle, at: 9))
        }
    }

    @Test func arenaHasNoNegativeSize() {
        #expect(Drift.Arena(width: -3, height: -1) == Drift.Arena(width: 0, height: 0))
    }

    @Test func unchangedSizeChangesNothing() {
        let drift = Drift(count: 12, arena: arena, seed: 4)
        var same = drift
        for time in stride(from: 0.0, to: 20, by: 0.37) {
            same.resize(to: arena, at: time)
            same.setDiameter(40, at: time)
            same.setSpeed(1, at: time)
        }
        for circle in 0..<12 {
            #expect(same.position(of: circle, at: 20) == drift.position(of: circle, at: 20))
        }
    }

    /// Rounding errors multiply when circles meet, so the paths of several are compared only for a short time.
    @Test(arguments: [(1, 20.0), (12, 4)]) func speedChangeDoesNotBendThePath(count: Int, seconds: Double) {
        for seed in 0..<48 as Range<UInt64> {
            var drift = Drift(count: count, arena: arena, seed: seed)
            let straight = drift
            for time in stride(from: 0.0, to: seconds, by: 0.37) {
                drift.setSpeed(3, at: time)
                drift.setSpeed(1, at: time)
            }
            let pairs = zip(drift.positions(at: seconds + 1), straight.positions(at: seconds + 1))
            #expect(pairs.allSatisfy(isNear))
        }
    }

    @Test(arguments: [(1, 10.0), (12, 2)]) func newSpeedAppliesFromThenOn(count: Int, start: Double) {
        for seed in 0..<48 as Range<UInt64> {
            var drift = Drift(count: count, arena: arena, seed: seed)
            let usual = drift.positions(at: start + 4)
            drift.setSpeed(2, at: start)
            #expect(zip(drift.positions(at: start + 2), usual).allSatisfy(isNear))
            drift.setSpeed(0, at: start + 2)
            #expect(zip(drift.positions(at: 99), usual).allSatisfy(isNear))
        }
    }

    @Test func largerCirclesStayInside() {
        var drift = Drift(count: 200, arena: arena, seed: 4)
        drift.setDiameter(200, at: 40)
        for circle in 0..<200 {
            for time in [40, 41.5, 60] {
                let place = drift.position(of: circle, at: time)
                #expect((100...390).contains(place.x) && (100...390).contains(place.y))
            }
        }
        #expect(drift.diameter == 200)
    }

    @Test func movedCircleContinuesFromItsNewPosition() {
        var drift = Drift(count: 3, arena: arena, seed: 4)
        let others = [0, 2].map { drift.position(of: $0, at: 31) }
        let velocity = drift.velocity(of: 1, at: 30)
        drift.place(1, at: Drift.Position(x: 250, y: 300), time: 30)
        #expect(drift.position(of: 1, at: 30) == Drift.Position(x: 250, y: 300))
        #expect(drift.velocity(of: 1, at: 30) == velocity)
        let next = Drift.Position(x: 250 + velocity.x, y: 300 + velocity.y)
        #expect(isNear(drift.position(of: 1, at: 31), next))
        #expect([0, 2].map { drift.position(of: $0, at: 31) } == others)
        drift.place(1, at: Drift.Position(x: -50, y: 480), time: 32)
        #expect(drift.position(of: 1, at: 32) == Drift.Position(x: 20, y: 470))
    }

    @Test func randomPositionIsAnywhereInside() {
        var drift = Drift(count: 1, arena: Drift.Arena(width: 140, height: 300), seed: 4)
        drift.remove(0, at: 0)
        var again = drift
        let places = (0..<1000).map { _ in drift.randomFreePosition(at: 0) }
        #expect(places == (0..<1000).map { _ in again.randomFreePosition(at: 0) })
        for (coordinates, high) in [(places.map(\.x), 120.0), (places.map(\.y), 280)] {
            #expect(coordinates.allSatisfy { (20...high).contains($0) })
            #expect(coordinates.contains { $0 < 30 } && coordinates.contains { $0 > high - 10 })
        }
    }
}

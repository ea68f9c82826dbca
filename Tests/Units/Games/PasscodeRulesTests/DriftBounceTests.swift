// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Seeding
import Testing

/// Circles bounce off each other, so that none covers another's number.
struct DriftBounceTests {
    private static let counts = [4, 8, 12, 16, 24]
    private static let arenas = [
        Drift.Arena(width: 950, height: 484), Drift.Arena(width: 490, height: 490),
        Drift.Arena(width: 340, height: 400),
    ]

    /// Returns the least distance between two of the circles.
    private func leastDistance(_ x: [Double], _ y: [Double]) -> Double {
        var least = Double.infinity
        for circle in x.indices {
            for other in 0..<circle {
                let (dx, dy) = (x[circle] - x[other], y[circle] - y[other])
                least = min(least, dx * dx + dy * dy)
            }
        }
        return least.squareRoot()
    }

    private func leastDistance(_ places: [Drift.Position]) -> Double {
        leastDistance(places.map(\.x), places.map(\.y))
    }

    /// Plays a minute in steps of random lengths.
    @Test(arguments: counts, arenas) func noTwoCirclesEverOverlap(count: Int, arena: Drift.Arena) {
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var drift = Drift(count: count, arena: arena, seed: seed)
            let speeds = (0..<count).map { drift.speed(of: $0, at: 0) }
            var (x, y) = (Array(repeating: 0.0, count: count), Array(repeating: 0.0, count: count))
            var time = 0.0
            var least = Double.infinity
            while time < 60 {
                time += Double(generator.number(below: 400)) / 1000
                drift.update(into: &x, &y, at: time)
                least = min(least, leastDistance(x, y))
            }
            #expect(least > 40 - 1e-6, "\(least), seed \(seed)")
            #expect((0..<count).allSatisfy { abs(drift.speed(of: $0, at: time) - speeds[$0]) < 1e-9 })
        }
    }

    /// Finds each meeting of two circles with a calculation of its own.
    @Test func circlesAreReflectedAtTheLineOfContactIfTheyMoveTowardTheOther() {
        let (size, diameter, step) = (180.0, 40.0, 0.004)
        var (meetings, chases) = (0, 0)
        for seed in 0..<30 as Range<UInt64> {
            var drift = Drift(count: 2, arena: Drift.Arena(width: size, height: size), diameter: diameter, seed: seed)
            for number in 0..<3000 {
                let time = Double(number) * step
                drift.advance(to: time)
                let (a, b) = (drift.position(of: 0, at: time), drift.position(of: 1, at: time))
                let (va, vb) = (drift.velocity(of: 0, at: time), drift.velocity(of: 1, at: time))
                let margin = diameter / 2 + 90 * 2 * step
                guard [a.x, a.y, b.x, b.y].allSatisfy({ $0 > margin && $0 < size - margin }) else { continue }
                let (x, y, vx, vy) = (b.x - a.x, b.y - a.y, vb.x - va.x, vb.y - va.y)
                let (square, half, rest) = (vx * vx + vy * vy, x * vx + y * vy, x * x + y * y - diameter * diameter)
                let root = (half * half - square * rest).squareRoot()
                let moment = (-half - root) / square
                var (nextA, nextB) = (va, vb)
                if half < 0, moment > 1e-9, moment < step - 1e-9 {
                    let normal = Drift.Position(x: (x + vx * moment) / diameter, y: (y + vy * moment) / diameter)
                    let towardB = va.x * normal.x + va.y * normal.y
                    let towardA = -(vb.x * normal.x + vb.y * normal.y)
                    if towardB > 0 { nextA = reflected(va, towardB, normal) }
                    if towardA > 0 { nextB = reflected(vb, -towardA, normal) }
                    meetings += 1
                    if towardA < 0 || towardB < 0 { chases += 1 }
                } else if half < 0, moment > -1e-9, moment < step + 1e-9 {
                    continue  // The step ends with a meeting, or begins with one.
                }
                #expect(isNear(drift.velocity(of: 0, at: time + step), nextA), "seed \(seed), \(time)")
                #expect(isNear(drift.velocity(of: 1, at: time + step), nextB), "seed \(seed), \(time)")
            }
        }
        #expect(meetings > 30 && chases > 5 && chases < meetings, "\(meetings) meetings, \(chases) of them chases")
    }

    private func reflected(
        _ velocity: Drift.Position, _ approach: Double, _ normal: Drift.Position
    ) -> Drift.Position {
        Drift.Position(x: velocity.x - 2 * approach * normal.x, y: velocity.y - 2 * approach * normal.y)
    }

    private func isNear(_ first: Drift.Position, _ second: Drift.Position) -> Bool {
        abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6
    }

    /// Changes everything that can change, each at its time, at several frame rates and without frames.
    @Test(arguments: 0..<10 as Range<UInt64>) func changesLeadToTheSamePathsAtAnyFrameRate(seed: UInt64) {
        let ends = [nil, 30, 60, 144].map { (framesPerSecond: Double?) in
            var generator = SeededGenerator(seed: seed)
            var drift = Drift(count: 12, arena: Self.arenas[0], seed: seed)
            var (x, y) = (Array(repeating: 0.0, count: 12), Array(repeating: 0.0, count: 12))
            var (time, frame) = (0.0, 0.0)
            for _ in 0..<60 {
                time += Double(generator.number(below: 1000)) / 1000
                if let framesPerSecond {
                    while frame / framesPerSecond < time {
                        drift.update(into: &x, &y, at: frame / framesPerSecond)
                        frame += 1
                    }
                }
                let circle = generator.number(below: 12)
                switch generator.number(below: 8) {
                case 0: drift.resize(to: Self.arenas[generator.number(below: 3)], at: time)
                case 1: drift.setDiameter(Double(24 + generator.number(below: 40)), at: time)
                case 2: drift.setSpeed(Double(generator.number(below: 5)), at: time)
                case 3, 4, 5: drift.remove(circle, at: time)
                default: drift.place(circle, at: drift.randomFreePosition(at: time), time: time)
                }
            }
            return drift.positions(at: time + 1)
        }
        #expect(ends.allSatisfy { $0 == ends[0] })
    }

    // MARK: - Circles that come and go

    @Test func removedCircleIsNotMet() {
        for seed in 0..<50 as Range<UInt64> {
            let arena = Self.arenas[2]
            var drift = Drift(count: 2, arena: arena, seed: seed)
            let velocity = drift.velocity(of: 0, at: 0)
            drift.remove(1, at: 0)
            #expect(
                (1...60).allSatisfy {
                    let now = drift.velocity(of: 0, at: Double($0))
                    return abs(now.x) == abs(velocity.x) && abs(now.y) == abs(velocity.y)
                })
            // It is met again from its return on.
            drift.place(1, at: drift.randomFreePosition(at: 60), time: 60)
            #expect((61...600).contains { abs(drift.velocity(of: 0, at: Double($0)).x) != abs(velocity.x) })
        }
    }

    @Test func removalChangesNoOtherPathBeforeTheNextMeeting() {
        for seed in 0..<50 as Range<UInt64> {
            let all = Drift(count: 12, arena: Self.arenas[0], seed: seed)
            var others = all
            others.remove(3, at: 20)
            let (before, after) = (all.positions(at: 20.001), others.positions(at: 20.001))
            #expect((0..<12).count { before[$0] == after[$0] } >= 10)
        }
    }

    @Test(arguments: counts, arenas) func returningCircleLandsOnNoOther(count: Int, arena: Drift.Arena) {
        for seed in 0..<20 as Range<UInt64> {
            var drift = Drift(count: count, arena: arena, seed: seed)
            for step in 1...20 {
                let circle = step % count
                drift.remove(circle, at: Double(step))
                let time = Double(step) + 0.5
                let place = drift.randomFreePosition(at: time)
                drift.place(circle, at: place, time: time)
                #expect(isNear(drift.position(of: circle, at: time), place))
                #expect(leastDistance(drift.positions(at: time)) > 40 - 1e-6, "seed \(seed)")
            }
        }
    }

    @Test func returningCircleGoesSomewhereEvenWithoutRoom() {
        var drift = Drift(count: 30, arena: Drift.Arena(width: 100, height: 90), seed: 1)
        drift.remove(7, at: 3)
        for _ in 0..<20 {
            let place = drift.randomFreePosition(at: 5)
            #expect((20...80).contains(place.x) && (20...70).contains(place.y))
        }
    }

    // MARK: - Too little room

    @Test(arguments: [50.0, 60, 80]) func circlesThatOverlapComeApart(diameter: Double) {
        for seed in 0..<50 as Range<UInt64> {
            var drift = Drift(count: 12, arena: Self.arenas[0], seed: seed)
            let before = drift.positions(at: 10)
            drift.setDiameter(diameter, at: 10)
            let (low, right, bottom) = (diameter / 2, 950 - diameter / 2, 484 - diameter / 2)
            let inside = before.map {
                Drift.Position(x: min(max($0.x, low), right), y: min(max($0.y, low), bottom))
            }
            #expect(zip(drift.positions(at: 10), inside).allSatisfy(isNear), "no circle may jump")
            #expect(leastDistance(drift.positions(at: 30)) > diameter - 1e-6, "seed \(seed)")
        }
    }

    /// Several circles at one place, which is also at a wall.
    @Test func heapOfCirclesComesApart() {
        for seed in 0..<50 as Range<UInt64> {
            var drift = Drift(count: 12, arena: Self.arenas[0], seed: seed)
            for circle in 0..<12 {
                drift.place(circle, at: Drift.Position(x: Double(circle % 3) * 15, y: Double(circle / 3) * 15), time: 5)
            }
            let speeds = (0..<12).map { drift.speed(of: $0, at: 5) }
            for time in 5..<40 {
                drift.advance(to: Double(time))
                #expect(
                    drift.positions(at: Double(time)).allSatisfy {
                        (20...930).contains($0.x) && (20...464).contains($0.y)
                    })
            }
            #expect(leastDistance(drift.positions(at: 40)) > 40 - 1e-6, "seed \(seed)")
            #expect((0..<12).allSatisfy { abs(drift.speed(of: $0, at: 40) - speeds[$0]) < 1e-9 })
        }
    }

    @Test func crowdedCirclesPassThroughEachOther() {
        for (count, arena) in [(51, Self.arenas[1]), (2, Drift.Arena(width: 900, height: 79))] {
            let drift = Drift(count: count, arena: arena, seed: 2)
            for circle in 0..<count {
                let (start, now) = (drift.velocity(of: circle, at: 0), drift.velocity(of: circle, at: 100))
                #expect(abs(start.x) == abs(now.x) && abs(start.y) == abs(now.y))
            }
        }
    }

    @Test func circlesMeetAsSoonAsThereIsRoom() {
        var drift = Drift(count: 24, arena: Drift.Arena(width: 200, height: 200), seed: 2)
        drift.resize(to: Self.arenas[0], at: 10)
        #expect(leastDistance(drift.positions(at: 10)) < 40)
        #expect(leastDistance(drift.positions(at: 60)) > 40 - 1e-6)
    }
}

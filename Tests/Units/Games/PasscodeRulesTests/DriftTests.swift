// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import PasscodeRules
import Seeding
import TestTiers
import Testing

struct DriftTests {
    private let arena = Drift.Arena(width: 490, height: 490)

    /// Returns all positions after the given time at the given frame rate.
    private func positions(of count: Int, framesPerSecond: Int, seconds: Int) -> [[Double]] {
        var drift = Drift(count: count, arena: arena, seed: 11)
        var x = Array(repeating: 0.0, count: count)
        var y = x
        for frame in 0...seconds * framesPerSecond {
            drift.update(into: &x, &y, at: Double(frame) / Double(framesPerSecond))
        }
        return [x, y]
    }

    @Test(arguments: [30, 60, 144]) func pathIsTheSameAtAnyFrameRate(framesPerSecond: Int) {
        for (count, seconds) in [(1, 60), (4, 60), (12, 60), (24, 60), (48, 10), (100, 10)] {
            let drift = Drift(count: count, arena: arena, seed: 11)
            let atOnce = drift.positions(at: Double(seconds))
            #expect(
                positions(of: count, framesPerSecond: framesPerSecond, seconds: seconds)
                    == [atOnce.map(\.x), atOnce.map(\.y)])
            #expect(atOnce == (0..<count).map { drift.position(of: $0, at: Double(seconds)) })
        }
    }

    /// Compares with a simulation that advances a single circle frame by frame and bounces it off the walls.
    @Test(arguments: [30, 60, 144]) func pathMatchesASimulation(framesPerSecond: Int) {
        let step = 1 / Double(framesPerSecond)
        var turns = 0
        for seed in 0..<12 as Range<UInt64> {
            var drift = Drift(count: 1, arena: arena, seed: seed)
            var (place, velocity) = (drift.position(of: 0, at: 0), drift.velocity(of: 0, at: 0))
            for frame in 1...30 * framesPerSecond {
                place.x += velocity.x * step
                place.y += velocity.y * step
                turns += mirror(&place.x, &velocity.x)
                turns += mirror(&place.y, &velocity.y)
                drift.advance(to: Double(frame) * step)
                let there = drift.position(of: 0, at: Double(frame) * step)
                #expect(abs(there.x - place.x) < 1e-9 && abs(there.y - place.y) < 1e-9)
                if frame % framesPerSecond == 0 {
                    #expect(drift.velocity(of: 0, at: Double(frame) * step) == velocity)
                }
            }
        }
        #expect(turns > 50)
    }

    private func mirror(_ place: inout Double, _ velocity: inout Double) -> Int {
        let wall = place < 20 ? 20.0 : 470.0
        guard place < 20 || place > 470 else { return 0 }
        place = 2 * wall - place
        velocity = -velocity
        return 1
    }

    @Test func circlesStartNearTwoHundred() {
        for seed in 0..<100 {
            let drift = Drift(count: 12, arena: arena, seed: UInt64(seed))
            let places = (0..<12).map { drift.position(of: $0, at: 0) }
            #expect(places.allSatisfy { abs($0.x - 200) <= 68 && abs($0.y - 200) <= 46 })
        }
    }

    @Test(arguments: [580.0, 950, 3840])
    func inALargeArenaCirclesStartAroundItsCenter(extent: Double) {
        let drift = Drift(count: 12, arena: Drift.Arena(width: extent, height: extent), seed: 1)
        let places = (0..<12).map { drift.position(of: $0, at: 0) }
        let scale = extent / 490
        #expect(
            places.allSatisfy { abs($0.x - extent / 2) <= 88 * scale - 20 && abs($0.y - extent / 2) <= 66 * scale - 20 }
        )
        #expect(places.contains { abs($0.x - extent / 2) > 50 * scale })
    }

    @Test func circlesStartInsideASmallArena() {
        let drift = Drift(count: 2000, arena: Drift.Arena(width: 200, height: 70), seed: 1)
        for circle in 0..<2000 {
            let place = drift.position(of: circle, at: 0)
            #expect((20...180).contains(place.x))
            #expect((20...50).contains(place.y))
        }
    }

    /// Checks each twentieth of a second until the first circle is turned back, at least 0.9 s after the start. That is
    /// at a wall, because circles drift apart before.
    @Test(arguments: [(4, 40.0), (8, 40), (12, 40), (16, 40), (24, 40), (12, 60)])
    func noCircleHidesAnotherUntilOneReachesAWall(count: Int, diameter: Double) {
        for seed in randomSeeds(200) {
            let drift = Drift(
                count: count, arena: Drift.Arena(width: 950, height: 484), diameter: diameter, seed: seed)
            let velocities = (0..<count).map { drift.velocity(of: $0, at: 0) }
            var time = 0.0
            func isTurned(_ circle: Int) -> Bool { drift.velocity(of: circle, at: time) != velocities[circle] }
            while !(0..<count).contains(where: isTurned) {
                let places = (0..<count).map { drift.position(of: $0, at: time) }
                for (number, place) in places.enumerated() {
                    for other in places[..<number] {
                        let distance = (pow(place.x - other.x, 2) + pow(place.y - other.y, 2)).squareRoot()
                        #expect(distance > diameter - 1e-9)
                    }
                }
                time += 0.05
            }
            #expect(time > 0.9)
            for circle in 0..<count where isTurned(circle) {
                let place = drift.position(of: circle, at: time)
                // In a twentieth of a second, a circle moves at most 4.5 points.
                let toWalls = [place.x, 950 - place.x, place.y, 484 - place.y].min() ?? 0
                #expect(toWalls <= diameter / 2 + 4.5)
            }
        }
    }

    @Test func eachNumberCanStartAnywhere() {
        let starts = (0..<100).map { Drift(count: 12, arena: arena, seed: $0).position(of: 0, at: 0) }
        #expect(starts.contains { $0.x < 150 } && starts.contains { $0.x > 250 })
        #expect(starts.contains { $0.y < 170 } && starts.contains { $0.y > 230 })
    }

    @Test func velocityIsBetweenHalfAPointAndOneAndAHalfPerFrame() {
        let drift = Drift(count: 2000, arena: arena, speed: 2, seed: 1)
        let velocities = (0..<2000).map { drift.velocity(of: $0, at: 0) }
        for components in [velocities.map(\.x), velocities.map(\.y)] {
            #expect(components.allSatisfy { (60...180).contains(abs($0)) })
            #expect(components.contains { abs($0) < 65 } && components.contains { abs($0) > 175 })
            #expect((900...1100).contains(components.filter { $0 > 0 }.count))
        }
    }

    @Test func sameSeedGivesTheSamePaths() {
        let first = Drift(count: 12, arena: arena, seed: 8)
        let again = Drift(count: 12, arena: arena, seed: 8)
        let other = Drift(count: 12, arena: arena, seed: 9)
        for circle in 0..<12 {
            #expect(first.position(of: circle, at: 33) == again.position(of: circle, at: 33))
            #expect(first.position(of: circle, at: 33) != other.position(of: circle, at: 33))
        }
    }

    @Test func timeCanStartAtAnyValue() {
        let early = Drift(count: 12, arena: arena, seed: 8)
        let late = Drift(count: 12, arena: arena, seed: 8, at: 64)
        for circle in 0..<12 {
            let (first, second) = (early.position(of: circle, at: 7.5), late.position(of: circle, at: 71.5))
            #expect(abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6)
        }
    }

    @Test(arguments: [4, 24, 100]) func yearIsNotTooLong(count: Int) {
        let drift = Drift(count: count, arena: Drift.Arena(width: 490.1, height: 333.3), seed: 8)
        for time in [3.2e7, 1e12, 1e300] {
            for place in drift.positions(at: time) {
                #expect((20...470.1).contains(place.x) && (20...313.3).contains(place.y))
            }
        }
        var same = drift
        for time in [1e5, 1e12, 1e300] {
            same.advance(to: time)
            for step in 0..<100 {
                for place in same.positions(at: time + Double(step)) {
                    #expect((20...470.1).contains(place.x) && (20...313.3).contains(place.y))
                }
            }
        }
    }
}

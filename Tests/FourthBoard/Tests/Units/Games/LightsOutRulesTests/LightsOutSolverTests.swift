// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import LightsOutRules

struct LightsOutSolverTests {
    private let solver = LightsOutSolver.shared

    private static let seeds = UInt64(1)...2000

    private func randomLights(_ seed: UInt64) -> Lights {
        var generator = SeededGenerator(seed: seed)
        return Lights(bits: UInt32(generator.number(below: 1 << Lights.squares.count)))
    }

    @Test func fourSetsOfPressesSwitchNothing() {
        #expect(Set(solver.quiet).count == 4)
        #expect(solver.quiet.allSatisfy { Lights.switched(by: $0) == .none })
        #expect(solver.quiet.map(\.count).sorted() == [0, 12, 12, 16])
    }

    @Test func pressesThatMadeAPositionAreOneOfItsSolutions() {
        for seed in Self.seeds {
            let presses = randomLights(seed)
            let lights = Lights.switched(by: presses)
            let solutions = solver.solutions(of: lights)
            #expect(Set(solutions).count == 4 && solutions.contains(presses))
            #expect(solutions.allSatisfy { Lights.switched(by: $0) == lights })
        }
    }

    @Test func quarterOfAllPositionsCanBeSolved() {
        let solvable = Self.seeds.count { !solver.solutions(of: randomLights($0)).isEmpty }
        // There are two independent parity conditions. The standard deviation is 19.4.
        #expect(abs(solvable - 500) < 100)
    }

    @Test func onlyFiveOfTheSingleLightsCanBePutOut() {
        #expect(Lights.squares.filter { solver.shortest(for: Lights([$0])) != nil } == [6, 8, 12, 16, 18])
    }

    @Test func noPositionNeedsMoreThanFifteenPressesAndAllLightsNeedThatMany() {
        let counts = Self.seeds.map { solver.shortest(for: Lights.switched(by: randomLights($0)))?.count ?? .max }
        #expect(counts.allSatisfy { $0 <= 15 })
        #expect(solver.shortest(for: Lights(Lights.squares))?.count == 15)
    }

    @Test func solvedBoardNeedsNoPress() { #expect(solver.shortest(for: .none) == Lights.none) }
}

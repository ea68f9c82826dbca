// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

@Suite struct SolverEndingTests {
    private let solver = Solver(board: TileBoard.full[0], tiles: Pentomino.allCases)

    @Test func itStopsWhenTheCallerReturnsFalse() {
        var seen = 0
        let outcome = solver.forEachSolution { _ in
            seen += 1
            return seen < 7
        }
        #expect(seen == 7)
        #expect(outcome.ending == .stopped)
        #expect(outcome.solutions == 7)
        #expect(outcome.nodes > 0)
    }

    @Test func itCountsUpToALimit() {
        #expect(solver.count(upTo: 0) == 0)
        #expect(solver.count(upTo: 1) == 1)
        #expect(solver.count(upTo: 10) == 10)
        #expect(Solver(board: TileBoard.full[3], tiles: Pentomino.allCases).count(upTo: 100) == 8)
    }

    @Test func canceledBeforeItStartsItDoesNothing() {
        let outcome = solver.forEachSolution(isCanceled: { true }) { _ in
            Issue.record("no solution must be found")
            return true
        }
        #expect(outcome.ending == .canceled)
        #expect(outcome.nodes == 0)
        #expect(solver.count(isCanceled: { true }) == nil)
        #expect(solver.distinctCount(isCanceled: { true }) == nil)
    }

    @Test func itCanBeCanceledDuringTheSearch() {
        var questions = 0
        var seen = 0
        let outcome = solver.forEachDistinctSolution {
            questions += 1
            return questions > 20
        } _: { _ in
            seen += 1
            return true
        }
        #expect(outcome.ending == .canceled)
        #expect(questions == 21)
        #expect(outcome.solutions == seen)
    }

    /// A few thousand nodes take less than a millisecond.
    @Test func itChecksForCancellationOften() {
        var questions = 0
        let outcome = solver.forEachDistinctSolution {
            questions += 1
            return false
        } _: { _ in
            true
        }
        #expect(outcome.ending == .complete)
        #expect(questions > outcome.nodes / 5000)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Testing

extension PasscodeGame {
    /// Expects a move to be refused for the given reason, and to change nothing.
    func expectRefusal(
        of move: Move, as refusal: Refusal, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var copy = self
        #expect(throws: refusal, sourceLocation: sourceLocation) { try copy.play(move) }
        #expect(copy == self, sourceLocation: sourceLocation)
    }

    /// Taps the target.
    @discardableResult mutating func tapTarget(at time: Int) throws -> [Event] {
        try play(.tap(try #require(target), at: time))
    }

    /// Taps the four circles of a round, `pace` milliseconds apart, and then lands them in order at the same time.
    mutating func winRound(pace: Int, flight: Int = 1200) throws {
        let numbers = targets[round]
        for number in numbers { _ = try play(.tap(number, at: time + pace)) }
        for (index, number) in numbers.enumerated() {
            _ = try play(.landed(number, at: time + (index == 0 ? flight : 0)))
        }
    }
}

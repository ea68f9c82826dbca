import Gameplay

/// What a game of Passcode is played with: all that is fixed when it begins, but the seed.
public struct PasscodeSetup: Notated, Hashable, Sendable {
    /// How the circles behave while nobody taps them.
    public enum Variant: String, CaseIterable, Sendable {
        /// They drift about.
        case drifting
        /// They rest, and change places after each right tap.
        case still
    }

    /// How many circles there may be.
    public static let circleCounts = Array(stride(from: 4, through: 48, by: basesPerRound))
    /// How many numbers a round asks for.
    public static let basesPerRound = 4

    /// How many circles there are, numbered from 1; one of `circleCounts`.
    public let circleCount: Int
    /// How the circles behave.
    public let variant: Variant

    /// How many rounds use all the numbers up.
    public var roundCount: Int { circleCount / Self.basesPerRound }

    /// A game with so many circles, one of `circleCounts`.
    public init(circleCount: Int = 12, variant: Variant = .drifting) {
        precondition(Self.circleCounts.contains(circleCount), "each round needs four circles that no other uses")
        self.circleCount = circleCount
        self.variant = variant
    }

    /// The setup as text, to be kept and read again: `12 drifting`.
    public var notation: String { "\(circleCount) \(variant.rawValue)" }

    /// Reads a setup; nil for what is none.
    public init?(notation: String) {
        let words = notation.split(separator: " ").map(String.init)
        guard words.count == 2, let count = Int(words[0]), Self.circleCounts.contains(count),
            let variant = Variant(rawValue: words[1])
        else { return nil }
        self.init(circleCount: count, variant: variant)
        // A setup has one form only: no signs, no leading zeros, one space.
        guard self.notation == notation else { return nil }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// The options of a Passcode game that are fixed when it begins, except the seed.
public struct PasscodeSetup: Notated, Hashable, Sendable {
    /// How circles behave between taps.
    public enum Variant: String, CaseIterable, Sendable {
        /// The circles drift.
        case drifting
        /// The circles do not move, but change places after each correct tap.
        case still
    }

    /// The supported numbers of circles.
    public static let circleCounts = Array(stride(from: 4, through: 48, by: basesPerRound))
    /// The number of targets in a round.
    public static let basesPerRound = 4

    /// The number of circles, one of `circleCounts`. Circles are numbered from 1.
    public let circleCount: Int
    /// How the circles behave.
    public let variant: Variant

    /// The number of rounds, in which every circle is a target once.
    public var roundCount: Int { circleCount / Self.basesPerRound }

    /// Creates a setup. `circleCount` must be one of `circleCounts`.
    public init(circleCount: Int = 12, variant: Variant = .drifting) {
        precondition(Self.circleCounts.contains(circleCount), "unsupported number of circles")
        self.circleCount = circleCount
        self.variant = variant
    }

    /// The setup as text for storage, such as `12 drifting`.
    public var notation: String { "\(circleCount) \(variant.rawValue)" }

    /// Parses a setup. Returns `nil` if the text is invalid.
    public init?(notation: String) {
        let words = notation.split(separator: " ").map(String.init)
        guard words.count == 2, let count = Int(words[0]), Self.circleCounts.contains(count),
            let variant = Variant(rawValue: words[1])
        else { return nil }
        self.init(circleCount: count, variant: variant)
        // Accept only the canonical form, without signs, leading zeros, or extra spaces.
        guard self.notation == notation else { return nil }
    }
}

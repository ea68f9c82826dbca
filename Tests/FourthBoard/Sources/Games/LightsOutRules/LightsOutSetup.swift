// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// The options of a game of Lights Out, apart from the seed.
public struct LightsOutSetup: Notated, Equatable, Sendable {
    /// The distance between the deal and the solved board.
    public enum Level: String, CaseIterable, Sendable {
        case easy, medium, hard

        /// The number of different squares pressed to make the deal. No set of eleven or fewer presses cancels out.
        public var presses: Int {
            switch self {
            case .easy: 4
            case .medium: 7
            case .hard: 11
            }
        }
    }

    /// The distance between the deal and the solved board.
    public var level: Level

    /// Creates the setup of a game, by default that of the first one.
    public init(level: Level = .medium) { self.level = level }

    /// The setup as text, such as `5x5 medium`.
    public var notation: String { "\(Self.size) \(level.rawValue)" }

    /// Parses a setup. Returns `nil` if it is not valid.
    public init?(notation: String) {
        let words = notation.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0] == Self.size, let level = Level(rawValue: String(words[1])) else { return nil }
        self.level = level
    }

    private static let size = "\(Lights.side)x\(Lights.side)"
}

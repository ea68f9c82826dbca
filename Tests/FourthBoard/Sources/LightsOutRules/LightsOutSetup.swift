import Gameplay

/// What is fixed when a game of Lights Out begins, except the seed.
public struct LightsOutSetup: Notated, Equatable, Sendable {
    /// How far the deal is from the solved board.
    public enum Level: String, CaseIterable, Sendable {
        case easy, medium, hard

        /// How many different squares are pressed to make the deal. No eleven presses or fewer switch nothing at all.
        public var presses: Int {
            switch self {
            case .easy: 4
            case .medium: 7
            case .hard: 11
            }
        }
    }

    /// How far the deal is from the solved board.
    public var level: Level

    /// The setup of a first game.
    public init(level: Level = .medium) { self.level = level }

    /// The setup as text: `5x5 medium`.
    public var notation: String { "\(Self.size) \(level.rawValue)" }

    /// Reads a setup; nil if it is not valid.
    public init?(notation: String) {
        let words = notation.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0] == Self.size, let level = Level(rawValue: String(words[1])) else { return nil }
        self.level = level
    }

    private static let size = "\(Lights.side)x\(Lights.side)"
}

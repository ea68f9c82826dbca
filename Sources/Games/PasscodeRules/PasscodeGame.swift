// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// The rules of Passcode, without motion or graphics: what a tap does, which circle belongs to which base, and when a
/// round is won.
///
/// The result of a tap is decided when it happens, not when the flight ends. A correct tap assigns the circle to its
/// base immediately, and the next tap aims at the next base. Motion is up to the caller, which plays `.landed` when a
/// flight ends. Each move has a time of play, in milliseconds since the game began.
public struct PasscodeGame: GameRules {
    /// The state of a circle. Bases are counted from 0.
    public enum Circle: Equatable, Sendable {
        /// The circle can be tapped. In the still variant, it does not move.
        case drifting
        /// The circle is flying to a base, to stay there if it is right, or to return.
        case flying(base: Int, isRight: Bool)
        /// The circle is on its base, and stays there until the round is won.
        case placed(base: Int)
        /// The circle's round is won.
        case gone
    }

    /// An action by the player, or the end of a flight. Circles are identified by number, from 1. Times are in
    /// milliseconds of play and never decrease.
    public enum Move: Notated, Hashable, Sendable {
        /// Taps a circle.
        case tap(Int, at: Int)
        /// Ends the flight of a circle. Flights can end in any order.
        case landed(Int, at: Int)

        /// The time of the move, in milliseconds of play.
        public var time: Int {
            switch self {
            case .tap(_, let time), .landed(_, let time): time
            }
        }
    }

    /// A result of a move, in the order in which they happen. Circles are identified by number, from 1. Bases and
    /// rounds are counted from 0.
    public enum Event: GameEvent {
        /// The target was tapped; the circle flies to its base.
        case right(Int, base: Int)
        /// A wrong circle was tapped; it flies to the base of the target.
        case wrong(Int, base: Int)
        /// The circles have changed places. The value is the place of each circle, ordered by number.
        case shuffled([Int])
        /// A circle has landed on its base.
        case placed(Int, base: Int)
        /// A wrong circle has landed. It continues from a random position, or returns to its place in the still
        /// variant.
        case returned(Int)
        /// All four circles have landed and are removed, a card turns over, and the next round begins if there is one.
        case roundWon(Int)
        case finished
    }

    /// Why a move was refused.
    public enum Refusal: Error, Equatable {
        case noSuchCircle, alreadyFlying, alreadyPlaced, alreadyGone, notFlying
        /// All four targets have been tapped, but not all of the circles have landed.
        case noTarget
        /// The move is earlier than the previous one.
        case timeWentBackward
        case gameOver
    }

    /// The setup of the game.
    public let setup: PasscodeSetup
    /// The seed of all random choices.
    public let seed: UInt64
    /// The targets of each round, in the order of its bases: 1, 2, 3, … shuffled, four per round.
    public let targets: [[Int]]
    /// The random hue of each circle, ordered by number. There are four hues, counted from 0.
    public let hues: [Int]
    /// The state of each circle, ordered by number.
    public private(set) var circles: [Circle]
    /// The place of each circle in the still variant, ordered by number. There are as many places as circles, counted
    /// from 0. The places of circles that are on a base or gone are empty.
    public private(set) var positions: [Int]
    /// The current round, counted from 0. Equal to the number of rounds when the game is over.
    public private(set) var round = 0
    /// The number of correct taps in this round.
    public private(set) var taken = 0
    /// The number of wrong taps in each round so far, including the current one.
    public private(set) var missesByRound = [0]
    /// The time of each correct tap since the previous one or the beginning of the round, in milliseconds, for the same
    /// rounds as `missesByRound`.
    public private(set) var targetTimes: [[Int]] = [[]]
    /// The time of the last move, in milliseconds of play.
    public private(set) var time = 0
    /// All accepted moves, in order. Together with the setup and seed, they determine the game.
    public private(set) var record: [Move] = []
    /// The number of circles on the bases of this round.
    private var landedCount = 0
    /// The time of the last correct tap, or of the beginning of the round.
    private var waitingSince = 0

    /// The number of wrong taps.
    public var misses: Int { missesByRound.reduce(0, +) }
    /// Whether all rounds are won.
    public var isOver: Bool { round == setup.roundCount }
    /// The base of the next target, counted from 0. `nil` from the fourth correct tap to the end of the round.
    public var aim: Int? { isOver || taken == PasscodeSetup.basesPerRound ? nil : taken }
    /// The number of the circle to tap next, or `nil` if there is no target.
    public var target: Int? {
        guard let aim else { return nil }
        return targets[round][aim]
    }

    /// Creates a game that has not started.
    public init(setup: PasscodeSetup, seed: UInt64) {
        self.setup = setup
        self.seed = seed
        var numbers = Array(1...setup.circleCount)
        var generator = Chance.targets.generator(seed: seed)
        numbers.shuffle(seededBy: &generator)
        targets = (0..<setup.roundCount).map { round in
            Array(numbers[round * PasscodeSetup.basesPerRound..<(round + 1) * PasscodeSetup.basesPerRound])
        }
        var hueGenerator = Chance.hues.generator(seed: seed)
        hues = (0..<setup.circleCount).map { _ in hueGenerator.number(below: 4) }
        circles = Array(repeating: .drifting, count: setup.circleCount)
        positions = Self.positions(setup: setup, seed: seed, rightTaps: 0)
    }

    /// Lands all flying circles.
    public var closingMoves: [Move] {
        circles.indices.compactMap { circle in
            if case .flying = circles[circle] { .landed(circle + 1, at: time) } else { nil }
        }
    }

    /// Plays a move and returns its events. Throws if the move is refused; the game is then unchanged.
    public mutating func play(_ move: Move) throws(Refusal) -> [Event] {
        guard !isOver else { throw .gameOver }
        guard move.time >= time else { throw .timeWentBackward }
        let events =
            switch move {
            case .tap(let number, let time): try tap(number, at: time)
            case .landed(let number, let time): try land(number, at: time)
            }
        time = move.time
        record.append(move)
        return events
    }

    private func state(of number: Int) throws(Refusal) -> Circle {
        guard number >= 1, number <= circles.count else { throw .noSuchCircle }
        return circles[number - 1]
    }

    private mutating func tap(_ number: Int, at time: Int) throws(Refusal) -> [Event] {
        switch try state(of: number) {
        case .flying: throw .alreadyFlying
        case .placed: throw .alreadyPlaced
        case .gone: throw .alreadyGone
        case .drifting: break
        }
        guard let base = aim else { throw .noTarget }
        let isRight = targets[round][base] == number
        circles[number - 1] = .flying(base: base, isRight: isRight)
        guard isRight else {
            missesByRound[round] += 1
            return [.wrong(number, base: base)]
        }
        targetTimes[round].append(time - waitingSince)
        waitingSince = time
        taken += 1
        let rightTaps = round * PasscodeSetup.basesPerRound + taken
        // After the last correct tap, no circles are left to change places.
        guard setup.variant == .still, rightTaps < setup.circleCount else { return [.right(number, base: base)] }
        positions = Self.positions(setup: setup, seed: seed, rightTaps: rightTaps)
        return [.right(number, base: base), .shuffled(positions)]
    }

    private mutating func land(_ number: Int, at time: Int) throws(Refusal) -> [Event] {
        guard case .flying(let base, let isRight) = try state(of: number) else { throw .notFlying }
        guard isRight else {
            circles[number - 1] = .drifting
            return [.returned(number)]
        }
        circles[number - 1] = .placed(base: base)
        landedCount += 1
        guard landedCount == PasscodeSetup.basesPerRound else { return [.placed(number, base: base)] }
        return [.placed(number, base: base)] + endRound(at: time)
    }

    private mutating func endRound(at time: Int) -> [Event] {
        for number in targets[round] { circles[number - 1] = .gone }
        let won = round
        round += 1
        taken = 0
        landedCount = 0
        waitingSince = time
        guard !isOver else { return [.roundWon(won), .finished] }
        missesByRound.append(0)
        targetTimes.append([])
        return [.roundWon(won)]
    }

    /// Returns the places of the circles after the given number of correct taps. They do not depend on the previous
    /// places.
    private static func positions(setup: PasscodeSetup, seed: UInt64, rightTaps: Int) -> [Int] {
        var positions = Array(0..<setup.circleCount)
        guard setup.variant == .still else { return positions }
        var generator = Chance.positions(rightTaps: rightTaps).generator(seed: seed)
        positions.shuffle(seededBy: &generator)
        return positions
    }
}

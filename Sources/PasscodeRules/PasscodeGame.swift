import Gameplay

/// The rules of Passcode, without motion and without pictures: what a tap means, which base is whose, when a round is
/// won.
///
/// What a tap means is settled when it happens, not when the flight ends: a right one gives the circle its base at once,
/// and the next tap aims at the next base. Motion belongs to the caller, who plays `.landed` when a flight is over. Each
/// move carries the time of play, in milliseconds since the game began.
public struct PasscodeGame: GameRules {
    /// Where a circle is in its life. Bases are counted from 0.
    public enum Circle: Equatable, Sendable {
        /// It can be tapped. In the still variant it rests.
        case drifting
        /// It is on its way to a base, to stay there or to come back.
        case flying(base: Int, isRight: Bool)
        /// It has landed on its base, and stays there until the round is won.
        case placed(base: Int)
        /// Its round is won.
        case gone
    }

    /// What a player does, or what has come to an end. Circles are called by their numbers, from 1; times are in
    /// milliseconds of play, never less than that of the move before.
    public enum Move: Notated, Hashable, Sendable {
        /// Taps a circle.
        case tap(Int, at: Int)
        /// The flight of a circle is over. Flights may end in any order.
        case landed(Int, at: Int)

        /// When it happens, in milliseconds of play.
        public var time: Int {
            switch self {
            case .tap(_, let time), .landed(_, let time): time
            }
        }
    }

    /// What a move has brought about, in the order in which it happened. Circles are called by their numbers, from 1;
    /// bases and rounds are counted from 0.
    public enum Event: GameEvent {
        /// The circle that was asked for was tapped; it flies to its base.
        case right(Int, base: Int)
        /// Another circle was tapped; it flies to the base that asked.
        case wrong(Int, base: Int)
        /// The circles have changed places: the place of each, in the order of their numbers.
        case shuffled([Int])
        /// A circle has landed on its base.
        case placed(Int, base: Int)
        /// A circle has landed where it does not belong. It goes to a place by chance and drifts on; in the still
        /// variant it goes to its place.
        case returned(Int)
        /// All four have landed; their circles are gone, a card turns over, and the next round, if any, begins.
        case roundWon(Int)
        case finished
    }

    /// Why a move was refused.
    public enum Refusal: Error, Equatable {
        case noSuchCircle, alreadyFlying, alreadyPlaced, alreadyGone, notFlying
        /// Four right circles have been tapped, and the round is not over until they have landed.
        case nothingAsked
        /// The move is earlier than the one before.
        case timeRunsBack
        case gameOver
    }

    /// What the game is played with.
    public let setup: PasscodeSetup
    /// What all that is left to chance comes from.
    public let seed: UInt64
    /// The numbers that each round asks for, in the order of its bases: 1, 2, 3 … shuffled, four a round.
    public let targets: [[Int]]
    /// Which of four hues each circle has, by chance, counted from 0, in the order of their numbers.
    public let hues: [Int]
    /// The state of each circle, in the order of their numbers.
    public private(set) var circles: [Circle]
    /// The place of each circle in the still variant, in the order of their numbers: a different one of as many places as
    /// there are circles, counted from 0. Those that are on a base, or gone, leave theirs empty.
    public private(set) var places: [Int]
    /// Which round is played, counted from 0; as many as there are when the game is over.
    public private(set) var round = 0
    /// How many right taps there were in this round.
    public private(set) var taken = 0
    /// How many taps were wrong in each round so far, the present one included; of all rounds when the game is over.
    public private(set) var missesByRound = [0]
    /// How long each right tap took from the one before, or from the beginning of its round, in milliseconds, for each
    /// round that `missesByRound` counts.
    public private(set) var targetTimes: [[Int]] = [[]]
    /// When the last move was made, in milliseconds of play.
    public private(set) var time = 0
    /// All moves that were accepted, in order: with setup and seed they are the whole game.
    public private(set) var record: [Move] = []
    /// How many circles are on the bases of this round.
    private var landedCount = 0
    /// When the last right tap was made, or the round began.
    private var waitingSince = 0

    /// How many taps were wrong.
    public var misses: Int { missesByRound.reduce(0, +) }
    /// Whether all rounds are won.
    public var isOver: Bool { round == setup.roundCount }
    /// The base that the next tap aims at, counted from 0; nil from the fourth right tap to the end of the round.
    public var aim: Int? { isOver || taken == PasscodeSetup.basesPerRound ? nil : taken }
    /// The number that the next tap should hit; nil while none is asked for.
    public var target: Int? {
        guard let aim else { return nil }
        return targets[round][aim]
    }

    /// A game that is about to begin.
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
        places = Self.places(setup: setup, seed: seed, rightTaps: 0)
    }

    /// Circles that fly land.
    public var closingMoves: [Move] {
        circles.indices.compactMap { circle in
            if case .flying = circles[circle] { .landed(circle + 1, at: time) } else { nil }
        }
    }

    /// Plays a move and tells what came of it; a refused move changes nothing.
    public mutating func play(_ move: Move) throws(Refusal) -> [Event] {
        guard !isOver else { throw .gameOver }
        guard move.time >= time else { throw .timeRunsBack }
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
        guard let base = aim else { throw .nothingAsked }
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
        // After the last one nobody is left to change places.
        guard setup.variant == .still, rightTaps < setup.circleCount else { return [.right(number, base: base)] }
        places = Self.places(setup: setup, seed: seed, rightTaps: rightTaps)
        return [.right(number, base: base), .shuffled(places)]
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

    /// Who lies where after so many right taps: the places shuffled, whatever lay where before.
    private static func places(setup: PasscodeSetup, seed: UInt64, rightTaps: Int) -> [Int] {
        var places = Array(0..<setup.circleCount)
        guard setup.variant == .still else { return places }
        var generator = Chance.places(rightTaps: rightTaps).generator(seed: seed)
        places.shuffle(seededBy: &generator)
        return places
    }
}

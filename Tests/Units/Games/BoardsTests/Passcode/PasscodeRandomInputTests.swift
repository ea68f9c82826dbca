// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Seeding
import TestStages
import TestTiers
import Testing

/// Invariants of the board, checked over seeded games with presses at random places, keys, sizes, pauses, changes of
/// properties, times in which the board is hidden, and frames of any length.
@MainActor struct PasscodeRandomInputTests {
    @Test func noSequenceOfActionsBreaksTheBoard() {
        var (finished, misses, rounds) = (0, 0, 0)
        let seeds = randomSeeds(1000)
        for seed in seeds {
            var actions = RandomCircleActions(seed: seed)
            for step in 0..<50 {
                let action = actions.act()
                if let fault = actions.fault {
                    Issue.record("seed \(seed), step \(step), \(action): \(fault)")
                    return
                }
            }
            if let fault = actions.faultAtEnd() {
                Issue.record("seed \(seed), at the end: \(fault)")
                return
            }
            finished += actions.play.reported.count { $0 == .finished }
            misses += actions.play.game.misses
            rounds += actions.play.reported.count { if case .roundWon = $0 { true } else { false } }
        }
        // The games must cover everything that can happen.
        #expect(
            finished * 10 > seeds.count && misses > seeds.count && rounds * 2 > seeds.count,
            "\(finished), \(misses), \(rounds)")
    }
}

/// A seeded sequence of actions on the board: sensible play, hasty play, and nonsense.
@MainActor private struct RandomCircleActions {
    let play: PasscodePlay
    private var generator: SeededGenerator
    private var accessibilityState = AccessibilityStateChecker()
    private var faultOfFrame: String?
    private var isVisible = true
    private var recordChecked: [PasscodeGame.Move] = []
    private var (movesBefore, reportedBefore) = (0, 0)

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        let setup = PasscodeSetup(
            circleCount: [4, 4, 4, 4, 8, 8, 12, 24][generator.number(below: 8)],
            variant: generator.number(below: 3) == 0 ? .still : .drifting)
        play = PasscodePlay(setup, seed: seed, motion: generator.number(below: 5) > 0)
    }

    /// Performs an action, and returns its description.
    mutating func act() -> String {
        play.pass([0, 0, 1.0 / 60, 0.04, 0.3, 0.6, 1.3, 2, 6, 100][generator.number(below: 10)])
        faultOfFrame = faultOfNames(onlyTimeHasPassed: true)
        if generator.number(below: 4) == 0 { play.idle(0.05) }
        switch generator.number(below: 32) {
        case 0...11:
            play.tapTarget()
            return "right"
        case 12...14:
            play.press(at: play.center(play.free.randomElement(using: &generator) ?? 1))
            return "press on a circle"
        case 15...17: return input()
        case 18...20: return key()
        case 21, 22:
            let size = Size(
                width: Double(1 + generator.number(below: 1500)), height: Double(1 + generator.number(below: 1000)))
            play.board.resize(to: size)
            return "size \(size)"
        case 23:
            play.board.setPaused(generator.number(below: 2) == 0, at: play.now)
            return "pause"
        case 24, 25:
            isVisible.toggle()
            play.board.setVisible(isVisible, at: play.now)
            return "visible \(isVisible)"
        case 26, 27: return property()
        case 28:
            play.receive(.activate(play.card(generator.number(below: play.game.setup.roundCount))))
            return "card"
        case 29: return game()
        default:
            play.key(.escape)
            return "escape"
        }
    }

    private mutating func input() -> String {
        let device = generator.number(below: 2) == 0 ? Device.pointer : .finger
        let place = Point(
            x: Double(generator.number(below: 1000)) - 100, y: Double(generator.number(below: 800)) - 100)
        let inputs: [Input] = [
            .press(place, by: device), .press(place, by: device), .pressEnded, .tap(place, by: device), .longPress,
            .drag(to: place), .drop, .cancel, .otherTap(place, count: 1), .turn(isClockwise: true),
            .activate(generator.number(below: 40) - 3),
        ]
        let input = inputs[generator.number(below: inputs.count)]
        play.receive(input)
        return "\(input)"
    }

    private mutating func key() -> String {
        let keys: [Key] = [.escape, .delete, .go(.left), .character("7")] + (1...12).map { .topRow($0) }
        let key = keys[generator.number(below: keys.count)]
        play.key(key, on: generator.number(below: 20))
        return "\(key)"
    }

    private mutating func property() -> String {
        if generator.number(below: 4) == 0 {
            play.board.allowsMotion.toggle()
            return "motion \(play.board.allowsMotion)"
        }
        switch generator.number(below: 10) {
        case 0:
            play.board.readsRightToLeft.toggle()
            return "right to left \(play.board.readsRightToLeft)"
        case 1:
            let mark = "\(generator.number(below: 2))"
            play.board.translate = { $0 + mark }
            return "language \(mark)"
        default: break
        }
        let properties = play.board.liveProperties
        let property = properties[generator.number(below: properties.count)]
        let values = property.otherValues + [property.defaultValue]
        let value = values[generator.number(below: values.count)]
        property.write(value)
        return "\(property.name) \(value)"
    }

    private mutating func game() -> String {
        let (setup, seed, record) = (play.board.setup, play.board.seed, play.game.record)
        let kind = generator.number(below: 6)
        if kind == 0 || kind == 2 { (movesBefore, reportedBefore) = (play.playedMoves.count, play.reported.count) }
        switch kind {
        case 0: play.board.deal(seed: seed + 1, at: play.now)
        case 1:
            do { try play.board.restore(setup, seed: seed, record: record, at: play.now) } catch { return "\(error)" }
            movesBefore = play.playedMoves.count - play.game.record.count
        case 2: play.board.replay(setup, seed: seed, record: record, at: play.now)
        default: play.board.setAutopilot(kind == 3, at: play.now)
        }
        return ["deal", "restore", "replay", "watch", "end", "end"][kind]
    }

    /// Lets the player continue the recorded game that the board shows.
    private mutating func resume() {
        movesBefore = play.playedMoves.count - play.game.record.count
        let (setup, seed, record) = (play.board.setup, play.board.seed, play.game.record)
        try? play.board.restore(setup, seed: seed, record: record, at: play.now)
        play.pass(100_000)
    }

    // MARK: - Invariants

    var fault: String? {
        mutating get {
            if let fault = play.placeFault { return fault }
            if recordChecked != play.game.record, let fault = play.recordFault { return fault }
            recordChecked = play.game.record
            if play.movesReportedEarly != [] { return "moves were reported before they were recorded" }
            if play.playedMoves.dropFirst(movesBefore) != play.game.record[...] { return "moves were not reported" }
            let wrong = play.reported.dropFirst(reportedBefore).count { if case .wrong = $0 { true } else { false } }
            let taps = play.game.record.count { if case .tap = $0 { true } else { false } }
            let right = play.game.targetTimes.joined().count
            if play.game.misses != taps - right || wrong != play.game.misses { return "the misses do not match" }
            for (place, piece) in play.pieces.enumerated() {
                let numbers = [piece.center.x, piece.center.y, piece.turn, piece.scale, piece.opacity]
                if !numbers.allSatisfy(\.isFinite) { return "piece \(place) is \(piece)" }
                for plate in [piece.front, piece.back] where !play.board.scene.plates.has(plate) {
                    return "piece \(place) has no plate"
                }
            }
            if play.board.scene.order?.sorted() != Array(play.pieces.indices) {
                return "the order is not a permutation of the pieces"
            }
            if !isVisible, play.board.activity != .still { return "a hidden board needs the clock" }
            if !play.board.tabOrder.allSatisfy({ play.board.description(of: $0) != nil }) { return "unnamed Tab stop" }
            return faultOfFrame ?? faultOfNames()
        }
    }

    private mutating func faultOfNames(onlyTimeHasPassed: Bool = false) -> String? {
        struct Names: Equatable {
            let pieces: [PasscodeBoard.Description?]
            let tabOrder: [Int]
            let captions: [Plate.Caption]
            let counts: [Int?]
        }
        struct Moment: Equatable {
            let record: [PasscodeGame.Move]
            let flags: [Bool]
        }
        let (board, game) = (play.board, play.game)
        let names = Names(
            pieces: play.pieces.indices.map(board.description(of:)), tabOrder: board.tabOrder,
            captions: board.captions, counts: [game.round, game.misses, game.target])
        let moment = Moment(record: game.record, flags: [board.isPaused, board.isAutomatic])
        return accessibilityState.fault(
            of: board.accessibilityState, names: names, moment: moment, onlyTimeHasPassed: onlyTimeHasPassed)
    }

    /// Finishes all motion and the game. Returns a description of an inconsistency, or `nil`.
    mutating func faultAtEnd() -> String? {
        if !isVisible { play.board.setVisible(true, at: play.now) }
        isVisible = true
        play.board.setPaused(false, at: play.now)
        play.key(.escape)
        play.pass(100_000)
        if play.board.isReplay { resume() }
        if play.board.flyingCount > 0 || play.board.isAutomatic {
            return "motion does not end: \(play.board.flyingCount) in flight, automatic \(play.board.isAutomatic)"
        }
        for _ in 0..<60 where !play.game.isOver {
            play.tapTarget()
            play.pass(6)
            play.key(.escape)
        }
        play.pass(10)
        if let fault { return fault }
        if !play.game.isOver { return "the game cannot be finished" }
        if play.board.activity != .still { return "the board does not come to rest" }
        let pieces = play.pieces
        play.pass(1000)
        return play.pieces == pieces ? nil : "an event was pending on a board at rest"
    }
}

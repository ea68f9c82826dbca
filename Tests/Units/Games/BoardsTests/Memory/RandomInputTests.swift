// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import TestStages
import TestTiers
import Testing

/// Invariants of the board, checked over thousands of seeded sequences of taps, presses, peeks, new deals, changes of
/// properties, and jumps in time.
@MainActor struct RandomInputTests {
    @Test func noSequenceOfActionsBreaksTheBoard() { play(randomSeeds(2500), switchesMotion: false) }

    @Test func noSequenceOfActionsBreaksTheBoardWhileMotionIsToggled() {
        play(randomSeeds(1500), switchesMotion: true)
    }

    private func play(_ seeds: Range<UInt64>, switchesMotion: Bool) {
        var finished = 0
        for seed in seeds {
            let sequence = WatchedSequence(seed: seed, switchesMotion: switchesMotion)
            sequence.play()
            if let fault = sequence.fault {
                Issue.record("seed \(seed): \(fault)")
                return
            }
            finished += sequence.played.isOver ? 1 : 0
        }
        #expect(finished > seeds.count / 20, "some of the games must be finished")
    }
}

/// One sequence of actions, and the first fault it led to.
@MainActor private final class WatchedSequence {
    let played: PlayedBoard
    /// The first fault.
    private(set) var fault: String?
    private var actions: RandomActions
    private var isPressed = false
    private var peeks = 0
    private var last: [Piece] = []
    /// Whether the board has reported that all cards are gone. Cards may appear once more after that, in an animation.
    private var hasCleared: Bool { played.reported.contains(.finished) }
    private var accessibilityState = AccessibilityStateChecker()

    init(seed: UInt64, switchesMotion: Bool) {
        actions = RandomActions(seed: seed, switchesMotion: switchesMotion, meetsComputer: true)
        let (columns, rows) = [(1, 2), (2, 2), (4, 3), (4, 4)][actions.number(below: 4)]
        played = PlayedBoard(columns: columns, rows: rows, seed: seed, opened: false)
        played.board.open(at: 0)
    }

    func play() {
        for step in 0..<30 + actions.number(below: 40) where fault == nil {
            played.pass(actions.pause())
            check("step \(step), time passed", onlyTimeHasPassed: true)
            let action = actions.next(for: played.board)
            perform(action)
            check("step \(step), \(action)")
        }
        played.receive(.pressEnded)
        isPressed = false
        played.rest()
        check("at the end")
        if played.board.activity != .still { note("the board does not come to rest") }
    }

    private func perform(_ action: Action) {
        let before = Look(played)
        let board = played.board
        let isLeft = played.game.peeks < board.peekLimit ?? .max
        let canPeek = !board.isPeeking && !played.isOver && !board.isAutomatic && isLeft
        played.perform(action)
        switch action {
        case .input(.longPress), .peek: peeks += canPeek ? 1 : 0
        case .input(.press): isPressed = true
        case .input(.pressEnded): isPressed = false
        case .deal:
            peeks = 0
            last = []
        default: break
        }
        let after = Look(played)
        if !after.isSameToSee(as: before), after.changes == before.changes { note("\(action) was not reported") }
        if case .write = action {
            if after.game != before.game { note("\(action) changed the game") }
        }
    }

    private func check(_ when: String, onlyTimeHasPassed: Bool = false) {
        let fault =
            faultOfPieces() ?? faultOfNames(onlyTimeHasPassed) ?? faultOfPeeks() ?? faultAtRest() ?? faultOfEnd()
        if let fault { note("\(fault), \(when)") }
        last = played.pieces
    }

    private func note(_ text: String) { fault = fault ?? text }

    private func faultOfPieces() -> String? {
        for (card, piece) in played.pieces.enumerated() {
            guard piece.turn.isFinite, (0...1).contains(piece.opacity), (0...1).contains(piece.held) else {
                return "card \(card) is \(piece)"
            }
            if !piece.isPresent, played.game.cards[card] != .found { return "card \(card) is gone but was not found" }
            if piece.opacity < 1, played.game.cards[card] != .found { return "card \(card) fades but was not found" }
            guard card < last.count, !hasCleared else { continue }
            if piece.turn < last[card].turn { return "card \(card) turns the wrong way" }
            if piece.opacity > last[card].opacity { return "card \(card) becomes more opaque" }
            if piece.isPresent, !last[card].isPresent { return "card \(card) is present again" }
        }
        return nil
    }

    private func faultOfNames(_ onlyTimeHasPassed: Bool) -> String? {
        struct Names: Equatable {
            let cards: [MemoryBoard.CardDescription?]
            let tabOrder: [Int]
            let counts: [Int]
        }
        struct Moment: Equatable {
            let record: [MemoryGame.Move]
            let flags: [Bool]
        }
        let (board, game) = (played.board, played.game)
        let cards = played.pieces.indices.map(board.description(of:))
        let names = Names(
            cards: cards, tabOrder: board.tabOrder.filter { cards[$0] != nil },
            counts: [game.moves, game.groupsFound, game.peeks, game.currentPlayer])
        let moment = Moment(record: game.record, flags: [board.isOpening, board.isPeeking, board.isAutomatic])
        return accessibilityState.fault(
            of: board.accessibilityState, names: names, moment: moment, onlyTimeHasPassed: onlyTimeHasPassed)
    }

    private func faultOfPeeks() -> String? {
        if played.game.peeks != peeks { return "\(peeks) peeks, but \(played.game.peeks) were counted" }
        let reported = played.reported.count { if case .peeked = $0 { true } else { false } }
        return reported == peeks ? nil : "\(peeks) peeks, but \(reported) were reported"
    }

    private func faultAtRest() -> String? {
        guard played.board.activity == .still else { return nil }
        if played.board.isPeeking { return "a peek does not end" }
        if played.game.isMissOpen { return "a miss does not turn back" }
        if !played.agreesWithRules { return "the cards do not agree with the rules" }
        let reported = played.pieces.indices.filter { played.board.description(of: $0)?.face != nil }
        if reported != played.game.open.sorted() { return "the described faces are not those of the open cards" }
        if !isPressed, played.pieces.contains(where: { $0.held != 0 }) { return "a card is still raised" }
        let before = Look(played)
        played.board.advance(to: played.now + 1000)
        return Look(played).isSameToSee(as: before) ? nil : "an event was pending on a board at rest"
    }

    private func faultOfEnd() -> String? {
        let finished = played.reported.count { $0 == .finished }
        let isCleared = played.pieces.allSatisfy { !$0.isPresent }
        if finished > 1 || isCleared && finished == 0 { return "the end was reported \(finished) times" }
        return finished > 0 && !played.isOver ? "the board is clear but the game is not over" : nil
    }
}

/// The visible state of a board, for detecting changes.
@MainActor private struct Look {
    let game: MemoryGame
    let changes: Int
    private let scene: Scene
    private let accessibilityState: AccessibilityState
    private let activity: Activity

    init(_ played: PlayedBoard) {
        game = played.game
        changes = played.changes
        scene = played.board.scene
        accessibilityState = played.board.accessibilityState
        activity = played.board.activity
    }

    func isSameToSee(as other: Look) -> Bool {
        scene.pieces == other.scene.pieces && scene.plates == other.scene.plates && scene.size == other.scene.size
            && scene.background == other.scene.background && accessibilityState == other.accessibilityState
            && activity == other.activity
    }
}

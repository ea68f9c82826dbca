// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import Scene

/// A board with a manual clock, and everything the board has reported.
@MainActor open class TestStage<B: GameBoard>: AnyTestStage {
    /// The board.
    public let board: B
    /// The time of the clock, in seconds.
    public var now = 0.0
    /// The events that the board has reported.
    public var reported: [B.Rules.Event] = []
    /// The accepted moves that the board has reported.
    public private(set) var playedMoves: [B.Rules.Move] = []
    /// The moves that were reported before they were recorded.
    public private(set) var movesReportedEarly: [B.Rules.Move] = []
    /// The number of times the board has reported a change.
    public private(set) var changes = 0

    /// Watches a board. `motion` is whether its pieces move.
    public init(_ board: B, motion: Bool) {
        self.board = board
        board.allowsMotion = motion
        board.happened = { [weak self] in self?.note($0) }
        board.changed = { [weak self] in self?.changes += 1 }
    }

    private func note(_ event: GameBoardEvent<B.Rules>) {
        switch event {
        case .played(let move):
            playedMoves.append(move)
            if !game.record.contains(move) { movesReportedEarly.append(move) }
        case .shown(let event): reported.append(event)
        case .valueReplaced: break
        }
    }

    /// The game on the board.
    public var game: B.Rules { board.game }
    /// The pieces of the board.
    public var pieces: [Piece] { board.scene.pieces }
    /// Whether the game is over.
    public var isOver: Bool { game.isOver }
    /// The board being played.
    public var live: any GameBoard { board }
    /// The number of questions that an adviser was asked.
    open var questions: Int { 0 }

    /// Lets time pass in one frame.
    public func pass(_ seconds: Double) {
        now += seconds
        board.advance(to: now)
    }

    /// Lets time pass without a frame, as on a board that is not drawn.
    public func idle(_ seconds: Double) { now += seconds }

    /// Lets time pass in frames of equal length, and calls `look` after each. The end is the same for any length.
    public func watch(_ seconds: Double, frame: Double = 1.0 / 60, _ look: () -> Void = {}) {
        let (start, end) = (now, now + seconds)
        var frames = 1.0
        while now < end {
            now = min(start + frames * frame, end)
            frames += 1
            board.advance(to: now)
            look()
        }
    }

    /// Lets enough time pass for everything to end, including moves of the computer and of a replay.
    public func rest() {
        pass(100)
        for _ in 0..<1000 where board.activity != .still { pass(100) }
    }

    /// Passes an input to the board.
    public func receive(_ input: Input) { board.receive(input, at: now) }

    open func playOn(step: Int) -> Bool { false }

    open func playToTheEnd() {}

    /// How many times the end was reported, and whether the record matches the game.
    public var ending: (reported: Int, isRecorded: Bool) {
        (reported.count { $0 == .finished }, recordFault == nil)
    }

    /// A description of an inconsistency in the record, or `nil`. The setup, seed, and record must describe the whole
    /// game.
    public var recordFault: String? {
        do {
            let again = try B.Rules(setup: board.setup, seed: board.seed, record: game.record)
            return again == game ? nil : "the record leads to another game"
        } catch {
            return "the record cannot be played again: \(error)"
        }
    }

    /// Returns whether the rules of both stages are in the same state.
    public func isSameGame(as other: any AnyTestStage) -> Bool { (other as? TestStage<B>)?.game == game }
}

/// A board in the middle of any game, for tests that apply to all boards.
@MainActor public protocol AnyTestStage: AnyObject {
    /// The board being played.
    var live: any GameBoard { get }
    /// The number of questions that an adviser was asked.
    var questions: Int { get }
    /// Lets time pass in one frame.
    func pass(_ seconds: Double)
    /// Performs step 0, 1, 2 … of a game that uses every property. Returns false after the last step.
    func playOn(step: Int) -> Bool
    /// Plays the game to its end.
    func playToTheEnd()
    /// How many times the end was reported, and whether the record matches the game.
    var ending: (reported: Int, isRecorded: Bool) { get }
    /// Returns whether the rules of both stages are in the same state.
    func isSameGame(as other: any AnyTestStage) -> Bool
}

extension AnyTestStage {
    /// The live properties of the board.
    public var properties: [BoardProperty] { live.liveProperties }

    /// Returns whether both stages look and respond the same.
    public func looks(like other: any AnyTestStage) -> Bool {
        let (one, two) = (live.scene, other.live.scene)
        return one.size == two.size && one.background == two.background && one.texture == two.texture
            && one.pieces == two.pieces
            && one.plates == two.plates && live.longPressTime == other.live.longPressTime
            && questions == other.questions
    }
}

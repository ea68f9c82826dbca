import Boards
import Gameplay
import Scene

/// A board on which time passes only when it is told to, and what it has said since it was made.
@MainActor class Stage<B: GameBoard>: AnyStage {
    let board: B
    var now = 0.0
    /// The events that the board has reported.
    var told: [B.Rules.Event] = []
    /// The moves that the rules have accepted, as the board has reported them.
    private(set) var playedMoves: [B.Rules.Move] = []
    /// Moves that were reported before they were in the record.
    private(set) var movesToldEarly: [B.Rules.Move] = []
    /// How often the board has said that it changed.
    private(set) var changes = 0

    init(_ board: B, motion: Bool) {
        self.board = board
        board.allowsMotion = motion
        board.happened = { [weak self] in self?.told.append($0) }
        board.played = { [weak self] move in
            self?.playedMoves.append(move)
            if self?.game.record.contains(move) == false { self?.movesToldEarly.append(move) }
        }
        board.changed = { [weak self] in self?.changes += 1 }
    }

    var game: B.Rules { board.game }
    var pieces: [Piece] { board.scene.pieces }
    var isOver: Bool { game.isOver }
    var live: any GameBoard { board }
    /// How often an adviser was asked.
    var questions: Int { 0 }

    /// Lets time pass in one frame.
    func pass(_ seconds: Double) {
        now += seconds
        board.advance(to: now)
    }

    /// Lets time pass without any frame, as on a board that nobody needs to draw.
    func idle(_ seconds: Double) { now += seconds }

    /// Lets time pass in frames of a length, and looks at the board after each. The end is the same for all lengths.
    func watch(_ seconds: Double, frame: Double = 1.0 / 60, _ look: () -> Void = {}) {
        let (start, end) = (now, now + seconds)
        var frames = 1.0
        while now < end {
            now = min(start + frames * frame, end)
            frames += 1
            board.advance(to: now)
            look()
        }
    }

    /// Lets as much time pass as anything on the board can take. What the computer or a watched game plays comes to its
    /// end as well.
    func rest() {
        pass(100)
        for _ in 0..<1000 where board.activity != .still { pass(100) }
    }

    func handle(_ input: Input) { board.handle(input, at: now) }

    func playOn(step: Int) -> Bool { false }

    func playToTheEnd() {}

    var ending: (told: Int, isRecorded: Bool) {
        (told.count { $0 == .finished }, faultOfRecord == nil)
    }

    /// What is wrong with the record: with setup and seed it is the whole game. nil if nothing is.
    var faultOfRecord: String? {
        do {
            let again = try B.Rules(setup: board.setup, seed: board.seed, record: game.record)
            return again == game ? nil : "the record leads to another game"
        } catch {
            return "the record cannot be played again: \(error)"
        }
    }

    func isSameGame(as other: any AnyStage) -> Bool { (other as? Stage<B>)?.game == game }
}

/// A board in the middle of a game, whichever it is, for what must hold on all of them.
@MainActor protocol AnyStage: AnyObject {
    /// The board that is played.
    var live: any GameBoard { get }
    /// How often an adviser was asked.
    var questions: Int { get }
    /// Lets time pass in one frame.
    func pass(_ seconds: Double)
    /// Plays in such a way that each property has a part in it, a step at a time: 0, 1, 2 … False after the last.
    func playOn(step: Int) -> Bool
    /// Plays the game to its end.
    func playToTheEnd()
    /// How often it was told that the game is over, and whether its record is that of the game.
    var ending: (told: Int, isRecorded: Bool) { get }
    /// Whether the rules know the same game of another.
    func isSameGame(as other: any AnyStage) -> Bool
}

extension AnyStage {
    var properties: [LiveProperty] { live.liveProperties }

    /// Whether another is the same to the eye and to the hand.
    func looks(like other: any AnyStage) -> Bool {
        let (one, two) = (live.scene, other.live.scene)
        return one.size == two.size && one.background == two.background && one.pieces == two.pieces
            && one.plates == two.plates && live.longPressTime == other.live.longPressTime
            && questions == other.questions
    }
}

import LightsOutRules
import Scene

/// The board of lights: takes what the player does, plays the rules, and moves its scene accordingly.
///
/// Its pieces are the 25 squares, by their numbers, then the 25 lights in them, then the mark of a hint. All its properties are
/// live.
@MainActor public final class LightsOutBoard: GameBoard {
    /// What is to happen later.
    enum Cue: Equatable, Sendable {
        /// The next move that nobody makes by hand.
        case automaticMove
        /// The last light is out, and all have seen it.
        case finished
        case waveUp(Int), waveDown(Int)
    }

    /// The gap between squares and around them, in points.
    @Limited(to: 0...60) public var padding = LightsOutFigures.padding { didSet { layOut() } }
    /// The color of the lights.
    public var lightColor = LightsOutFigures.lightColor { didSet { paint() } }
    /// The color under the squares.
    public var background = LightsOutFigures.background { didSet { paint() } }
    /// How long a light takes to go on or off, in seconds.
    @Limited(to: 0.05...3) public var fadeTime = LightsOutFigures.fadeTime
    /// Whether the desktop asks for dark colors: the board's own color has a darker twin for it.
    public var isDark = false { didSet { paint() } }
    /// The setup of the next game.
    public var nextSetup: LightsOutSetup
    /// Whether the first column is on the right.
    public var readsRightToLeft = false { didSet { if readsRightToLeft != oldValue { layOut() } } }
    /// Whether lights may be seen to fade.
    public var allowsMotion = true
    /// Called after each change that did not come from `advance`.
    public var changed: () -> Void = {}
    /// Called with each event of the game as it happens; `finished` when the last light is out.
    public var happened: (LightsOutGame.Event) -> Void = { _ in }
    /// Called with each move that the rules have accepted, at once.
    public var played: (LightsOutGame.Move) -> Void = { _ in }

    /// No piece takes a picture.
    public let pictureForDrops: String? = nil

    /// What is to be seen, as of the last `advance`.
    public internal(set) var scene = Scene(size: Size(width: 1, height: 1), background: LightsOutFigures.background)
    /// The present game.
    public internal(set) var game: LightsOutGame
    /// The seed of the present game.
    public private(set) var seed: UInt64
    /// The setup of the present game.
    public private(set) var setup: LightsOutSetup
    /// Whether a game has begun.
    public private(set) var hasBegun = false

    var plates = NamedPlates<PlateName>()
    var animator = Animator()
    var agenda = Agenda<Cue>()
    /// What makes the moves in the player's place, if anything does.
    var autopilot = Autopilot<Never, LightsOutGame.Move>.off
    /// The square under a finger.
    var heldSquare: Int?

    /// A board with lights dealt from `seed`.
    public init(setup: LightsOutSetup = LightsOutSetup(), seed: UInt64) {
        self.setup = setup
        self.seed = seed
        nextSetup = setup
        game = LightsOutGame(setup: setup, seed: seed)
        laySquares()
        showLights(at: 0, within: 0)
    }

    /// Puts a game on the board. The lights of one that opens fade in.
    public func put(_ game: LightsOutGame, _ setup: LightsOutSetup, seed: UInt64, opens: Bool, at now: Double) {
        self.game = game
        self.setup = setup
        self.seed = seed
        hasBegun = true
        animator = Animator()
        agenda = Agenda()
        autopilot = .off
        heldSquare = nil
        laySquares()
        showLights(at: now, within: opens ? fadeTime : 0)
        changed()
    }

    /// A press is never a long one here.
    public var longPressTime: Double { LightsOutFigures.longPressTime }

    /// Whether the board needs the clock.
    public var activity: Activity {
        if animator.isMoving { return .moving }
        return agenda.nextTime.map { .waiting(until: $0) } ?? .still
    }

    /// Takes what the player does.
    public func handle(_ input: Input, at now: Double) {
        advance(to: now)
        switch input {
        case .press(let point, let device): if let square = piece(at: point, by: device) { hold(square, at: now) }
        case .pressEnded, .cancel: letGo(at: now)
        case .tap(let point, let device):
            if let square = piece(at: point, by: device) { playByHand(.press(square), at: now) }
        case .activate(let square): playByHand(.press(square), at: now)
        case .longPress, .drag, .drop, .otherTap, .turn: break
        }
        changed()
    }

    /// Takes back the last press.
    public func undo(at now: Double) { command(.undo, at: now) }

    /// Makes the press again that was taken back last.
    public func redo(at now: Double) { command(.redo, at: now) }

    /// Marks a square to press.
    public func showHint(at now: Double) { command(.hint, at: now) }

    /// Lets time pass: all that was due happens at its own time.
    public func advance(to now: Double) {
        while let due = agenda.popDue(at: now) {
            animator.update(&scene.pieces, to: due.time)
            perform(due.cue, at: due.time)
        }
        animator.update(&scene.pieces, to: now)
    }

    private func command(_ move: LightsOutGame.Move, at now: Double) {
        advance(to: now)
        playByHand(move, at: now)
        changed()
    }

    private func playByHand(_ move: LightsOutGame.Move, at now: Double) {
        if !isAutomatic { play(move, at: now) }
    }

    /// Plays a move and shows what comes of it. A move that the rules refuse does nothing.
    @discardableResult
    func play(_ move: LightsOutGame.Move, at now: Double) -> Bool {
        guard let events = try? game.play(move) else { return false }
        played(move)
        showLights(at: now, within: fadeTime)
        for event in events {
            if event == .finished {
                agenda.add(.finished, at: now + (allowsMotion ? fadeTime : 0))
            } else {
                happened(event)
            }
        }
        return true
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import LightsOutRules
import Scene

/// The Lights Out board: takes input, plays the rules, and animates its scene.
///
/// The pieces are the 25 squares in order, then the 25 lights in them, then the mark of a hint.
/// All properties are live.
@MainActor public final class LightsOutBoard: GameBoard {
    /// A scheduled event.
    enum Cue: Equatable, Sendable {
        /// The next automatic move.
        case automaticMove
        /// The end of the game, after the last light has faded.
        case finished
        case waveUp(Int), waveDown(Int)
    }

    /// The gap between squares and around them, in points.
    @Clamped(to: 0...60) public var padding = LightsOutConstants.padding { didSet { layOut() } }
    /// The color of the lights.
    public var lightColor = LightsOutConstants.lightColor { didSet { paint() } }
    /// The color behind the squares.
    public var background = LightsOutConstants.background { didSet { paint() } }
    /// How long a light takes to go on or off, in seconds.
    @Clamped(to: 0.05...3) public var fadeTime = LightsOutConstants.fadeTime
    /// Whether the desktop uses the dark style. The default background then has a darker color.
    public var isDark = false { didSet { paint() } }
    /// The setup of the next game.
    public var nextSetup: LightsOutSetup
    /// Whether the first column is on the right.
    public var readsRightToLeft = false { didSet { if readsRightToLeft != oldValue { layOut() } } }
    /// Whether lights fade instead of switching without animation.
    public var allowsMotion = true
    /// Called after each change that did not come from `advance`.
    public var changed: () -> Void = {}
    /// Called with each event. `finished` is shown when the last light is out.
    public var happened: (GameBoardEvent<LightsOutGame>) -> Void = { _ in }

    /// No piece accepts a picture.
    public let pictureForDrops: String? = nil

    /// The visible scene, as of the last `advance`.
    public internal(set) var scene = Scene(size: Size(width: 1, height: 1), background: LightsOutConstants.background)
    /// The current game.
    public internal(set) var game: LightsOutGame
    /// The seed of the current game.
    public private(set) var seed: UInt64
    /// The setup of the current game.
    public private(set) var setup: LightsOutSetup
    /// Whether a game has begun.
    public private(set) var hasBegun = false

    var plates = NamedPlates<PlateName>()
    var animator = Animator()
    var agenda = Agenda<Cue>()
    /// The moves that follow in the recorded game that the board shows, or `nil` if the board is played on.
    public var followingMoves: [LightsOutGame.Move]?
    /// The source of automatic moves, if any.
    var autopilot = Autopilot<Never, LightsOutGame.Move>.off
    /// The square under a finger.
    var heldSquare: Int?

    /// Creates a board with lights dealt from `seed`.
    public init(setup: LightsOutSetup = LightsOutSetup(), seed: UInt64) {
        self.setup = setup
        self.seed = seed
        nextSetup = setup
        game = LightsOutGame(setup: setup, seed: seed)
        laySquares()
        showLights(at: 0, within: 0)
    }

    /// Shows a game. When it opens, its lights fade in.
    public func replaceGame(_ game: LightsOutGame, _ setup: LightsOutSetup, seed: UInt64, opens: Bool, at now: Double) {
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

    /// There is no long press on this board.
    public var longPressTime: Double { LightsOutConstants.longPressTime }

    /// Whether the board needs the clock.
    public var activity: Activity {
        if animator.isMoving { return .moving }
        return agenda.nextTime.map { .waiting(until: $0) } ?? .still
    }

    /// Handles input.
    public func receive(_ input: Input, at now: Double) {
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

    /// Redoes the press that was taken back last.
    public func redo(at now: Double) { command(.redo, at: now) }

    /// Marks a square to press.
    public func showHint(at now: Double) { command(.hint, at: now) }

    /// Advances to the given time. Everything that was due happens at its own time.
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

    /// Plays a move and animates its events. An illegal move does nothing.
    @discardableResult
    func play(_ move: LightsOutGame.Move, at now: Double) -> Bool {
        guard let events = try? game.play(move) else { return false }
        happened(.played(move))
        showLights(at: now, within: fadeTime)
        for event in events {
            if event == .finished {
                agenda.add(.finished, at: now + (allowsMotion ? fadeTime : 0))
            } else {
                happened(.shown(event))
            }
        }
        return true
    }
}

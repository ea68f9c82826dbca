// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// The Pentominoes board: handles input, plays the rules, and animates its scene.
///
/// The pieces are the twelve tiles in alphabetical order, then the buttons of a held tile, then the pieces for the
/// board and its marks. All properties are live.
@preconcurrency @MainActor public final class PentominoBoard: GameBoard {
    /// A future action.
    enum Cue: Equatable, Sendable {
        /// A tile has come to rest.
        case settled(Pentomino)
        /// The next automatic move is due.
        case automaticMove
        /// The last tile has been placed, and its motion has ended.
        case finished
        case rippleUp(Pentomino), rippleDown(Pentomino)
    }

    /// A press that can become a tap, a long press, or a drag.
    struct TilePress {
        var tile: Pentomino
        var point: Point
        var device: Device
        /// The vector from the press to the center of the tile, in squares of the tile at its displayed size.
        var grab: Point
    }

    /// How the position of the held tile is controlled.
    enum HoldMode {
        /// By the press: the center of the tile is at the press plus `offset`.
        case carried(at: Point, by: Device, offset: Point)
        /// By keys and taps: the tile turns inside this frame.
        case ghost(TileFrame)
    }

    /// The color of the table.
    public var background = PentominoConstants.background { didSet { paint() } }
    /// The texture of the table, or `nil` for its color alone.
    public var texture: TableTexture? { didSet { paint() } }
    /// The color of the wells on the board.
    public var boardColor = PentominoConstants.boardColor { didSet { paint() } }
    /// The relief of the tiles.
    var relief = TileRelief.beveled { didSet { paint() } }
    /// Whether the desktop uses a dark style. The default colors have dark variants.
    public var isDark = false { didSet { if isDark != oldValue { paint() } } }
    /// Whether tiles show their letters.
    public var showsLetters = true { didSet { paint() } }
    /// The size of squares in the tray relative to those on the board, in percent.
    @Clamped(to: 30...70) public var trayScale = PentominoConstants.trayScale { didSet { updateLayout() } }
    /// The duration of picking up a tile, in seconds.
    @Clamped(to: 0.05...1) public var liftTime = PentominoConstants.liftTime
    /// The duration of turning or flipping a tile, in seconds.
    @Clamped(to: 0.05...1) public var turnTime = PentominoConstants.turnTime
    /// The duration of moving a dropped tile to its resting place, in seconds.
    @Clamped(to: 0.05...2) public var glideTime = PentominoConstants.glideTime
    /// The duration of a press that picks up a tile, in seconds.
    @Clamped(to: 0.2...2) public var holdTime = PentominoConstants.holdTime
    /// Whether to show the number of solutions left in the position.
    public var showsSolutionsLeft = false { didSet { requestAnalysis() } }
    /// Whether to mark free areas that cannot be filled.
    public var marksDeadRegions = false { didSet { requestAnalysis() } }
    /// The puzzle selected for the next game.
    public var chosenPuzzle = PuzzleChoice.board(TileBoard.full[0])
    /// The setup of the next game. A daily puzzle is that of the current date.
    public var nextSetup: PentominoSetup { chosenPuzzle.setup(on: today()) }
    /// Returns the current date, for the daily puzzle.
    public var today: () -> Day
    /// Whether tiles are animated.
    public var allowsMotion = true
    /// Called after each change, except for changes made by `advance`.
    public var changed: () -> Void = {}
    /// Called with each event. `finished` is shown when the last tile has come to rest.
    public var happened: (GameBoardEvent<PentominoGame>) -> Void = { _ in }
    /// Called when the position changes and needs to be analyzed again.
    public var positionChanged: () -> Void = {}

    /// The height of the lower part of the area that the result of the game covers, in points.
    public var coveredHeight = 0.0 { didSet { if coveredHeight != oldValue { layOutForArea() } } }

    /// Always `nil`, because no piece shows a picture.
    public let pictureForDrops: String? = nil

    /// The scene as of the last `advance`.
    public internal(set) var scene: Scene
    /// The current game.
    public internal(set) var game: PentominoGame
    /// The seed of the current game.
    public private(set) var seed: UInt64
    /// The setup of the current game.
    public private(set) var setup: PentominoSetup
    /// Whether a game has begun.
    public private(set) var hasBegun = false
    /// The free areas that cannot be filled, as far as known.
    public var deadRegions: [[Square]] = [] {
        didSet {
            guard deadRegions != oldValue else { return }
            markDeadRegions()
            changed()
        }
    }
    /// The number of solutions left in the position, or `nil` if it is unknown.
    public var solutionsLeft: Int? { didSet { if solutionsLeft != oldValue { changed() } } }
    /// The hint that is shown.
    public internal(set) var hint: Hint?

    var plates = NamedPlates<PlateName>()
    var animator = Animator()
    var agenda = Agenda<Cue>()
    var layout: TileLayout
    var area = Size(width: 800, height: 600)
    /// The tile that was moved last. It is above the others while it moves to its resting place.
    var topTile: Pentomino?
    var press: TilePress?
    /// Whether the current press has carried a tile, so that releasing it is not a tap.
    var isPressConsumed = false
    var holdMode: HoldMode?
    /// The square where the held tile would land.
    var landing: Square?
    /// The moves that follow in the recorded game that the board shows, or `nil` if the board is played on.
    public var followingMoves: [PentominoGame.Move]?
    /// The source of automatic moves.
    var autopilot = Autopilot<Never, PentominoGame.Move>.off
    /// The time of the last `advance`.
    var time = 0.0
    /// The start of an animation of a carried tile's offset, so that the tile slides to its position instead of
    /// jumping.
    var slide: (from: Point, start: Double, duration: Double)?

    /// Creates a board with the tiles of a setup around it.
    public init(setup: PentominoSetup = PentominoSetup(), seed: UInt64, today: @escaping () -> Day) {
        self.setup = setup
        self.seed = seed
        self.today = today
        game = PentominoGame(setup: setup, seed: seed)
        layout = TileLayout(
            board: game.board, tiles: game.tiles.count, in: area, trayScale: PentominoConstants.trayScale)
        scene = Scene(size: area, background: background)
        resetScene()
    }

    /// Shows a game at rest.
    public func replaceGame(_ game: PentominoGame, _ setup: PentominoSetup, seed: UInt64, opens: Bool, at now: Double) {
        self.game = game
        self.setup = setup
        self.seed = seed
        hasBegun = true
        time = now
        resetScene()
        showHeldTile(at: now)
        requestAnalysis()
        changed()
    }

    /// The duration of a press that picks up a tile.
    public var longPressTime: Double { holdTime }

    /// Whether a tile is held or pressed.
    public var holdsPiece: Bool { press != nil || game.held != nil }

    /// Whether and when the board needs to be advanced again.
    public var activity: Activity {
        if animator.isMoving || slide != nil { return .moving }
        return agenda.nextTime.map { .waiting(until: $0) } ?? .still
    }

    /// Advances time. Everything due happens at its own time.
    public func advance(to now: Double) {
        while let due = agenda.popDue(at: now) {
            animator.update(&scene.pieces, to: due.time)
            perform(due.cue, at: due.time)
        }
        animator.update(&scene.pieces, to: now)
        time = now
        guard let slide else { return }
        if now >= slide.start + slide.duration { self.slide = nil }
        moveHeld()
    }

    /// Updates the layout for another area.
    public func resize(to area: Size) {
        guard area != self.area, area.width > 0, area.height > 0 else { return }
        self.area = area
        scene.size = area
        layOutForArea()
    }

    /// Plays a move and shows its events. A move that the rules refuse has no effect.
    @discardableResult
    func play(_ move: PentominoGame.Move, at now: Double) -> Bool {
        guard let events = playUnseen(move) else { return false }
        if events.contains(where: \.changesPosition) { hint = nil }
        animate(events, at: now)
        requestAnalysis()
        return true
    }

    /// Plays a move without showing its events. Returns these, or `nil` if the rules refuse the move.
    func playUnseen(_ move: PentominoGame.Move) -> [PentominoGame.Event]? {
        guard let events = try? game.play(move) else { return nil }
        happened(.played(move))
        return events
    }

    /// Requests a new analysis of the position, and clears results that are no longer shown.
    func requestAnalysis() {
        if !showsSolutionsLeft { solutionsLeft = nil }
        if !marksDeadRegions { deadRegions = [] }
        positionChanged()
    }
}

extension PentominoGame.Event {
    /// Whether a tile has changed its place. A held tile may still return.
    fileprivate var changesPosition: Bool {
        switch self {
        case .placed, .takenOff: true
        default: false
        }
    }
}

import PentominoRules
import Scene

/// The board of tiles: takes what the player does, plays the rules, and moves its scene accordingly.
///
/// Its pieces are the twelve tiles, by their place in the alphabet, then the buttons beside a held tile, then what lies under
/// the tiles. All its properties are live.
@MainActor public final class PentominoBoard: GameBoard {
    /// What is to happen later.
    enum Cue: Equatable, Sendable {
        /// A tile has come to rest.
        case settled(Pentomino)
        /// The next move that nobody makes by hand.
        case automaticMove
        /// The last tile lies, and all shall see it.
        case finished
        case rippleUp(Pentomino), rippleDown(Pentomino)
    }

    /// A press that may yet become a tap, a hold or a drag.
    struct Press {
        var tile: Pentomino
        var place: Point
        var device: Device
        /// From the place to the tile's middle, in squares of the tile as it was seen.
        var grab: Point
    }

    /// How the held tile is led.
    enum Lead {
        /// By what came down on it: the tile's middle is at the place of that, and `offset` away.
        case carried(at: Point, by: Device, offset: Point)
        /// By keys and taps: the bounding box begins at this square.
        case ghost(Square)
    }

    /// The colour of the table.
    public var background = PentominoFigures.background { didSet { paint() } }
    /// The colour of the hollows on the board.
    public var boardColor = PentominoFigures.boardColor { didSet { paint() } }
    /// Whether the desktop asks for dark colours: the board's own colours have darker twins for it.
    public var isDark = false { didSet { if isDark != oldValue { paint() } } }
    /// Whether each tile bears its letter.
    public var showsLetters = true { didSet { paint() } }
    /// The side of a square in the tray as a share of one on the board, in percent.
    @Limited(to: 30...70) public var trayScale = PentominoFigures.trayScale { didSet { layOutAgain() } }
    /// How long a tile takes to rise into the hand, in seconds.
    @Limited(to: 0.05...1) public var liftTime = PentominoFigures.liftTime
    /// How long a tile takes to turn or to flip, in seconds.
    @Limited(to: 0.05...1) public var turnTime = PentominoFigures.turnTime
    /// How long a tile takes to glide to where it comes to lie, in seconds.
    @Limited(to: 0.05...2) public var glideTime = PentominoFigures.glideTime
    /// How long a press rests on a tile before it lifts it, in seconds.
    @Limited(to: 0.2...2) public var holdTime = PentominoFigures.holdTime
    /// Whether the number of solutions that the position leaves is shown.
    public var showsSolutionsLeft = false { didSet { tellPosition() } }
    /// Whether free areas that no tiles can fill are marked.
    public var marksDeadRegions = false { didSet { tellPosition() } }
    /// The puzzle that was chosen for the next game.
    public var chosenPuzzle = PuzzleChoice.board(TileBoard.full[0])
    /// The setup of the next game: the puzzle of the day is that of today.
    public var nextSetup: PentominoSetup { chosenPuzzle.setup(on: today()) }
    /// The present date, for the puzzle of the day.
    public var today: () -> Day
    /// Whether tiles may be seen to move.
    public var allowsMotion = true
    /// Called after each change that did not come from `advance`.
    public var changed: () -> Void = {}
    /// Called with each event of the game as it happens; `finished` when the last tile has come to rest.
    public var happened: (PentominoGame.Event) -> Void = { _ in }
    /// Called with each move that the rules have accepted, at once.
    public var played: (PentominoGame.Move) -> Void = { _ in }
    /// Called when there is another position to be judged by whoever gives advice.
    public var positionChanged: () -> Void = {}

    /// No piece takes a picture.
    public let pictureForDrops: String? = nil

    /// What is to be seen, as of the last `advance`.
    public internal(set) var scene: Scene
    /// The game that is played.
    public internal(set) var game: PentominoGame
    /// The seed that tiles were dealt from.
    public private(set) var seed: UInt64
    /// What the game is played on.
    public private(set) var setup: PentominoSetup
    /// Whether a game has begun.
    public private(set) var hasBegun = false
    /// The free areas that no tiles can fill, as far as is known.
    public var deadRegions: [[Square]] = [] {
        didSet {
            guard deadRegions != oldValue else { return }
            markDeadRegions()
            changed()
        }
    }
    /// How many solutions the position leaves; nil while that is not known.
    public var solutionsLeft: Int? { didSet { if solutionsLeft != oldValue { changed() } } }
    /// The advice that is shown.
    public internal(set) var hint: Hint?

    var plates = NamedPlates<PlateName>()
    var animator = Animator()
    var agenda = Agenda<Cue>()
    var layout: TileLayout
    var area = Size(width: 800, height: 600)
    /// The tile that was moved last, which lies above the others while it glides.
    var topTile: Pentomino?
    var press: Press?
    /// Whether what came down last has carried a tile, so that its release is no tap.
    var pressIsSpent = false
    var lead: Lead?
    /// Where the held tile would come to lie now.
    var landing: Square?
    /// What makes the moves in the player's place, if anything does.
    var autopilot = Autopilot<Never, PentominoGame.Move>.off
    /// The time of the last `advance`.
    var time = 0.0
    /// From where to where a carried tile's offset goes, so that it slides under the finger and does not jump there.
    var slide: (from: Point, start: Double, duration: Double)?

    /// A board with the tiles of a setup around it.
    public init(setup: PentominoSetup = PentominoSetup(), seed: UInt64, today: @escaping () -> Day) {
        self.setup = setup
        self.seed = seed
        self.today = today
        game = PentominoGame(setup: setup, seed: seed)
        layout = TileLayout(board: game.board, tiles: game.tiles.count, in: area, trayScale: PentominoFigures.trayScale)
        scene = Scene(size: area, background: background)
        lay()
    }

    /// Puts a game on the board, at rest.
    public func put(_ game: PentominoGame, _ setup: PentominoSetup, seed: UInt64, opens: Bool, at now: Double) {
        self.game = game
        self.setup = setup
        self.seed = seed
        hasBegun = true
        time = now
        lay()
        tellPosition()
        changed()
    }

    /// How long a press rests on a tile before it lifts it.
    public var longPressTime: Double { holdTime }

    /// Whether a tile is held, or pressed.
    public var holdsPiece: Bool { press != nil || game.held != nil }

    /// Whether the board needs the clock.
    public var activity: Activity {
        if animator.isMoving || slide != nil { return .moving }
        return agenda.nextTime.map { .waiting(until: $0) } ?? .still
    }

    /// Lets time pass: all that was due happens at its own time.
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

    /// Lays everything out for another area.
    public func resize(to area: Size) {
        guard area != self.area, area.width > 0, area.height > 0 else { return }
        self.area = area
        scene.size = area
        layOutForArea()
    }

    /// Plays a move and shows what comes of it. A move that the rules refuse does nothing.
    @discardableResult
    func play(_ move: PentominoGame.Move, at now: Double) -> Bool {
        guard let events = try? game.play(move) else { return false }
        if events.contains(where: \.changesPosition) { hint = nil }
        played(move)
        show(events, at: now)
        tellPosition()
        return true
    }

    /// Has the position judged anew, by whoever gives advice.
    func tellPosition() {
        if !showsSolutionsLeft { solutionsLeft = nil }
        if !marksDeadRegions { deadRegions = [] }
        positionChanged()
    }
}

extension PentominoGame.Event {
    /// Whether a tile lies elsewhere after it. One that is in the hand may yet go back.
    fileprivate var changesPosition: Bool {
        switch self {
        case .placed, .takenOff: true
        default: false
        }
    }
}

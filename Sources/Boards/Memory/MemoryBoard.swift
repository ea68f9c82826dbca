import MemoryRules
import Scene

/// The board of pairs: takes what the player does, plays the rules, and moves its scene accordingly.
///
/// All its properties are live. A new value is seen in the next frame; nothing is dealt again, and no turn, fade or
/// peek that is under way ends anywhere else.
@MainActor public final class MemoryBoard: Board {
    /// What is to happen later.
    enum Cue: Equatable, Sendable {
        case opened, pairSeen(Int, Int), pairGone(Int, Int), missSeen(Int, Int), revealOver, peekTurned, peekOver
    }

    /// The gap between cards and around them, in points.
    public var padding = MemoryFigures.padding { didSet { layOut() } }
    /// What is painted on the backs. An own picture must be known to whoever draws before it is set here.
    public var backImage = PictureChoice.plain { didSet { paintPlates() } }
    /// The colour of the backs.
    public var backColor = MemoryFigures.backColor { didSet { paintPlates() } }
    /// The colour under the cards.
    public var background = MemoryFigures.background { didSet { paintBackground() } }
    /// Whether the desktop asks for dark colours: the board's own colour has a darker twin for it.
    public var isDark = false { didSet { paintBackground() } }
    /// How long the opening takes, in seconds.
    public var openingTime = MemoryFigures.openingTime
    /// How long a card takes to turn, in seconds.
    public var turnTime = MemoryFigures.turnTime
    /// How long a found pair takes to fade, in seconds.
    public var fadeTime = MemoryFigures.fadeTime
    /// How long an unequal pair stays up, in seconds; a pair that is up now stays for the new time.
    public var revealTime = MemoryFigures.revealTime { didSet { reschedule() } }
    /// How long a press lasts before it is a peek, in seconds.
    public var peekPressTime = MemoryFigures.peekPressTime
    /// How long a peek takes to turn the cards up, and again to turn them back, in seconds.
    public var peekTurnTime = MemoryFigures.peekTurnTime
    /// Whether cards may be seen to move.
    public var allowsMotion = true
    /// Called after each change that did not come from `advance`.
    public var changed: () -> Void = {}
    /// Called with each event of the game at the moment at which it can be seen.
    public var happened: (MemoryGame.Event) -> Void = { _ in }

    /// What is to be seen, as of the last `advance`.
    public internal(set) var scene: Scene
    /// The game that is played.
    public internal(set) var game: MemoryGame
    /// The seed that the cards were dealt from.
    public private(set) var seed: UInt64
    /// The faces of the cards.
    public let deck: Deck
    /// Whether the cards have been dealt face up and have not yet all turned to their backs.
    public internal(set) var isOpening = true
    /// The cards that still show the face they were dealt with.
    var dealtUp: Set<Int> = []
    /// Whether a peek is under way, in which cards take no taps.
    public internal(set) var isPeeking = false

    var animator = Animator()
    var agenda = Agenda<Cue>()
    /// The time of the last `advance`.
    var time = 0.0
    /// Since when the unequal pair that is up has been wholly up.
    var revealedAt = 0.0
    var heldPiece: Int?

    /// A board with cards dealt from `seed`, face up and at rest until `open` is called.
    public init(columns: Int = 4, rows: Int = 4, seed: UInt64, deck: Deck = .animals) {
        self.seed = seed
        self.deck = deck
        game = MemoryGame(deal: Deal(columns: columns, rows: rows, seed: seed))
        scene = Scene(size: Size(width: 0, height: 0), background: background)
        layCards()
    }

    /// Deals a new game of the same size, and opens it. Whatever the old one had under way is gone with it.
    public func deal(seed: UInt64, at now: Double) {
        self.seed = seed
        game = MemoryGame(deal: Deal(columns: game.deal.columns, rows: game.deal.rows, seed: seed))
        layCards()
        open(at: now)
    }

    /// Opens a game that has been dealt: all cards turn to their backs.
    public func open(at now: Double) {
        if allowsMotion { turnDown(Array(scene.pieces.indices), at: now, within: openingTime) }
        agenda.add(.opened, at: now + openingTime)
        changed()
    }

    /// How long a press lasts before it is a long one: the time of a peek.
    public var longPressTime: Double { peekPressTime }

    /// Whether the board needs the clock.
    public var activity: Activity {
        if animator.isMoving { return .moving }
        return agenda.nextTime.map { .waiting(until: $0) } ?? .still
    }

    /// Takes what the player does.
    public func handle(_ input: Input, at now: Double) {
        advance(to: now)
        switch input {
        case .press(let point): if let card = scene.piece(at: point) { hold(card, at: now) }
        case .pressEnded: letGo(at: now)
        case .tap(let point): if let card = scene.piece(at: point) { tap(card, at: now) }
        case .activate(let card): tap(card, at: now)
        case .longPress: peek(at: now)
        }
        changed()
    }

    /// Looks at all cards for a moment. While a peek is under way, and after the last pair, it does nothing.
    public func peek(at now: Double) {
        advance(to: now)
        if !isPeeking { play(.peek, at: now) }
        changed()
    }

    /// Lets time pass: all that was due happens at its own time.
    public func advance(to now: Double) {
        while let due = agenda.popDue(at: now) {
            animator.update(&scene.pieces, to: due.time)
            perform(due.cue, at: due.time)
        }
        animator.update(&scene.pieces, to: now)
        time = now
    }

    private func tap(_ card: Int, at now: Double) {
        guard !isPeeking else { return }
        play(.turn(card), at: now)
    }

    /// Plays a move and shows what comes of it. The rules refuse a tap on a card that is up or found; that is a tap
    /// that does nothing.
    func play(_ move: MemoryGame.Move, at now: Double) {
        guard let events = try? game.play(move) else { return }
        scene.wording += 1
        show(events, at: now)
    }
}

import MemoryRules
import Scene

/// The board of pairs: takes what the player does, plays the rules, and moves its scene accordingly.
///
/// All its properties are live. A new value is seen in the next frame; nothing is dealt again, and no turn, fade or
/// peek that is under way ends anywhere else.
@MainActor public final class MemoryBoard: GameBoard {
    /// What is to happen later.
    enum Cue: Equatable, Sendable {
        case opened, pairSeen(Int, Int), pairGone(Int, Int), missSeen(Int, Int), revealOver, peekTurned, peekOver
        case automaticMove
        case shimmerUp(Int), shimmerDown(Int), shimmerOver(Int)
    }

    /// The gap between cards and around them, in points.
    @Limited(to: 0...200) public var padding = MemoryFigures.padding { didSet { layOut() } }
    /// What is painted on the backs. An own picture must be known to whoever draws before it is set here.
    public var backImage = PictureChoice.plain { didSet { paintPlates() } }
    /// The colour of the backs.
    public var backColor = MemoryFigures.backColor { didSet { paintPlates() } }
    /// The colour under the cards.
    public var background = MemoryFigures.background { didSet { paintBackground() } }
    /// Whether the desktop asks for dark colours: the board's own colour has a darker twin for it.
    public var isDark = false { didSet { paintBackground() } }
    /// How long the opening takes, in seconds.
    @Limited(to: 0.1...10) public var openingTime = MemoryFigures.openingTime
    /// How long a card takes to turn, in seconds.
    @Limited(to: 0.1...3) public var turnTime = MemoryFigures.turnTime
    /// How long a found pair takes to fade, in seconds.
    @Limited(to: 0.1...3) public var fadeTime = MemoryFigures.fadeTime
    /// How long an unequal pair stays up, in seconds; a pair that is up now stays for the new time.
    @Limited(to: 0.1...5) public var revealTime = MemoryFigures.revealTime { didSet { reschedule() } }
    /// How long a press lasts before it is a peek, in seconds.
    @Limited(to: 0.5...5) public var peekPressTime = MemoryFigures.peekPressTime
    /// How long a peek takes to turn the cards up, and again to turn them back, in seconds.
    @Limited(to: 0.1...5) public var peekTurnTime = MemoryFigures.peekTurnTime
    /// How many peeks a game has, nil for as many as one likes.
    public var peekLimit: Int?
    /// The deck whose faces the cards have. A new one is seen on the cards that lie there; it must have a face for each number. If it has
    /// too few for the next game, that will be of the same size as this one.
    public var faces: Deck { didSet { if faces != oldValue { changeFaces() } } }
    /// Decks of the player's that can be chosen, by their folders' URIs.
    public var ownDecks: [String: Deck] = [:]
    /// What the next game will be played on, and by whom.
    public var nextSetup: MemorySetup
    /// Whether the first column is on the right.
    public var readsRightToLeft = false { didSet { if readsRightToLeft != oldValue { layOut() } } }
    /// Whether cards may be seen to move.
    public var allowsMotion = true
    /// Called after each change that did not come from `advance`.
    public var changed: () -> Void = {}
    /// Called with each event of the game at the moment at which it can be seen.
    public var happened: (MemoryGame.Event) -> Void = { _ in }
    /// Called with each move that the rules have accepted, at once.
    public var played: (MemoryGame.Move) -> Void = { _ in }
    /// Called when a game needs more faces than the deck has, and another deck has taken its place.
    public var deckExchanged: (LiveProperty.Refusal) -> Void = { _ in }

    /// The backs.
    public let pictureForDrops: String? = "backImage"

    /// What is to be seen, as of the last `advance`.
    public internal(set) var scene: Scene
    /// The game that is played.
    public internal(set) var game: MemoryGame
    /// The seed that the cards were dealt from.
    public private(set) var seed: UInt64
    /// What the game is played on, and by whom.
    public private(set) var setup: MemorySetup
    /// Who plays in the players' place, if anybody does.
    public internal(set) var autopilot = Autopilot<PerfectPlayer, MemoryGame.Move>.off
    /// Whether a game has been opened or restored; until then any deck will do.
    public internal(set) var hasBegun = false
    /// Whether the cards have been dealt face up and have not yet all turned to their backs.
    public internal(set) var isOpening = true
    /// The cards that still show the face they were dealt with.
    var dealtUp: Set<Int> = []
    /// The cards that have faded. When all have gone, what is still drawn of them is only an animation.
    var gone: Set<Int> = []
    /// Whether a peek is under way, in which cards take no taps.
    public internal(set) var isPeeking = false

    var plates = NamedPlates<PlateName>()
    var animator = Animator()
    var agenda = Agenda<Cue>()
    var opponent: Opponent?
    /// The time of the last `advance`.
    var time = 0.0
    /// Since when the unequal pair that is up has been wholly up.
    var revealedAt = 0.0
    var heldPiece: Int?
    /// Whose turn it has become with a miss that has not been seen yet.
    var untoldTurn: Int?

    /// A board with cards dealt from `seed`, face up and at rest until `open` is called.
    public init(setup: MemorySetup = MemorySetup(), seed: UInt64, deck: Deck = .animals) {
        self.setup = setup
        self.seed = seed
        faces = deck
        nextSetup = setup
        game = MemoryGame(setup: setup, seed: seed)
        opponent = Opponent(setup: setup, seed: seed, watching: [])
        scene = Scene(size: Size(width: 0, height: 0), background: background)
        layCards()
    }

    /// Puts a game on the board. One that opens turns all cards to their backs; in any other an unequal pair that is up stays for
    /// the reveal time.
    public func put(_ game: MemoryGame, _ setup: MemorySetup, seed: UInt64, opens: Bool, at now: Double) {
        if faces.pairs.count < setup.pairs, let larger = Deck.shipped.first(where: { $0.pairs.count >= setup.pairs }) {
            let refusal = LiveProperty.Refusal.tooFewFaces(has: faces.pairs.count, needs: setup.pairs)
            faces = larger
            deckExchanged(refusal)
        }
        self.game = game
        self.setup = setup
        self.seed = seed
        autopilot = .off
        opponent = Opponent(setup: setup, seed: seed, watching: game.record)
        layCards()
        if opens { return open(at: now) }
        time = now
        rest(at: now)
        awaitAutomaticMove(from: now)
        changed()
    }

    /// Opens a game that has been dealt: all cards turn to their backs.
    public func open(at now: Double) {
        hasBegun = true
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
        case .press(let point, _): if let card = scene.piece(at: point) { hold(card, at: now) }
        case .pressEnded, .cancel: letGo(at: now)
        case .tap(let point, _): if let card = scene.piece(at: point) { tap(card, at: now) }
        case .activate(let card): tap(card, at: now)
        case .longPress: peekByHand(at: now)
        case .drag, .drop, .otherTap, .turn: break
        }
        awaitAutomaticMove(from: now)
        changed()
    }

    /// Looks at all cards for a moment. While a peek is under way, and after the last pair, it does nothing.
    public func peek(at now: Double) {
        advance(to: now)
        peekByHand(at: now)
        changed()
    }

    /// Lets time pass: all that was due happens at its own time.
    public func advance(to now: Double) {
        while let due = agenda.popDue(at: now) {
            animator.update(&scene.pieces, to: due.time)
            perform(due.cue, at: due.time)
            awaitAutomaticMove(from: due.time)
        }
        animator.update(&scene.pieces, to: now)
        time = now
    }

    private func tap(_ card: Int, at now: Double) {
        guard !isPeeking, !isAutomatic else { return }
        play(.turn(card), at: now)
    }

    private func peekByHand(at now: Double) {
        guard !isPeeking, !isAutomatic, game.peeks < peekLimit ?? .max else { return }
        play(.peek, at: now)
    }

    /// Plays a move and shows what comes of it. The rules refuse a tap on a card that is up or found; that is a tap
    /// that does nothing.
    @discardableResult
    func play(_ move: MemoryGame.Move, at now: Double) -> Bool {
        guard let events = try? game.play(move) else { return false }
        played(move)
        remember()
        show(events, at: now)
        return true
    }
}

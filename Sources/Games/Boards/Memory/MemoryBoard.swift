// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

/// The Pairs board: handles input, plays the rules, and animates its scene.
///
/// All properties are live. A new value takes effect in the next frame, without a new deal. Turns, fades, and peeks in
/// progress still end in the same state.
@preconcurrency @MainActor public final class MemoryBoard: GameBoard {
    /// A future action.
    enum Cue: Equatable, Sendable {
        case peekComing, opened, groupSeen([Int]), groupGone([Int]), missSeen([Int]), revealOver, peekTurned, peekOver
        case automaticMove
        case shimmerUp(Int), shimmerDown(Int), shimmerOver(Int)
    }

    /// The padding between cards and around them, in points.
    @Clamped(to: 0...200) public var padding = MemoryConstants.padding { didSet { layOut() } }
    /// The picture on the backs. The user's own picture must be loaded by the painter before it is set here.
    public var backImage = PictureChoice.plain { didSet { paintPlates() } }
    /// The pattern on backs without a picture, or `nil` for their color alone.
    var pattern: BackPattern? { didSet { paintPlates() } }
    /// The color of the backs.
    public var backColor = MemoryConstants.backColor { didSet { paintPlates() } }
    /// The background color.
    public var background = MemoryConstants.background { didSet { paintBackground() } }
    /// The texture of the background, or `nil` for its color alone.
    public var texture: TableTexture? { didSet { paintBackground() } }
    /// Whether the desktop uses a dark style. The colors of looks have dark forms.
    public var isDark = false { didSet { if isDark != oldValue { paintBackground() } } }
    /// The duration of the opening, in seconds.
    @Clamped(to: 0.1...10) public var openingTime = MemoryConstants.openingTime
    /// The duration of turning a card, in seconds.
    @Clamped(to: 0.1...3) public var turnTime = MemoryConstants.turnTime
    /// The duration of fading cards that were found, in seconds.
    @Clamped(to: 0.1...3) public var fadeTime = MemoryConstants.fadeTime
    /// How long a mismatch stays face up, in seconds. A new value also applies to a mismatch that is face up now.
    @Clamped(to: 0.1...5) public var revealTime = MemoryConstants.revealTime { didSet { reschedule() } }
    /// The duration of a press that starts a peek, in seconds.
    @Clamped(to: 0.5...5) public var peekPressTime = MemoryConstants.peekPressTime
    /// The duration of turning all cards up for a peek, and of turning them back, in seconds.
    @Clamped(to: 0.1...5) public var peekTurnTime = MemoryConstants.peekTurnTime
    /// The number of peeks allowed in a game, or `nil` for no limit.
    public var peekLimit: Int?
    /// The deck. A new deck applies to the cards on the board, and must have a face for each of their numbers. If it
    /// has too few faces for the next game, that game gets the size of the current one.
    public var faces: Deck { didSet { if faces != oldValue { changeFaces() } } }
    /// The user's own decks that can be selected, by folder URI.
    public var userDecks: [String: Deck] = [:]
    /// The setup of the next game.
    public var nextSetup: MemorySetup
    /// The name of the first player, or an empty string for a general name.
    public var player1Name = "" { didSet { layTable(); changed() } }
    /// The name of the second player.
    public var player2Name = "" { didSet { layTable(); changed() } }
    /// The name of the third player.
    public var player3Name = "" { didSet { layTable(); changed() } }
    /// The name of the fourth player.
    public var player4Name = "" { didSet { layTable(); changed() } }
    /// Returns the name of a player who has not typed any.
    public var generalTitle: (_ player: Int) -> String = { "\($0 + 1)" } { didSet { layTable() } }
    /// Returns the title of the deck in the user's language, which is shown below its faces.
    public var deckTitle: () -> String? = { nil } { didSet { layTable() } }
    /// Returns the title of the place where the found cards of a single player lie, in the user's language.
    public var foundTitle: () -> String? = { nil } { didSet { layTable() } }
    /// Whether the first column is on the right.
    public var readsRightToLeft = false { didSet { if readsRightToLeft != oldValue { layOut() } } }
    /// Whether cards are animated.
    public var allowsMotion = true
    /// Called after each change, except for changes made by `advance`.
    public var changed: () -> Void = {}
    /// Called with each event. If a game needs more faces than the deck has, another deck replaces it, which is reported.
    public var happened: (GameBoardEvent<MemoryGame>) -> Void = { _ in }
    /// Called when a card that is face up is tapped, without any effect on the game.
    public var tappedFaceUp: (_ card: Int) -> Void = { _ in }

    /// The property for the backs.
    public let pictureForDrops: String? = "backImage"

    /// The scene as of the last `advance`.
    public internal(set) var scene: Scene
    /// The current game.
    public internal(set) var game: MemoryGame
    /// The seed of the current deal.
    public private(set) var seed: UInt64
    /// The setup of the current game.
    public private(set) var setup: MemorySetup
    /// The moves that follow in the recorded game that the board shows, or `nil` if the board is played on.
    public var followingMoves: [MemoryGame.Move]?
    /// The source of automatic moves.
    package internal(set) var autopilot = Autopilot<PerfectPlayer, MemoryGame.Move>.off
    /// Whether a game has been opened or restored. Until then, any deck can be set.
    public internal(set) var hasBegun = false
    /// Whether the cards were dealt face up and some have not been turned down yet.
    public internal(set) var isOpening = true
    /// The cards that still show the face they were dealt with.
    var dealtFaceUp: Set<Int> = []
    /// The cards that have faded. When all of them have, the cards still drawn are only an animation.
    var removedCards: Set<Int> = []
    /// Whether a peek is in progress, during which taps are ignored.
    public internal(set) var isPeeking = false

    /// The area in which the board is shown, or `nil` if it is not known.
    var area: Size?
    /// The number of groups that were found and have been moved to their player.
    var findsShown = 0
    /// The pieces of the found cards, or `nil` if they are not shown.
    package var found: FoundCards.Pieces?
    /// Whether the game is over and the found cards have been laid out on the table.
    var isGathered = false
    var plates = NamedPlates<PlateName>()
    /// The groups of the deck in the order in which the game uses them.
    var dealtGroups: [Deck.DealtGroup] = []
    var animator = Animator()
    var agenda = Agenda<Cue>()
    var opponent: Opponent?
    /// The time of the last `advance`.
    var time = 0.0
    /// The time at which all cards of the current mismatch were face up.
    var revealedAt = 0.0
    var heldPiece: Int?
    /// When the press began after which a peek is coming, or `nil` if none is.
    var peekPressedAt: Double?
    /// Whether the last press was let go too late for a tap and too early for a peek.
    private var isPressTooLong = false

    /// Creates a board with cards dealt from `seed`. They are face up and at rest until `open` is called.
    public init(setup: MemorySetup = MemorySetup(), seed: UInt64, deck: Deck = .animals) {
        self.setup = setup
        self.seed = seed
        faces = deck
        nextSetup = setup
        game = MemoryGame(setup: setup, seed: seed)
        opponent = Opponent(setup: setup, seed: seed, remembering: [])
        scene = Scene(size: Size(width: 0, height: 0), background: background)
        placeCards()
    }

    /// Shows a game. If `opens` is true, all cards are turned face down. Otherwise, an open mismatch stays for the
    /// reveal time.
    public func replaceGame(_ game: MemoryGame, _ setup: MemorySetup, seed: UInt64, opens: Bool, at now: Double) {
        let needs = setup.groups
        if faces.groups.count < needs, let larger = Deck.shipped.first(where: { $0.groups.count >= needs }) {
            let refusal = BoardProperty.Refusal.tooFewFaces(has: faces.groups.count, needs: needs)
            faces = larger
            happened(.valueReplaced(refusal))
        }
        self.game = game
        self.setup = setup
        self.seed = seed
        autopilot = .off
        opponent = Opponent(setup: setup, seed: seed, remembering: game.record)
        placeCards()
        if opens { return open(at: now) }
        time = now
        rest(at: now)
        scheduleAutomaticMove(from: now)
        changed()
    }

    /// Opens a game that has been dealt, by turning all cards face down.
    public func open(at now: Double) {
        hasBegun = true
        if allowsMotion { turnDown(Array(cards), at: now, within: openingTime) }
        agenda.add(.opened, at: now + openingTime)
        changed()
    }

    /// The duration of a press that starts a peek.
    public var longPressTime: Double { peekPressTime }

    /// Whether and when the board needs to be advanced again.
    public var activity: Activity {
        if animator.isMoving { return .moving }
        return agenda.nextTime.map { .waiting(until: $0) } ?? .still
    }

    /// Handles an input event.
    public func receive(_ input: Input, at now: Double) {
        advance(to: now)
        switch input {
        case .press(let point, _): press(card(at: point), at: now)
        case .pressEnded:
            isPressTooLong = peekPressedAt.map { now - $0 > peekPressTime * MemoryConstants.longestTap } ?? false
            letGo(at: now)
        case .cancel: letGo(at: now)
        case .tap(let point, _):
            letGo(at: now)
            if let card = card(at: point), !isPressTooLong { tap(card, at: now) }
            isPressTooLong = false
        case .activate(let card): tap(card, at: now)
        case .longPress: peekByHand(at: now)
        case .drag, .drop, .otherTap, .turn: break
        }
        scheduleAutomaticMove(from: now)
        changed()
    }

    /// Shows all cards for a moment. Does nothing during a peek, or when no cards are left.
    public func peek(at now: Double) {
        advance(to: now)
        peekByHand(at: now)
        changed()
    }

    /// Advances time. Everything due happens at its own time.
    public func advance(to now: Double) {
        while let due = agenda.popDue(at: now) {
            animator.update(&scene.pieces, to: due.time)
            perform(due.cue, at: due.time)
            scheduleAutomaticMove(from: due.time)
        }
        animator.update(&scene.pieces, to: now)
        time = now
    }

    private func tap(_ card: Int, at now: Double) {
        guard !isPeeking, !isAutomatic else { return }
        if play(.turn(card), at: now) { return }
        if game.cards.indices.contains(card), game.cards[card] == .faceUp { tappedFaceUp(card) }
    }

    /// Whether the game allows a peek, now or later.
    public var canPeekAgain: Bool { !game.isOver && game.peeks < peekLimit ?? .max }

    private var canPeek: Bool { !isPeeking && !isAutomatic && canPeekAgain }

    private func press(_ card: Int?, at now: Double) {
        isPressTooLong = false
        if let card { hold(card, at: now) }
        guard canPeek else { return }
        peekPressedAt = now
        agenda.add(.peekComing, at: now + peekPressTime * MemoryConstants.peekNotice)
    }

    private func peekByHand(at now: Double) {
        guard canPeek else { return letGo(at: now) }
        play(.peek, at: now)
    }

    /// Plays a move and shows its events. The rules refuse a tap on a card that is face up or found, so such a tap does
    /// nothing.
    @discardableResult
    func play(_ move: MemoryGame.Move, at now: Double) -> Bool {
        guard let events = try? game.play(move) else { return false }
        happened(.played(move))
        remember()
        animate(events, at: now)
        return true
    }
}

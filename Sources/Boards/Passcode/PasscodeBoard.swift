import PasscodeRules
import Scene

/// The board of drifting circles: takes what the player does, plays the rules, and moves its scene accordingly.
///
/// Its pieces are the circles, by their numbers, then the bases, then the cards, then what only adorns them. Two clocks
/// go: that of the board stands while nobody sees it, and that of play also while the game is paused or a card is
/// looked at. All its properties are live.
@MainActor public final class PasscodeBoard: GameBoard {
    /// What is to happen later, by the clock of play.
    enum Cue: Equatable, Sendable {
        /// The flight of a circle, called by its number, is over.
        case landed(Int)
        /// The next tap that nobody makes by hand.
        case automaticMove
    }

    /// What is to happen later, by the clock of the board.
    enum CardCue: Equatable, Sendable {
        /// A card that was won, or that a replay shows, is put back.
        case putBack
        /// A card lies in the header again.
        case settled
        /// At the end of a game a card grows for a moment, or returns to its size.
        case rippleUp(Int), rippleDown(Int)
    }

    /// A circle that is on its way from somewhere to where it belongs, by the clock of play.
    struct Glide {
        var from: Point
        var start: Double
        var duration: Double
    }

    /// The colour under the circles.
    public var background = PasscodeFigures.background { didSet { paint() } }
    /// Whether the desktop asks for dark colours: the board's own colour has a darker twin for it.
    public var isDark = false { didSet { if isDark != oldValue { paint() } } }
    /// The diameter of the circles, in points.
    @Limited(to: 24...96) public var diameter = PasscodeFigures.diameter { didSet { layOutAgain() } }
    /// How fast circles drift, in percent of the usual.
    @Limited(to: 0...400) public var speed = PasscodeFigures.speed { didSet { heedSpeed() } }
    /// How long a circle flies to its base, in seconds.
    @Limited(to: 0.1...5) public var flightTime = PasscodeFigures.flightTime
    /// How long a card that was won is shown large, in seconds.
    @Limited(to: 0.5...30) public var cardTime = PasscodeFigures.cardTime
    /// Whether all bases show what they ask for, or only the one whose turn it is.
    public var showsNext = true { didSet { paint() } }
    /// What the first card is called. A game of more rounds than three has the cards again.
    public var card1Title = PasscodeCard.shipped[0].title { didSet { paint() } }
    /// What stands on the first card.
    public var card1Text = PasscodeCard.shipped[0].text { didSet { paint() } }
    /// What is seen on the first card.
    public var card1Picture = PasscodeCard.shipped[0].picture { didSet { paint() } }
    /// What the second card is called.
    public var card2Title = PasscodeCard.shipped[1].title { didSet { paint() } }
    /// What stands on the second card.
    public var card2Text = PasscodeCard.shipped[1].text { didSet { paint() } }
    /// What is seen on the second card.
    public var card2Picture = PasscodeCard.shipped[1].picture { didSet { paint() } }
    /// What the third card is called.
    public var card3Title = PasscodeCard.shipped[2].title { didSet { paint() } }
    /// What stands on the third card.
    public var card3Text = PasscodeCard.shipped[2].text { didSet { paint() } }
    /// What is seen on the third card.
    public var card3Picture = PasscodeCard.shipped[2].picture { didSet { paint() } }
    /// The setup that was chosen for the next game.
    public var chosenSetup = PasscodeSetup()
    /// The setup of the next game: without motion its circles rest.
    public var nextSetup: PasscodeSetup {
        PasscodeSetup(circleCount: chosenSetup.circleCount, variant: allowsMotion ? chosenSetup.variant : .still)
    }
    /// Whether the first base and the first card are on the right.
    public var readsRightToLeft = false { didSet { if readsRightToLeft != oldValue { layOutAgain() } } }
    /// Whether circles may be seen to move; if not, the next game is one in which they rest.
    public var allowsMotion = true { didSet { heedMotion() } }
    /// Finds what a shipped card says in the player's language.
    public var translate: (String) -> String = { $0 } { didSet { paint() } }
    /// Called after each change that did not come from `advance`.
    public var changed: () -> Void = {}
    /// Called with each event of the game as it happens; `finished` when the last card has been put back.
    public var happened: (PasscodeGame.Event) -> Void = { _ in }
    /// Called with each move that the rules have accepted, at once.
    public var played: (PasscodeGame.Move) -> Void = { _ in }

    /// The card that is looked at, or else the first.
    public var pictureForDrops: String? { "card\((shownCard ?? 0) % PasscodeCard.shipped.count + 1)Picture" }

    /// What is to be seen, as of the last `advance`.
    public internal(set) var scene: Scene
    /// The game that is played.
    public internal(set) var game: PasscodeGame
    /// Whether a game has begun.
    public private(set) var hasBegun = false
    /// Whether the player has stopped the game for a while.
    public private(set) var isPaused = false
    /// The card that is shown large, counted from 0.
    public internal(set) var shownCard: Int?
    /// What is written on the cards of this game, in the player's language where it was shipped.
    public internal(set) var captions: [Plate.Caption] = []

    var plates = NamedPlates<PlateName>()
    var animator = Animator()
    var agenda = Agenda<Cue>()
    var cardAgenda = Agenda<CardCue>()
    var drift: Drift
    var layout: PasscodeLayout
    var glides: [Int: Glide] = [:]
    /// Who plays in the player's place, if anybody does.
    var autopilot = Autopilot<TargetPlayer, PasscodeGame.Move>.off
    /// The card that is on its way back to the header.
    var settlingCard: Int?
    /// Whether the game is over, and nobody was told yet.
    var owesFinish = false
    /// The clock of the board.
    var boardClock = PlayClock()
    /// The clock of play.
    var playClock = PlayClock()
    /// The time of the last `advance`, by the clock of the board.
    var time = 0.0

    /// A board with circles drifting from `seed`, at rest until it is seen.
    public init(setup: PasscodeSetup = PasscodeSetup(), seed: UInt64) {
        game = PasscodeGame(setup: setup, seed: seed)
        scene = Scene(size: Size(width: 490, height: 490 + PasscodeFigures.header), background: background)
        layout = PasscodeLayout(area: scene.size, circles: setup.circleCount, cards: setup.roundCount)
        drift = Drift(count: setup.circleCount, arena: layout.arena, diameter: PasscodeFigures.diameter, seed: seed)
        lay()
    }

    /// The seed of the present game.
    public var seed: UInt64 { game.seed }

    /// What the game is played with.
    public var setup: PasscodeSetup { game.setup }

    /// The time of play now, in seconds.
    var playTime: Double { playClock.time(at: time) }

    /// Puts a game on the board, and goes on by its clock.
    public func put(_ game: PasscodeGame, _ setup: PasscodeSetup, seed: UInt64, opens: Bool, at now: Double) {
        self.game = game
        time = boardClock.time(at: now)
        hasBegun = true
        isPaused = false
        lay()
        heedClock()
        changed()
    }

    /// A press is never a long one here.
    public var longPressTime: Double { 60 }

    /// Stops the game for a while, or goes on with it.
    public func setPaused(_ isPaused: Bool, at now: Double) {
        guard isPaused != self.isPaused else { return }
        advance(to: now)
        pause(isPaused && hasBegun && !game.isOver)
        changed()
    }

    /// Goes on with a game that was paused.
    func pauseEnds() {
        if isPaused { pause(false) }
    }

    private func pause(_ isPaused: Bool) {
        self.isPaused = isPaused
        heedClock()
        arrange()
    }

    /// Heeds whether anybody can see the board: unseen, all its clocks stand.
    public func setSeen(_ isSeen: Bool, at now: Double) {
        if isSeen {
            boardClock.run(at: now)
        } else {
            advance(to: now)
            boardClock.pause(at: now)
        }
        changed()
    }

    /// Has the clock of play go exactly while there is something to play.
    func heedClock() {
        if hasBegun, !isPaused, shownCard == nil, !game.isOver {
            playClock.run(at: time)
        } else {
            playClock.pause(at: time)
        }
    }

    /// Whether the board needs the clock.
    public var activity: Activity {
        guard boardClock.isRunning else { return .still }
        if animator.isMoving || playClock.isRunning && (isDrifting || isGliding) { return .moving }
        let next = [agenda.nextTime.flatMap(playClock.moment), cardAgenda.nextTime].compactMap { $0 }.min()
        return next.flatMap(boardClock.moment).map { .waiting(until: $0) } ?? .still
    }

    /// Whether circles drift about.
    private var isDrifting: Bool { setup.variant == .drifting && allowsMotion && drift.speed > 0 }

    /// Whether circles are on their way.
    private var isGliding: Bool { allowsMotion && !glides.isEmpty }

    /// Lets time pass: all that was due happens at its own time.
    public func advance(to now: Double) {
        let now = boardClock.time(at: now)
        while true {
            let play = agenda.nextTime.flatMap(playClock.moment) ?? .infinity
            let card = cardAgenda.nextTime ?? .infinity
            guard min(play, card) <= now else { break }
            go(to: min(play, card))
            if play <= card, let due = agenda.popDue(at: .infinity) {
                perform(due.cue, at: due.time)
            } else if let due = cardAgenda.popDue(at: .infinity) {
                perform(due.cue)
            }
        }
        go(to: now)
    }

    private func go(to moment: Double) {
        time = max(time, moment)
        animator.update(&scene.pieces, to: time)
        placeCircles()
    }

    private func perform(_ cue: Cue, at playTime: Double) {
        switch cue {
        case .landed(let number): play(.landed(number, at: milliseconds(playTime)))
        case .automaticMove: playAutomatically(at: playTime)
        }
    }

    /// A time of play in whole milliseconds, as moves carry it; never earlier than the last move.
    func milliseconds(_ playTime: Double) -> Int { max(game.time, Int(playTime * 1000)) }

    /// Lays everything out for another area.
    public func resize(to area: Size) {
        guard area != scene.size, area.width > 0, area.height > 0 else { return }
        scene.size = area
        layOut()
    }

    private func layOutAgain() {
        layOut()
        changed()
    }

    /// Without motion circles rest where they are.
    private func heedSpeed() {
        drift.setSpeed(allowsMotion ? speed / 100 : 0, at: playTime)
        changed()
    }

    /// What moves is at its goal at once when motion is taken away, and nothing trails behind it.
    private func heedMotion() {
        allowsMotion ? arrange() : layOut()
        heedSpeed()
    }

    /// Plays a move and shows what comes of it. A move that the rules refuse does nothing.
    @discardableResult
    func play(_ move: PasscodeGame.Move) -> Bool {
        let before = shownPlaces
        guard let events = try? game.play(move) else { return false }
        played(move)
        show(events, from: before)
        return true
    }
}

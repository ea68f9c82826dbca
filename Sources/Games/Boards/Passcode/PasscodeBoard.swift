// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

/// The Passcode board: handles input, plays the rules, and animates its scene.
///
/// The pieces are the circles in numerical order, then the bases, then the cards, then decorative pieces. The board has
/// two clocks. The board clock stops while the board is not visible. The play clock also stops while the game is paused
/// or a card is shown. All properties are live.
@preconcurrency @MainActor public final class PasscodeBoard: GameBoard {
    /// A future action, timed by the play clock.
    enum Cue: Equatable, Sendable {
        /// The flight of a circle is over. Circles are identified by number.
        case landed(Int)
        /// The next automatic tap is due.
        case automaticMove
    }

    /// A future action, timed by the board clock.
    enum CardCue: Equatable, Sendable {
        /// The card that is shown is put back.
        case putBack
        /// A card is back in the header.
        case settled
        /// A card grows briefly at the end of a game, or returns to its size.
        case rippleUp(Int), rippleDown(Int)
    }

    /// A motion of a circle from a point to where it belongs, timed by the play clock.
    struct Glide {
        var from: Point
        var start: Double
        var duration: Double
    }

    /// The color of the table on which the circles drift.
    public var background = PasscodeConstants.background { didSet { paint() } }
    /// The texture of the table, or `nil` for its color alone.
    public var texture: TableTexture? { didSet { (texture == nil) == (oldValue == nil) ? paint() : updateLayout() } }
    /// The color of the shelf with the bases and the cards, if it has been set. Otherwise, it follows the table.
    var ownShelfColor: Color? { didSet { paint() } }
    /// The style of the circles, if it has been set. Otherwise, it follows the table.
    var ownCircleStyle: CircleStyle? { didSet { paint() } }
    /// Whether the desktop uses a dark style. The default background color has a dark variant.
    public var isDark = false { didSet { if isDark != oldValue { paint() } } }
    /// The diameter of the circles, in points.
    @Clamped(to: 24...96) public var diameter = PasscodeConstants.diameter { didSet { updateLayout() } }
    /// The speed of drifting circles, in percent of the default.
    @Clamped(to: 0...400) public var speed = PasscodeConstants.speed { didSet { updateSpeed() } }
    /// The duration of a circle's flight to a base, in seconds.
    @Clamped(to: 0.1...5) public var flightTime = PasscodeConstants.flightTime
    /// How long a won card is shown, in seconds.
    @Clamped(to: 0.5...30) public var cardTime = PasscodeConstants.cardTime
    /// Whether all bases show their targets, or only those up to the current one.
    public var showsNext = true { didSet { paint() } }
    /// The title of the first card. The cards repeat in games with more than three rounds.
    public var card1Title = PasscodeCard.shipped[0].title { didSet { paint() } }
    /// The text of the first card.
    public var card1Text = PasscodeCard.shipped[0].text { didSet { paint() } }
    /// The picture of the first card.
    public var card1Picture = PasscodeCard.shipped[0].picture { didSet { paint() } }
    /// The title of the second card.
    public var card2Title = PasscodeCard.shipped[1].title { didSet { paint() } }
    /// The text of the second card.
    public var card2Text = PasscodeCard.shipped[1].text { didSet { paint() } }
    /// The picture of the second card.
    public var card2Picture = PasscodeCard.shipped[1].picture { didSet { paint() } }
    /// The title of the third card.
    public var card3Title = PasscodeCard.shipped[2].title { didSet { paint() } }
    /// The text of the third card.
    public var card3Text = PasscodeCard.shipped[2].text { didSet { paint() } }
    /// The picture of the third card.
    public var card3Picture = PasscodeCard.shipped[2].picture { didSet { paint() } }
    /// The setup selected for the next game.
    public var chosenSetup = PasscodeSetup()
    /// The setup of the next game. Without animation, it is always the still variant.
    public var nextSetup: PasscodeSetup {
        PasscodeSetup(circleCount: chosenSetup.circleCount, variant: allowsMotion ? chosenSetup.variant : .still)
    }
    /// Whether the first base and the first card are on the right.
    public var readsRightToLeft = false { didSet { if readsRightToLeft != oldValue { updateLayout() } } }
    /// Whether circles are animated. If not, the next game uses the still variant.
    public var allowsMotion = true { didSet { applyMotionSetting() } }
    /// Translates the text of shipped cards into the user's language.
    public var translate: (String) -> String = { $0 } { didSet { paint() } }
    /// Called after each change, except for changes made by `advance`.
    public var changed: () -> Void = {}
    /// Called with each event. `finished` is shown when the last card has been put back.
    public var happened: (GameBoardEvent<PasscodeGame>) -> Void = { _ in }

    /// The picture of the card that is shown, or of the first card.
    public var pictureForDrops: String? { "card\((shownCard ?? 0) % PasscodeCard.shipped.count + 1)Picture" }

    /// The scene as of the last `advance`.
    public internal(set) var scene: Scene
    /// The current game.
    public internal(set) var game: PasscodeGame
    /// Whether a game has begun.
    public private(set) var hasBegun = false
    /// Whether the player has paused the game.
    public internal(set) var isPaused = false
    /// The card that is shown enlarged, counted from 0.
    public internal(set) var shownCard: Int?
    /// The captions of the cards in this game. The text of shipped cards is translated.
    public internal(set) var captions: [Plate.Caption] = []

    var plates = NamedPlates<PlateName>()
    var animator = Animator()
    var agenda = Agenda<Cue>()
    var cardAgenda = Agenda<CardCue>()
    /// The paths of the circles, advanced to shortly before the current time; see `PasscodeConstants.moveDelay`.
    var drift: Drift
    var layout: PasscodeLayout
    var glides: [Int: Glide] = [:]
    /// The moves that follow in the recorded game that the board shows, or `nil` if the board is played on.
    public var followingMoves: [PasscodeGame.Move]?
    /// The source of automatic moves.
    var autopilot = Autopilot<DemoPlayer, PasscodeGame.Move>.off
    /// The card that is being put back into the header.
    var settlingCard: Int?
    /// Whether the game is over but has not been reported as finished.
    var isFinishPending = false
    /// The clock that stops while the board is not visible.
    var boardClock = PlayClock()
    /// The clock that also stops while the game is paused or a card is shown.
    var playClock = PlayClock()
    /// The time of the last `advance` on the board clock.
    var time = 0.0

    /// Creates a board with circles drifting from `seed`. They do not move until the board is visible.
    public init(setup: PasscodeSetup = PasscodeSetup(), seed: UInt64) {
        game = PasscodeGame(setup: setup, seed: seed)
        scene = Scene(size: Size(width: 490, height: 490 + PasscodeConstants.header), background: background)
        layout = PasscodeLayout(area: scene.size, circles: setup.circleCount, cards: setup.roundCount)
        drift = Drift(count: setup.circleCount, arena: layout.arena, diameter: PasscodeConstants.diameter, seed: seed)
        resetScene()
    }

    /// The seed of the current game.
    public var seed: UInt64 { game.seed }

    /// The setup of the current game.
    public var setup: PasscodeSetup { game.setup }

    /// The current time of play, in seconds.
    var playTime: Double { playClock.time(at: time) }

    /// Shows a game and resumes its clock.
    public func replaceGame(_ game: PasscodeGame, _ setup: PasscodeSetup, seed: UInt64, opens: Bool, at now: Double) {
        self.game = game
        time = boardClock.time(at: now)
        hasBegun = true
        isPaused = false
        resetScene()
        if !isReplay { landFlights() }
        updatePlayClock()
        changed()
    }

    /// Ends the flights of a game that was in progress. The circles are shown on their bases until then.
    private func landFlights() {
        for circle in circles {
            guard case .flying = game.circles[circle] else { continue }
            let taps = game.record.reversed().lazy.compactMap { move -> Int? in
                if case .tap(circle + 1, let time) = move { time } else { nil }
            }
            let end = Double(taps.first ?? game.time) / 1000 + flightTime
            agenda.add(.landed(circle + 1), at: max(playTime, end))
        }
    }

    /// A duration that is never reached, because this board has no long press.
    public var longPressTime: Double { 60 }

    /// Pauses or resumes the game.
    public func setPaused(_ isPaused: Bool, at now: Double) {
        guard isPaused != self.isPaused else { return }
        advance(to: now)
        pause(isPaused && hasBegun && !game.isOver)
        changed()
    }

    /// Resumes a paused game.
    func endPause() {
        if isPaused { pause(false) }
    }

    private func pause(_ isPaused: Bool) {
        self.isPaused = isPaused
        updatePlayClock()
        arrange()
    }

    /// Sets whether the board is visible. All clocks stop while it is not.
    public func setVisible(_ isVisible: Bool, at now: Double) {
        if isVisible {
            boardClock.run(at: now)
        } else {
            advance(to: now)
            boardClock.pause(at: now)
        }
        changed()
    }

    /// Runs the play clock only while the game can be played.
    func updatePlayClock() {
        if hasBegun, !isPaused, shownCard == nil, !game.isOver, !isReplay || autopilot.isOn {
            playClock.run(at: time)
        } else {
            playClock.pause(at: time)
        }
    }

    /// Whether and when the board needs to be advanced again.
    public var activity: Activity {
        guard boardClock.isRunning else { return .still }
        if animator.isMoving || playClock.isRunning && (isDrifting || isGliding) { return .moving }
        let next = [agenda.nextTime.flatMap(playClock.moment), cardAgenda.nextTime].compactMap { $0 }.min()
        return next.flatMap(boardClock.moment).map { .waiting(until: $0) } ?? .still
    }

    /// Whether circles are drifting.
    private var isDrifting: Bool { setup.variant == .drifting && allowsMotion && drift.speed > 0 }

    /// Whether circles are gliding.
    private var isGliding: Bool { allowsMotion && !glides.isEmpty }

    /// Advances time. Everything due happens at its own time.
    public func advance(to now: Double) {
        let now = boardClock.time(at: now)
        while true {
            let play = agenda.nextTime.flatMap(playClock.moment) ?? .infinity
            let card = cardAgenda.nextTime ?? .infinity
            guard min(play, card) <= now else { break }
            updateScene(to: min(play, card))
            if play <= card, let due = agenda.popDue(at: .infinity) {
                perform(due.cue, at: due.time)
            } else if let due = cardAgenda.popDue(at: .infinity) {
                perform(due.cue)
            }
        }
        updateScene(to: now)
    }

    private func updateScene(to moment: Double) {
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

    /// Returns a time of play in whole milliseconds for use in a move, but not earlier than the last move.
    func milliseconds(_ playTime: Double) -> Int { max(game.time, Int(playTime * 1000)) }

    /// Updates the layout for another area.
    public func resize(to area: Size) {
        guard area != scene.size, area.width > 0, area.height > 0 else { return }
        scene.size = area
        layOut()
    }

    private func updateLayout() {
        layOut()
        changed()
    }

    /// The speed of drifting circles, relative to the default.
    var driftSpeed: Double { allowsMotion ? speed / 100 : 0 }

    /// Updates the speed. Without animation, circles stop where they are.
    private func updateSpeed() {
        drift.setSpeed(driftSpeed, at: playTime)
        changed()
    }

    /// Applies a change of `allowsMotion`. Without animation, motions end immediately and trails disappear.
    private func applyMotionSetting() {
        allowsMotion ? arrange() : layOut()
        updateSpeed()
    }

    /// Plays a move and shows its events. A move that the rules refuse has no effect.
    @discardableResult
    func play(_ move: PasscodeGame.Move) -> Bool {
        let before = shownPositions
        guard let events = try? game.play(move) else { return false }
        happened(.played(move))
        animate(events, from: before)
        return true
    }
}

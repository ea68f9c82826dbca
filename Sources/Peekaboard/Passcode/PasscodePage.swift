// The page owns the session, and with it the board. Closures on what it owns, or on what ends with the window, refer to it
// unowned: it lives as long as the window's controller.

import Boards
import GtkKit
import PasscodeRules
import Scene
import Store

/// The board of drifting circles in the window.
final class PasscodePage: BoardPage {
    let name = Options.BoardName.passcode
    let title = translated("Passcode")
    let iconName = "peekaboard-passcode-symbolic"
    let frame: PageFrame
    let area: BoardArea
    let properties: PropertyStore
    let actions = ["pause", "watch-passcode"]
    private(set) var hasBegun = false
    var refused: (String) -> Void = { _ in }
    var told: (String) -> Void = { _ in }

    let circles: PasscodeBoard
    let words: PasscodeWords
    let surroundings: Surroundings
    private let session: GameSession<PasscodeBoard>
    private var setPaused: (Bool) -> Void = { _ in }
    private var setWatching: (Bool) -> Void = { _ in }

    init(in surroundings: Surroundings) {
        self.surroundings = surroundings
        session = GameSession(named: name, in: surroundings) { PasscodeBoard(seed: $0) }
        circles = session.board
        circles.translate = { translated($0) }
        words = PasscodeWords(board: circles)
        let shelf = PictureShelf(folder: surroundings.installation.data)
        properties = PropertyStore(
            properties: circles.liveProperties, settings: surroundings.settings(of: name),
            sources: PlayersPictures(shelf: shelf))
        area = BoardArea(board: circles, shelf: shelf)
        frame = PageFrame(surroundings.installation, around: area)
        connect()
        addActions()
    }

    func begin() {
        hasBegun = true
        session.begin()
        area.focusFirstPiece()
    }

    func newGame() {
        clear()
        session.next()
        area.focusFirstPiece()
    }

    func heed(isDark: Bool) { circles.isDark = isDark }

    /// A picture that is dropped on the board is on the card that is looked at, or else on the first.
    func take(fileOf uri: String) {
        let number = (circles.shownCard ?? 0) % circles.cards.count + 1
        if let picture = properties.properties.first(where: { $0.name == "card\(number)Picture" }) {
            properties.set(picture, to: .picture(.own(uri)))
        }
    }

    /// Shows a game that was played before.
    func watchAgain(_ game: PlayedGame<PasscodeBoard>) {
        clear()
        session.watch(game)
        area.focusFirstPiece()
    }

    /// The program plays on.
    func playItself() {
        session.beginWatching()
        circles.watch(true, at: now())
    }

    private func connect() {
        area.nameOfPiece = { [words] in words.name(of: $0) }
        area.updated = { [unowned self] in showState() }
        circles.played = { [unowned self] move in session.note(move) }
        circles.happened = { [unowned self] event in tell(event) }
        session.failed = { [unowned self] reason in refused(reason) }
        session.result = { [unowned self] game in result(of: game) }
        properties.refused = { [unowned self] reason in refused(reason) }
        properties.nextGameChanged = { [unowned self] in session.dealAgainIfUntouched() }
    }

    private func addActions() {
        let actions = surroundings.actions
        setPaused = actions.addSwitch("pause", isOn: false) { [unowned self] isOn in
            circles.setPaused(isOn, at: now())
            showState()
        }
        setWatching = actions.addSwitch("watch-passcode", isOn: false) { [unowned self] isOn in
            isOn ? playItself() : circles.watch(false, at: now())
        }
        Widget(sharing: area.widget).addShortcut("p", action: "win.pause")
        frame.status.append(
            .button(icon: "media-playback-pause-symbolic", name: translated("Pause"), action: "win.pause"))
    }

    private func clear() {
        frame.result.hide()
        area.cancelPress()
        setWatching(false)
    }

    /// The game that is over, as it is kept: its taps count as moves, and its time is that of its targets.
    private func result(of game: OpenGame) -> FinishedGame {
        let result = circles.game.result
        var finished = FinishedGame(
            of: game, category: circles.setup.notation, finished: secondsSince1970(),
            moveCount: circles.setup.circleCount + result.misses, avoidable: result.misses)
        finished.seconds = Double(result.totalTime) / 1000
        return finished
    }

    private func showState() {
        frame.status.show(headline: words.headline, words.status)
        area.describe(name: translated("Passcode board"), state: words.state)
        setPaused(circles.isPaused)
        if !circles.isAutomatic { setWatching(false) }
    }

    private func tell(_ event: PasscodeGame.Event) {
        if let name = event.sound { surroundings.sounds.play(name) }
        if let text = words.announcement(of: event) { area.announce(text) }
        if event == .finished { finish() }
    }

    private func finish() {
        setWatching(false)
        frame.result.show(
            title: translated("All numbers found"), text: words.score.joined(separator: "\n"),
            button: session.isReplay ? translated("Back to the game") : translated("New game"))
    }
}

extension PasscodeGame.Event {
    /// The sound that goes with it, by its name.
    fileprivate var sound: String? {
        switch self {
        case .right: "right"
        case .wrong: "wrong"
        case .roundWon: "card"
        case .finished: "won"
        case .shuffled, .placed, .returned: nil
        }
    }
}

import BoardWords
import Boards
import GtkKit
import PasscodeRules
import Scene
import Store

/// The board of drifting circles in the window.
final class PasscodePage: GamePage<PasscodeBoard>, BoardPage {
    let title = translated("Passcode")
    let iconName = "peekaboard-passcode-symbolic"
    let actions = ["pause", "watch-passcode"]

    let words: PasscodeWords
    private var setPaused: (Bool) -> Void = { _ in }
    private var setWatching: (Bool) -> Void = { _ in }

    init(in surroundings: Surroundings) {
        let session = GameSession(named: .passcode, in: surroundings) { PasscodeBoard(seed: $0) }
        let shelf = PictureShelf(folder: surroundings.installation.data)
        words = PasscodeWords(board: session.board)
        super.init(.passcode, session, in: surroundings, shelf: shelf, sources: PlayersPictures(shelf: shelf))
        board.translate = { translated($0) }
        area.nameOfPiece = { [words] in words.name(of: $0) }
        board.happened = { [unowned self] event in tell(event) }
        addActions()
    }

    func heed(isDark: Bool) { board.isDark = isDark }

    /// The program plays on.
    func playItself() {
        session.beginWatching()
        board.watch(true, at: now())
    }

    private func addActions() {
        let actions = surroundings.actions
        setPaused = actions.addSwitch("pause", isOn: false) { [unowned self] isOn in
            board.setPaused(isOn, at: now())
            showState()
            if board.isPaused { note(translated("Paused")) }
        }
        setWatching = actions.addSwitch("watch-passcode", isOn: false) { [unowned self] isOn in
            isOn ? playItself() : board.watch(false, at: now())
        }
        Widget(sharing: area.widget).addShortcut("p", action: "win.pause")
        frame.status.append(
            .button(icon: "media-playback-pause-symbolic", name: translated("Pause"), action: "win.pause"))
    }

    override func clear() {
        super.clear()
        setWatching(false)
    }

    /// The game that is over, as it is kept: its taps count as moves, and its time is that of its targets. All that a player has
    /// to know is to be seen, so every miss could have been avoided.
    override func result(of game: OpenGame) -> FinishedGame? {
        let result = board.game.result
        var finished = FinishedGame(
            of: game, category: board.setup.notation, finished: secondsSince1970(),
            moveCount: board.setup.circleCount + result.misses, misses: result.misses)
        finished.seconds = Double(result.totalTime) / 1000
        return finished
    }

    override func showState() {
        frame.status.show(headline: words.headline, words.status)
        area.describe(name: translated("Passcode board"), state: words.state)
        setPaused(board.isPaused)
        if !board.isAutomatic { setWatching(false) }
    }

    private func tell(_ event: PasscodeGame.Event) {
        if let name = event.sound { surroundings.sounds.play(name) }
        if let said = words.announcement(of: event) { area.announce(said) }
        if case .roundWon = event, let said = words.announcement(of: event) { note(said.text) }
        if event == .finished { finish() }
    }

    private func finish() {
        setWatching(false)
        showResult(title: translated("All numbers found"), text: words.score.joined(separator: "\n"))
    }
}

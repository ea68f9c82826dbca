// The page owns board, session and adviser. Closures on what it owns, or on what ends with the window, refer to it unowned: it
// lives as long as the window's controller.

import Boards
import GtkKit
import PentominoRules
import Scene
import Store

/// The board of tiles in the window.
final class PentominoPage: BoardPage {
    let name = Options.BoardName.pentominoes
    let title = translated("Pentominoes")
    let iconName = "peekaboard-pentominoes-symbolic"
    let frame: PageFrame
    let area: BoardArea
    let properties: PropertyStore
    let actions = ["undo", "redo", "hint", "show-solution"]
    private(set) var hasBegun = false
    var refused: (String) -> Void = { _ in }
    var told: (String) -> Void = { _ in }

    let tiles: PentominoBoard
    let words: PentominoWords
    let surroundings: Surroundings
    let session: GameSession<PentominoBoard>
    private let adviser: TileAdviser
    private var setWatching: (Bool) -> Void = { _ in }

    init(in surroundings: Surroundings) {
        self.surroundings = surroundings
        session = GameSession(named: name, in: surroundings) { PentominoBoard(seed: $0, today: { Day.today }) }
        tiles = session.board
        words = PentominoWords(board: tiles)
        adviser = TileAdviser(of: tiles)
        let shelf = PictureShelf(folder: surroundings.installation.data)
        properties = PropertyStore(
            properties: tiles.liveProperties, settings: surroundings.settings(of: name),
            sources: PlayersPictures(shelf: shelf))
        area = BoardArea(board: tiles, shelf: shelf)
        frame = PageFrame(surroundings.installation, around: area)
        connect()
        addActions()
    }

    func begin() {
        hasBegun = true
        session.begin()
        area.focusFirstPiece()
        // What the puzzles of the day are drawn from takes a moment, which nobody shall wait for.
        inBackground {
            DailyPuzzle.solutions.count
        } then: { _ in
        }
    }

    func newGame() {
        clear()
        session.next()
        area.focusFirstPiece()
    }

    func heed(isDark: Bool) { tiles.isDark = isDark }

    /// There is nothing here that could be made of a file.
    func take(fileOf uri: String) {
        refused(filled(translated("{file} is of no use here"), ["file": displayName(ofURI: uri)]))
    }

    /// Shows a game that was played before.
    func watchAgain(_ game: PlayedGame<PentominoBoard>) {
        clear()
        session.watch(game)
        area.focusFirstPiece()
    }

    private func connect() {
        area.nameOfPiece = { [words] in words.name(of: $0) }
        area.updated = { [unowned self] in showState() }
        tiles.played = { [unowned self] move in session.note(move) }
        tiles.happened = { [unowned self] event in tell(event) }
        tiles.positionChanged = { [unowned self] in adviser.look() }
        session.failed = { [unowned self] reason in refused(reason) }
        session.result = { [unowned self] game in result(of: game) }
        properties.refused = { [unowned self] reason in refused(reason) }
        properties.nextGameChanged = { [unowned self] in session.dealAgainIfUntouched() }
    }

    private func addActions() {
        let actions = surroundings.actions
        actions.add("undo") { [unowned self] in tiles.undo(at: now()) }
        actions.add("redo") { [unowned self] in tiles.redo(at: now()) }
        actions.add("hint") { [unowned self] in giveHint() }
        setWatching = actions.addSwitch("show-solution", isOn: false) { [unowned self] isOn in
            isOn ? playItself() : tiles.stopAutomaticMoves(at: now())
        }
        Widget(sharing: area.widget).addShortcut("h", action: "win.hint")
        let buttons = [
            ("edit-undo-symbolic", translated("Undo"), "win.undo"),
            ("edit-redo-symbolic", translated("Redo"), "win.redo"),
            ("peekaboard-hint-symbolic", translated("Hint"), "win.hint"),
        ]
        for (icon, name, action) in buttons { frame.status.append(.button(icon: icon, name: name, action: action)) }
    }

    /// Shows a solution from here, tile by tile; where this position has none, tiles are taken back first.
    func playItself() {
        session.beginWatching()
        adviser.findSolution { [unowned self] solution in
            guard let solution else { return setWatching(false) }
            tiles.show(solution, at: now())
        }
    }

    private func giveHint() {
        guard !tiles.game.isOver, !tiles.isAutomatic else { return }
        adviser.findHint { [unowned self] hint in
            guard let hint else { return refused(translated("This puzzle has no solution")) }
            tiles.show(hint)
            guard let text = words.text(of: hint) else { return }
            told(text)
            area.announce(text)
        }
    }

    private func clear() {
        frame.result.hide()
        area.cancelPress()
        tiles.stopAutomaticMoves(at: now())
        setWatching(false)
    }

    private func showState() {
        frame.status.show(headline: words.headline, words.status)
        area.describe(name: translated("Pentomino board"), state: words.state)
        if !tiles.isAutomatic { setWatching(false) }
    }

    private func tell(_ event: PentominoGame.Event) {
        if let name = event.sound { surroundings.sounds.play(name) }
        if event == .finished { finish() }
    }

    private func finish() {
        setWatching(false)
        let button = session.isReplay ? translated("Back to the game") : translated("New game")
        let title = translated("The board is filled")
        guard session.counts else {
            return frame.result.show(title: title, text: words.score(seconds: session.seconds), button: button)
        }
        SolutionsFound.add(tiles.game, to: surroundings.store)
        let game = tiles.game
        SolutionsFound.count(on: game.board, in: surroundings.store) { [weak self] found in
            guard let self, tiles.game == game else { return }
            let lines = [words.score(seconds: session.seconds), found.words]
            frame.result.show(title: title, text: lines.joined(separator: "\n"), button: button)
        }
    }

    /// The game that is over, as it is kept.
    private func result(of game: OpenGame) -> FinishedGame {
        FinishedGame(
            of: game, category: tiles.setup.category, finished: secondsSince1970(), moveCount: tiles.game.moveCount)
    }
}

extension PentominoGame.Event {
    /// The sound that goes with it, by its name.
    fileprivate var sound: String? {
        switch self {
        case .pickedUp: "lift"
        case .turned, .flipped: "turn"
        case .placed: "place"
        case .returned, .takenOff: "glide"
        case .finished: "won"
        }
    }
}

// The page owns the adviser. Closures on what it owns, or on what ends with the window, refer to it unowned: it lives as long
// as the window's controller.

import BoardWords
import Boards
import GtkKit
import PentominoRules
import Scene
import Store

/// The board of tiles in the window.
final class PentominoPage: GamePage<PentominoBoard>, BoardPage {
    let title = translated("Pentominoes")
    let iconName = "peekaboard-pentominoes-symbolic"
    let actions = ["undo", "redo", "hint", "show-solution"]

    let words: PentominoWords
    private let adviser: TileAdviser
    /// Finds the solutions that daily puzzles are drawn from. That takes a moment, and neither a frame nor a tap may wait for it.
    private let puzzles = Preparation(inBackground: { _ = DailyPuzzle.solutions.count })
    private var setWatching: (Bool) -> Void = { _ in }

    init(in surroundings: Surroundings) {
        let session = GameSession(named: .pentominoes, in: surroundings) {
            PentominoBoard(seed: $0, today: { Day.today })
        }
        let shelf = PictureShelf(folder: surroundings.installation.data)
        words = PentominoWords(board: session.board)
        adviser = TileAdviser(of: session.board)
        super.init(.pentominoes, session, in: surroundings, shelf: shelf, sources: PlayersPictures(shelf: shelf))
        connect()
        addActions()
    }

    override func begin() {
        super.begin()
        puzzles.begin()
    }

    override func prepare(for setup: PentominoSetup?, then body: @escaping () -> Void) {
        guard puzzles.isAwaited || setup?.isDaily ?? board.chosenPuzzle.isDaily else { return body() }
        puzzles.whenDone(body)
    }

    func heed(isDark: Bool) { board.isDark = isDark }

    private func connect() {
        frame.result.moveDown()
        area.nameOfPiece = { [words] in words.name(of: $0) }
        board.happened = { [unowned self] event in tell(event) }
        board.positionChanged = { [unowned self] in adviser.look() }
    }

    private func addActions() {
        let actions = surroundings.actions
        actions.add("undo") { [unowned self] in board.undo(at: now()) }
        actions.add("redo") { [unowned self] in board.redo(at: now()) }
        actions.add("hint") { [unowned self] in giveHint() }
        setWatching = actions.addSwitch("show-solution", isOn: false) { [unowned self] isOn in
            isOn ? playItself() : board.stopAutomaticMoves(at: now())
        }
        Widget(sharing: area.widget).addShortcut("h", action: "win.hint")
        // Not keys of the application, which would come before those of the pane.
        frame.widget.addShortcut("<Control>z", action: "win.undo", reach: .window)
        frame.widget.addShortcut("<Control><Shift>z", action: "win.redo", reach: .window)
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
            board.show(solution, at: now())
        }
    }

    private func giveHint() {
        guard !board.game.isOver, !board.isAutomatic else { return }
        adviser.findHint { [unowned self] hint in
            guard let hint else { return refused(translated("This puzzle has no solution")) }
            board.show(hint)
            guard let text = words.text(of: hint) else { return }
            told(text)
            area.announce(Announcement(text, isVital: true))
        }
    }

    override func clear() {
        super.clear()
        board.stopAutomaticMoves(at: now())
        setWatching(false)
    }

    override func showState() {
        frame.status.show(headline: words.headline, words.status)
        area.describe(name: translated("Pentomino board"), state: words.state)
        if !board.isAutomatic { setWatching(false) }
    }

    private func tell(_ event: PentominoGame.Event) {
        if let name = event.sound { surroundings.sounds.play(name) }
        if let said = words.announcement(of: event) { area.announce(said) }
        switch event {
        case .pickedUp(let tile), .returned(let tile), .takenOff(let tile): area.announceName(of: tile.rawValue)
        case .placed(let placement): area.announceName(of: placement.tile.rawValue)
        case .turned, .flipped, .finished: break
        }
        if event == .finished { finish() }
    }

    private func finish() {
        setWatching(false)
        let title = translated("The board is filled")
        guard session.counts else { return showResult(title: title, text: words.score(seconds: session.seconds)) }
        let game = board.game
        SolutionsFound.count(on: game.board, in: surroundings.store) { [weak self] found in
            guard let self, board.game == game else { return }
            let lines = [words.score(seconds: session.seconds), found.words]
            showResult(title: title, text: lines.joined(separator: "\n"))
        }
    }

    override func keepFindings() { SolutionsFound.add(board.game, to: surroundings.store) }

    /// The game that is over, as it is kept.
    override func result(of game: OpenGame) -> FinishedGame? {
        FinishedGame(
            of: game, category: board.setup.category, finished: secondsSince1970(), moveCount: board.game.moveCount)
    }
}

// The page owns the session, and with it the board. Closures on what it owns, or on what ends with the window, refer to it
// unowned: it lives as long as the window's controller.

import Boards
import Gameplay
import GtkKit
import Scene
import Store

/// What the pages of all boards have on which one game after the other is played. A board's own page inherits it, and says what
/// things are called and what a game has come to.
class GamePage<B: GameBoard> {
    /// The board's name.
    let name: Options.BoardName
    /// All that is seen of the page.
    let frame: PageFrame
    /// Where the board is seen.
    let area: BoardArea
    /// The board's live properties.
    let properties: PropertyStore
    /// The board that is played.
    let board: B
    /// The games on it.
    let session: GameSession<B>
    /// What all pages share.
    let surroundings: Surroundings
    /// Whether the first game lies on the board.
    private(set) var hasBegun = false
    /// The offer to bring back the game that the present one has replaced.
    private var offer: UndoOffer?
    /// Called with the reason, in words, whenever something cannot be had.
    var refused: (String) -> Void = { _ in }
    /// Called with something that is to be read for a moment.
    var told: (String) -> Void = { _ in }
    /// Called with each offer to bring back a game that was replaced by a new one.
    var undoOffered: (UndoOffer) -> Void = { _ in }
    /// Called with what the console shall say; and whether it stands for a change that was told just before.
    var logged: (_ text: String, _ kind: ConsoleLog.Kind, _ goesOn: Bool) -> Void = { _, _, _ in }

    /// A page around a session; `sources` has ready what properties refer to, with pictures on a shelf.
    init(
        _ name: Options.BoardName, _ session: GameSession<B>, in surroundings: Surroundings, shelf: PictureShelf,
        sources: any PropertySources
    ) {
        self.name = name
        self.session = session
        self.surroundings = surroundings
        board = session.board
        properties = PropertyStore(
            properties: board.liveProperties, settings: surroundings.settings(of: name), sources: sources)
        area = BoardArea(board: board, shelf: shelf)
        frame = PageFrame(surroundings.installation, around: area)
        area.updated = { [unowned self] in showState() }
        board.played = { [unowned self] move in self.session.note(move) }
        session.failed = { [unowned self] reason in refused(reason) }
        session.result = { [unowned self] game in result(of: game) }
        session.keepFindings = { [unowned self] in keepFindings() }
        session.prepare = { [unowned self] setup, body in prepare(for: setup, then: body) }
        properties.refused = { [unowned self] reason in refused(reason) }
        session.began = { [unowned self] in
            hasBegun = true
            offer = nil
            tellSeed()
        }
        properties.changed = { [unowned self] lines, goOn in lines.forEach { self.logged($0, .change, goOn) } }
        properties.nextGameChanged = { [unowned self] in
            prepare(for: nil) { [weak self] in self?.session.dealAgainIfUntouched() }
        }
    }

    /// Begins with the game that was under way, or with a new one.
    func begin() {
        session.begin { [weak self] in self?.area.focusFirstPiece() }
    }

    /// Calls `body` when a game of a setup, or of the next setup if it is nil, can be made without waiting. Callbacks run in the
    /// order of the calls.
    func prepare(for setup: B.Rules.Setup?, then body: @escaping () -> Void) { body() }

    /// Begins the next game; after one that was watched again, goes back to the one under way.
    func newGame() {
        prepare(for: nil) { [weak self] in self?.beginNext() }
    }

    private func beginNext() {
        clear()
        guard !session.isReplay else { return session.goBack { [weak self] in self?.area.focusFirstPiece() } }
        let left = session.next()
        area.focusFirstPiece()
        guard let left else { return }
        let offer = UndoOffer(translated("New game started")) { [weak self] in self?.goBack(to: left) }
        self.offer = offer
        undoOffered(offer)
    }

    private func goBack(to left: OpenGame) {
        replaceGame(by: B.Rules.Setup(notation: left.setup)) { $0.goBack(to: left) }
    }

    /// Calls `body`, which replaces the game on the board, as soon as a game of a setup can be made.
    private func replaceGame(by setup: B.Rules.Setup?, _ body: @escaping (GameSession<B>) -> Void) {
        prepare(for: setup) { [weak self] in
            guard let self else { return }
            clear()
            body(session)
            area.focusFirstPiece()
        }
    }

    /// Shows a game that was played before.
    func watchAgain(_ game: GameRecord<B.Rules>) {
        replaceGame(by: game.setup) { $0.watch(game) }
    }

    /// Shows a finished game; nil for one that cannot be shown.
    func watch(_ game: FinishedGame) -> (() -> Void)? {
        GameRecord<B.Rules>(game).map { played in { [weak self] in self?.watchAgain(played) } }
    }

    /// Ends what is under way on the page, before another game comes.
    func clear() {
        frame.result.hide()
        area.cancelPress()
    }

    /// The board as it is now, as a Swift page.
    var swiftPage: String { SwiftPage.text(of: board) }

    /// Has the console say something.
    func note(_ words: String) { logged(words, .note, false) }

    private func tellSeed() {
        // Translators: {seed} is a number. A game of the same number is the same game.
        note(filled(translated("This game has the seed {seed}"), ["seed": "\(board.seed)"]))
    }

    /// A picture that is dropped on the board is where the board has it.
    func take(fileOf uri: String) {
        guard let name = board.pictureForDrops, let picture = properties.properties.first(where: { $0.name == name })
        else { return refused(filled(translated("{file} is of no use here"), ["file": displayName(ofURI: uri)])) }
        properties.set(picture, to: .picture(.own(uri)), offering: translated("Picture changed"))
    }

    /// Shows what a game that is over came to.
    func showResult(title: String, text: String) {
        frame.result.show(title: title, text: text, button: wayOn)
        note("\(title)\n\(text)")
    }

    /// Says how things stand; each page has its own words.
    func showState() {}

    /// The game that is over, as it is kept.
    func result(of game: OpenGame) -> FinishedGame? { nil }

    /// Keeps what a game that is over and counts has brought besides its result.
    func keepFindings() {}

    /// What the button under a result leads to.
    var wayOn: String { session.isReplay ? translated("Back to the game") : translated("New game") }
}

// The stage owns what it shows: the board, and through its widget the area. Closures refer back weakly.

import CGtk
import GtkKit
import PageSupervision
import Scene

/// Where the board of a page is seen. The next one takes its place when all that it needs is there.
final class LiveStage {
    /// Called when a board can be seen that was put on the stage.
    var shown: () -> Void = {}
    /// Called with what cannot be shown, in words.
    var refused: (String) -> Void = { _ in }
    /// The board that is seen.
    private(set) var board: RemoteBoard?
    /// Whether it has been drawn.
    private(set) var isDrawn = false

    private let slot: Widget
    private let pictures: String
    private var area: BoardArea?
    private var isDark = false

    /// A stage in an overlay; shipped drawings lie below the folder `pictures`.
    init(in slot: Widget, pictures: String) {
        self.slot = slot
        self.pictures = pictures
    }

    /// Puts a board on the stage.
    func show(_ board: RemoteBoard) {
        self.board = board
        let shelf = PictureShelf(folder: pictures)
        board.picturesNeeded = { [weak self, weak board, weak shelf] uris in
            if let self, let board, let shelf { read(uris, for: board, onto: shelf) {} }
        }
        read(Array(board.ownPictures), for: board, onto: shelf) { [weak self, weak board] in
            guard let self, let board, board === self.board else { return }
            present(board, shelf)
        }
    }

    /// Takes the board off the stage.
    func clear() {
        board = nil
        area = nil
        isDrawn = false
        _ = slot.releaseFocus()
        gtk_overlay_set_child(slot.opaque, nil)
    }

    /// Shows that nothing happens on the board any more, if that is so.
    func heedEnd() {
        if board?.isOver == true { slot.addClass("stopped") }
    }

    /// Says something aloud.
    func announce(_ said: Announcement) { area?.announce(said) }

    private func present(_ board: RemoteBoard, _ shelf: PictureShelf) {
        let hadFocus = slot.releaseFocus() || area == nil
        let area = BoardArea(board: board, shelf: shelf)
        area.nameOfPiece = { [weak board] in board?.name(of: $0) }
        area.updated = { [weak area, weak board] in
            if let board { area?.describe(name: board.name, state: board.words.state) }
        }
        area.firstFrameDrawn = { [weak self, weak board] in
            guard let self, board === self.board else { return }
            isDrawn = true
            shown()
        }
        isDrawn = false
        self.area = area
        gtk_widget_remove_css_class(slot.pointer, "stopped")
        gtk_overlay_set_child(slot.opaque, area.widget)
        board.changed()
        if hadFocus { area.focusFirstPiece() }
    }

    /// Has pictures of the player's on a shelf, or says why not, then calls `done`.
    private func read(
        _ uris: [String], for board: RemoteBoard, onto shelf: PictureShelf, then done: @escaping () -> Void
    ) {
        guard let uri = uris.first else { return done() }
        shelf.load(uri: uri) { [weak self] problem in
            if let problem { self?.refused(problem.words(file: displayName(ofURI: uri))) }
            self?.read(Array(uris.dropFirst()), for: board, onto: shelf, then: done)
        }
    }
}

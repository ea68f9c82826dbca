// The stage owns the board and its area. Closures hold weak references.

import CGtk
import GtkKit
import PageSupervision
import Scene

/// The part of the window that shows the board of a page. A new board replaces the previous one when its pictures are
/// loaded.
final class LiveStage {
    /// Called after the first frame of a board is drawn.
    var shown: () -> Void = {}
    /// Called with a message for the user if a picture cannot be shown.
    var refused: (String) -> Void = { _ in }
    /// The current board.
    private(set) var board: RemoteBoard?
    /// Whether the current board has been drawn.
    private(set) var isDrawn = false

    private let slot: Widget
    private let pictures: String
    private var area: BoardArea?
    private var isDark = false

    /// Creates a stage in an overlay. `pictures` is the folder of the shipped drawings.
    init(in slot: Widget, pictures: String) {
        self.slot = slot
        self.pictures = pictures
    }

    /// Shows a board as soon as its pictures are loaded.
    func show(_ board: RemoteBoard) {
        self.board = board
        let pictureCache = PictureCache(folder: pictures)
        board.picturesNeeded = { [weak self, weak board, weak pictureCache] uris in
            if let self, let board, let pictureCache { read(uris, for: board, into: pictureCache) {} }
        }
        read(Array(board.userPictures), for: board, into: pictureCache) { [weak self, weak board] in
            guard let self, let board, board === self.board else { return }
            present(board, pictureCache)
        }
    }

    /// Removes the board.
    func clear() {
        board = nil
        area = nil
        isDrawn = false
        _ = slot.releaseFocus()
        gtk_overlay_set_child(slot.opaque, nil)
    }

    /// Makes the board translucent if its page has ended.
    func showEnd() {
        if board?.isOver == true { slot.addClass("stopped") }
    }

    /// Sends an announcement to the screen reader.
    func announce(_ said: Announcement) { area?.announce(said) }

    private func present(_ board: RemoteBoard, _ pictureCache: PictureCache) {
        let hadFocus = slot.releaseFocus() || area == nil
        let area = BoardArea(board: board, pictureCache: pictureCache)
        area.nameOfPiece = { [weak board] in board?.name(of: $0) }
        area.updated = { [weak area, weak board] in
            if let board { area?.describe(name: board.name, state: board.accessibleState.state) }
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

    /// Loads pictures one by one, reports errors, then calls `done`.
    private func read(
        _ uris: [String], for board: RemoteBoard, into pictureCache: PictureCache, then done: @escaping () -> Void
    ) {
        guard let uri = uris.first else { return done() }
        pictureCache.load(uri: uri) { [weak self] problem in
            if let problem { self?.refused(problem.message(file: displayName(ofURI: uri))) }
            self?.read(Array(uris.dropFirst()), for: board, into: pictureCache, then: done)
        }
    }
}

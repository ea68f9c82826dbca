// The tab owns its model and its area; the area's closures refer to it unowned, as it lives as long as the window's
// controller.

import BoardKinds
import CGtk
import GtkKit
import PeekaboardModel
import Program
import Scene

/// A board in the window: the board itself, the panel that says how a game went over it, and the status lines below it.
final class BoardTab {
    /// The board and the games on it.
    let model: any BoardModel
    /// All of the tab, to be put into the window.
    let widget: Widget
    /// Where the board is seen.
    let area: BoardArea
    /// Called when the state of the game is different.
    var stateShown: () -> Void = {}

    private let result: ResultPanel
    private let status: StatusLines

    /// A tab for a model whose pictures stand on a shelf.
    init(of model: any BoardModel, shelf: FileShelf, _ installation: Installation) {
        self.model = model
        area = BoardArea(board: model.board, shelf: shelf.pictures)
        let builder = Builder(file: "\(installation.data)/ui/tab.ui")
        widget = builder.widget("tab")
        result = ResultPanel(builder, at: model.kind.resultPlace)
        status = StatusLines(builder)
        gtk_overlay_set_child(builder.widget("board-slot").opaque, area.widget)
        addActions()
        area.nameOfPiece = { [unowned self] in self.model.name(of: $0) }
        area.updated = { [unowned self] in showState() }
        area.fileDropped = { [unowned self] uri in self.model.take(fileOf: uri) }
        model.view = self
    }

    private func addActions() {
        for action in model.kind.actionDescriptions {
            let name = "win.\(action.name)"
            if let key = action.key {
                // Not keys of the application, which would come before those of the pane.
                key.reachesWindow
                    ? widget.addShortcut(key.accelerator, action: name, reach: .window)
                    : Widget(sharing: area.widget).addShortcut(key.accelerator, action: name)
            }
            if let button = action.button { status.append(.button(icon: button.icon, name: button.name, action: name)) }
        }
    }

    /// Shows the state of the game.
    func showState() {
        status.show(headline: model.headline, model.status)
        area.describe(name: model.kind.boardTitle, state: model.state)
        stateShown()
    }

    /// The tab can be seen: what has changed meanwhile is shown.
    func shown() { model.board.changed() }

    /// Another tab is seen in its place: a press that was in progress ends.
    func hidden() { area.cancelPress() }
}

extension BoardTab: BoardView {
    func announce(_ said: Announcement) { area.announce(said) }

    func announceName(of piece: Int) { area.announceName(of: piece) }

    func showResult(title: String, text: String, button: String) {
        result.show(title: title, text: text, button: button)
    }

    func hideResult() { result.hide() }

    func cancelPress() { area.cancelPress() }

    func focusFirstPiece() { area.focusFirstPiece() }
}

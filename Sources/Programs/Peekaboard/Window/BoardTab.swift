// SPDX-License-Identifier: GPL-3.0-or-later
// The tab owns its model and its area. The area's closures refer to the tab unowned, because it lives as long as the
// window's controller.

import AppShell
import BoardKinds
import CGtk
import Decks
import GtkKit
import PeekaboardModel
import Scene

/// A tab of the window: the board, the result panel over it, and the time line and the status lines below it.
final class BoardTab {
    /// The model of the board and its games.
    let model: any BoardModel
    /// The root widget of the tab.
    let widget: Box
    /// The widget that draws the board.
    let area: BoardArea
    /// The toast overlay over the board.
    let toasts: Widget
    private let stage: BoardStage
    /// Called with the URIs of decks that are dropped on the board.
    var decksDropped: ([String]) -> Void = { _ in }
    /// Called when a picture of an outcome is to be saved or, otherwise, copied.
    var pictureGiven: (_ picture: NodeTree, _ isSaved: Bool) -> Void = { _, _ in }
    /// Called when the displayed state of the game changes.
    var stateShown: () -> Void = {}

    private let result: ResultPanel
    private let status: StatusLines
    private let moves = MoveBar()
    /// The buttons below the board.
    private var buttons: [(widget: Button, action: ActionDescription)] = []

    /// Creates a tab for a model. `files` holds the pictures of its board.
    init(of model: any BoardModel, files: DesktopFiles, _ installation: Installation) {
        self.model = model
        stage = BoardStage(model.board)
        area = BoardArea(stage: stage, pictureCache: files.pictures)
        let builder = Builder(file: "\(installation.data)/ui/tab.ui")
        widget = builder.widget("tab")
        result = ResultPanel(builder, at: model.kind.resultPosition)
        status = StatusLines(builder)
        toasts = builder.widget("toasts")
        gtk_overlay_set_child(builder.widget("board-slot").opaque, area.widget)
        widget.insert(moves.widget, after: toasts)
        addActions()
        result.happened = { [unowned self] event in
            switch event {
            case .nextGame(let next): self.model.play(next)
            case .copy(let picture): pictureGiven(picture, false)
            case .save(let picture): pictureGiven(picture, true)
            case .dismiss:
                self.model.board.changed()
                area.focusFirstElement()
            }
        }
        if model.kind.resultPosition == .bottom {
            stage.coveredHeight = { [unowned self] in result.height(inWidth: gtk_widget_get_width(area.widget)) }
        }
        area.actedOn = { [unowned self] in
            // A card of Passcode that is looked at again would be behind the panel.
            if self.model.kind.resultPosition == .center { result.hide() }
            // After a press anywhere on the board, its keys work.
            area.takeFocus()
        }
        stage.nameOfPiece = { [unowned self] in self.model.name(of: $0) }
        area.updated = { [unowned self] in showState() }
        Widget(sharing: area.widget).acceptFiles { [unowned self] uris in
            let decks = uris.filter { $0.hasSuffix(DeckFileFormat.ending) }
            if decks.isEmpty { self.model.useDroppedFile(at: uris[0]) } else { decksDropped(decks) }
        }
        model.view = self
    }

    private func addActions() {
        for action in model.kind.actionDescriptions {
            let name = "win.\(action.name)"
            if let key = action.key {
                // Accelerators of the application would take precedence over the shortcuts of the preferences.
                key.reachesWindow
                    ? widget.addShortcut(key.accelerator, action: name, scope: .window)
                    : Widget(sharing: area.widget).addShortcut(key.accelerator, action: name)
            }
            if let button = action.button {
                let widget = Button(icon: button.icon, name: button.name, action: name)
                status.append(widget)
                buttons.append((widget, action))
            }
        }
    }

    /// Updates the displayed state of the game.
    func showState() {
        status.display(headline: model.headline, model.status)
        for (widget, action) in buttons {
            guard action.isToggle, let button = action.button else { continue }
            widget.setIcon(model.isOn(action.name) ? button.iconWhenOn : button.icon)
        }
        area.describe(name: model.kind.boardTitle, state: model.state)
        stateShown()
    }

    /// Shows an earlier or later moment of the recorded game.
    func step(by moves: Int) { self.moves.step(by: moves) }

    /// Called when the tab becomes visible; redraws the board.
    func shown() { model.board.changed() }

    /// Called when another tab is shown instead; cancels a press in progress.
    func hidden() { area.cancelPress() }
}

extension BoardTab: BoardPresenter {
    func announce(_ said: Announcement) { area.announce(said) }

    func announceName(of piece: Int) { area.announceName(of: ElementID(piece: piece)) }

    func showResult(_ outcome: GameOutcome, button: String) {
        result.present(outcome, button: button)
        model.board.changed()  // It makes room for the result.
    }

    func hideResult() { result.hide() }

    func showTimeLine(_ timeLine: GameTimeLine?) {
        if let timeLine {
            timeLine.changed = { [unowned self, unowned timeLine] in
                if timeLine.position < timeLine.count { result.hide() }
                moves.update()
            }
        }
        moves.display(timeLine)
        showState()
    }

    func cancelPress() { area.cancelPress() }

    func focusFirstPiece() { area.focusFirstElement() }
}

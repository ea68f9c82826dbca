// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import BoardKinds
import CGtk
import GtkKit
import PeekaboardModel

/// The tabs of the boards, each created when it is first shown.
extension MainWindow {
    func addSlot(for kind: any BoardKind.Type) {
        let slot = Box(.vertical)
        slots[kind.name] = slot
        stack.add(slot, name: kind.name, title: kind.title, icon: kind.iconName)
    }

    func tab(of kind: any BoardKind.Type) -> BoardTab {
        if let tab = tabs[kind.name] { return tab }
        let files = DesktopFiles(folder: installation.data)
        let tab = BoardTab(of: makeModel(of: kind, files), files: files, installation)
        tabs[kind.name] = tab
        connect(tab, kind.name)
        slots[kind.name]?.append(tab.widget)
        return tab
    }

    private func makeModel<Kind: BoardKind>(of kind: Kind.Type, _ files: any UserFiles) -> any BoardModel {
        GameModel<Kind>(services, files: files)
    }

    private func connect(_ tab: BoardTab, _ name: String) {
        let model = tab.model
        checkSchemas(with: model.properties)
        pane.add(model, of: name)
        model.board.allowsMotion = desktop.allowsMotion
        model.isDark = desktop.isDark
        tab.pictureGiven = { [unowned self] in give($0, saving: $1) }
        tab.decksDropped = { [unowned self] uris in openDecks(uris) }
        model.happened = { [unowned self] event in modelReported(event, of: name) }
        let switches = model.kind.actionDescriptions.filter(\.isToggle).map(\.name)
        tab.stateShown = { [unowned self, unowned model] in
            for name in switches { toggles[name]?(model.isOn(name)) }
            guard name == shown.name else { return }
            updateTimeLineActions()
            frame.setSubject(model.subject)
        }
        tab.area.whenDrawn { [unowned self, unowned model] in
            firstFrameTime = firstFrameTime ?? now()
            model.properties.applyAll { [unowned model] in model.begin() }
            // Creating a board and drawing it for the first time takes more memory than keeping it.
            heapTrimTimer.start(after: Self.heapTrimDelay) { trimHeap() }
        }
    }

    /// Handles an event of the model of a board.
    private func modelReported(_ event: BoardModelEvent, of board: String) {
        switch event {
        case .refused(let reason):
            refuse(reason)
            console.add(reason, .error, of: board)
        case .messagePosted(let notice):
            toasts.replace(with: notice)
            console.add(notice.message, .note, of: board)
        case .undoOffered(let offer): toasts.present(offer)
        case .logged(let text, let kind, let replacesLast):
            console.add(text, kind, replacesLast: replacesLast, of: board)
        }
    }

    /// Shows the requested board, or the one that was shown last, and from then on follows the view switcher.
    func showFirst(_ asked: String?) {
        let name = asked ?? settings.text("board") ?? shown.name
        if BoardKinds.named(name) == nil {
            refuse(filled(translated("Unknown board: {text}"), ["text": name]))
        }
        stack.visiblePage = BoardKinds.named(name)?.name ?? shown.name
        showTab()
        tab.area.focusFirstElement()
        window.hideFocus()
        stack.onNotify("visible-child-name") { [unowned self] in
            guard stack.visiblePage != nil else { return }  // The window is closing.
            tab.hidden()
            disableActions(of: shown)
            showTab()
            settings.set("board", to: shown.name)
        }
    }

    /// Shows the next board or, if `step` is negative, the previous one.
    func showBoard(by step: Int) {
        let kinds = BoardKinds.all
        guard let place = kinds.firstIndex(where: { $0.name == shown.name }) else { return }
        let next = kinds[(place + step + kinds.count) % kinds.count]
        stack.visiblePage = next.name
        tab.area.focusFirstElement()
    }

    /// Makes the visible tab of the stack the current one.
    private func showTab() {
        shown = stack.visiblePage.flatMap(BoardKinds.named) ?? shown
        let tab = tab
        updateTimeLineActions()
        pane.display(shown.name, in: Widget(sharing: tab.area.widget))
        console.display(shown.name)
        tab.shown()
    }
}

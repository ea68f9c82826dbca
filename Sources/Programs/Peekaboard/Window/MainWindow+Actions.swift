// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import BoardKinds
import Boards
import CGtk
import Files
import GtkKit
import PeekaboardModel

/// The actions of the window's menu, shortcuts, and buttons.
extension MainWindow {
    func addActions() {
        actions.add("new-game") { [unowned self] in tab.model.newGame() }
        actions.add("choose-game") { [unowned self] in chooseGame() }
        addTimeLineActions()
        actions.add("results") { [unowned self] in
            let model = tab.model
            model.rest()
            resultsDialog = ResultsDialog(
                ResultsModel(of: model, in: store), parent: window,
                export: { [unowned self] in exportResults() }
            ) { [unowned self] in
                resultsDialog = nil
                model.endRest()
            }
        }
        actions.add("new-deck") { [unowned self] in newDeck() }
        actions.add("export-results") { [unowned self] in exportResults() }
        actions.add("decks") { [unowned self] in showDecks() }
        actions.add("print-deck") { [unowned self] in printDeck() }
        actions.add("rules") { [unowned self] in
            let model = tab.model
            model.rest()
            let dialog = RulesDialog.make(at: shown, installation)
            dialog.closed = { [unowned self] in
                rulesDialog = nil
                model.endRest()
            }
            rulesDialog = dialog
            dialog.present(over: window)
        }
        actions.add("see-how") { [unowned self] in seeHow() }
        actions.add("shortcuts") { [unowned self] in
            ShortcutsList.present(shortcuts, over: window)
        }
        actions.add("about") { [unowned self] in About.present(over: window) }
        let isPaneOpen = settings.flag("show-preferences") ?? false
        frame.isSidebarShown = isPaneOpen
        pane.isOpen = isPaneOpen
        frame.coverageChanged = { [unowned self] isCovered in
            pane.showsBoard = isCovered
            // In a narrow window, a game does not begin below the preferences.
            if isCovered, firstFrameTime == nil { whenIdle(for: self) { $0.frame.isSidebarShown = false } }
        }
        // Keys also move the focus, unlike the button.
        actions.add("use-preferences") { [unowned self] in usePreferences(!frame.isSidebarShown) }
        actions.add("close-preferences") { [unowned self] in usePreferences(false) }
        actions.add("search-preferences") { [unowned self] in
            frame.isSidebarShown = true
            pane.startSearch()
        }
        window.addShortcut("<Control>f", action: "win.search-preferences", scope: .window)
        actions.add("switch-focus") { [unowned self] in
            guard frame.isSidebarShown, !frame.isContentCovered else { return }
            if pane.hasFocus { tab.area.focusFirstElement() } else { pane.grabFocus() }
        }
        window.addShortcut("F6", action: "win.switch-focus", scope: .window)
        builder.widget("preferences").addShortcut("Escape", action: "win.close-preferences")
        for (name, step) in [("previous-board", -1), ("next-board", 1)] {
            actions.add(name) { [unowned self] in showBoard(by: step) }
        }
        let setPane = actions.addSwitch("preferences", isOn: isPaneOpen) { [unowned self] isOn in
            frame.isSidebarShown = isOn
        }
        frame.sidebarToggled = { [unowned self] isOpen in
            pane.isOpen = isOpen
            setPane(isOpen)
            settings.set("show-preferences", to: isOpen)
        }
        console.isOpen = settings.flag("show-console") ?? false
        _ = actions.addSwitch("console", isOn: console.isOpen) { [unowned self] isOn in
            if !isOn, console.hasFocus { tab.area.focusFirstElement() }
            console.isOpen = isOn
            settings.set("show-console", to: isOn)
        }
        actions.add("copy-page") { [unowned self] in
            window.copy(tab.model.swiftPage)
            toasts.replace(with: translated("Board copied to the clipboard as a Swift page"))
        }
        actions.add("save-page") { [unowned self] in savePage() }
        _ = actions.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in
            sounds.isOn = isOn
            settings.set("sounds", to: isOn)
        }
    }

    /// Opens or closes the preferences, and moves the focus to them or from them to the board.
    private func usePreferences(_ isOpen: Bool) {
        let hadFocus = pane.hasFocus
        frame.isSidebarShown = isOpen
        if isOpen { pane.grabFocus() } else if hadFocus { tab.area.focusFirstElement() }
    }

    /// Adds the actions for the moves of a game.
    private func addTimeLineActions() {
        actions.add("look-back") { [unowned self] in tab.model.lookBack() }
        actions.add("back-to-game") { [unowned self] in tab.model.newGame() }
        actions.add("previous-move") { [unowned self] in tab.step(by: -1) }
        actions.add("next-move") { [unowned self] in tab.step(by: 1) }
        window.addShortcut("Escape", action: "win.back-to-game", scope: .window)
    }

    /// Enables the actions that are available on the board that is shown, while it is played on, or while it shows a
    /// recorded game.
    func updateTimeLineActions() {
        let model = tab.model
        let isReplay = model.timeLine != nil
        actions.enable("look-back", model.canLookBack)
        for name in ["decks", "print-deck"] { actions.enable(name, model.board is MemoryBoard) }
        for name in ["back-to-game", "previous-move", "next-move"] { actions.enable(name, isReplay) }
        for action in shown.actionDescriptions { actions.enable(action.name, model.isAvailable(action.name)) }
    }

    /// The shortcuts of the board that is shown, of the other boards, and of the window.
    private var shortcuts: [ShortcutsSection] {
        let kinds = [shown] + BoardKinds.all.filter { $0.name != shown.name }
        return kinds.map { kind in (kind.title, kind.keys.map { ($0.keys, $0.title) }) }
            // Translators: A heading in the list of keyboard shortcuts: shortcuts that all boards share.
            + [(translated("General"), Self.generalShortcuts)]
    }

    /// The shortcuts that step through the moves of a game, in the direction of the slider.
    static var moveKeys: (previous: String, next: String) {
        let keys = (previous: "<Alt>Left", next: "<Alt>Right")
        return gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? (keys.next, keys.previous) : keys
    }

    private static var generalShortcuts: [Shortcut] {
        [
            // Translators: The rules of a game. The title of a dialog.
            ("F1", translated("Rules")),
            ("<Control>n", translated("New game")),
            // Translators: A keyboard shortcut begins a game like the last one.
            ("<Control><Shift>n", translated("Same game again")),
            // Translators: A keyboard shortcut shows another game, such as Pentominoes instead of Pairs.
            ("<Control>Page_Up <Control>Page_Down", translated("Previous or next board")),
            // Translators: The moves of the current game, which can be looked at one by one.
            ("<Control>h", translated("Move history")),
            (Self.moveKeys.previous, translated("Previous move")),
            (Self.moveKeys.next, translated("Next move")),
            ("Escape", translated("Back to the game")),
            // Translators: The list of all sets of cards. A keyboard shortcut shows it.
            ("<Control>d", translated("Decks")),
            // Translators: The preferences of a board. A keyboard shortcut shows or hides them.
            ("<Control>comma", translated("Preferences")),
            ("<Control>f", translated("Search preferences")),
            // Translators: A keyboard shortcut moves the focus.
            ("F6", translated("Move between board and preferences")),
            ("<Control>z <Control><Shift>z", translated("Undo or redo the last preference change")),
            // Translators: The panel below the board that lists what happens.
            ("F12", translated("Console")),
            ("F10", translated("Main menu")),
            ("<Control>question", translated("Keyboard shortcuts")),
            ("<Control>w", translated("Close window")),
            // Translators: A verb: quit the program.
            ("<Control>q", translated("Quit")),
        ]
    }

    /// Lets the user choose what to play, and begins a game. A recorded game is left at once.
    private func chooseGame() {
        let model = tab.model
        guard model.timeLine == nil else { return model.newGame() }
        model.rest()
        guard model.board is MemoryBoard else { return presentNewGame(decks: [], in: model) }
        readDecks { [weak self] in self?.presentNewGame(decks: $0.forNewGame(inUse: self?.deckInUse), in: model) }
    }

    private func presentNewGame(decks list: [ListedDeck], in model: any BoardModel) {
        model.makeDraft { [weak self] draft in
            guard let self, newGameDialog == nil else { return }
            let dialog = NewGameDialog(
                of: draft, decks: list, results: store, pictureCache: PictureCache(folder: installation.data),
                showDecks: { [unowned self] in showDecks() }, playChosen: { model.newGame(with: draft) },
                closed: { [unowned self] in
                    newGameDialog = nil
                    model.endRest()
                })
            newGameDialog = dialog
            dialog.present(over: window)
        }
    }

    /// Prints the cards of the deck on the board.
    func printDeck() {
        guard let board = tab.model.board as? MemoryBoard,
            let deck = PrintedDeck(of: board, title: board.faces.title ?? tab.model.kind.title)
        else { return }
        print(deck)
    }

    /// Saves the board as a Swift page in a file that the user chooses.
    private func savePage() {
        let text = tab.model.swiftPage
        FileChooser.save(
            // Translators: The title of a file chooser.
            text, as: "\(shown.name).swift", title: translated("Save as a Swift Page"), over: window
        ) { [unowned self] file, isSaved in
            if isSaved {
                toasts.replace(with: FileChooser.success(ofSaving: file))
            } else {
                refuse(unwritableMessage(file: file))
            }
        }
    }

    /// Opens the game as a new page in Peekaboard Live, at the moment that is shown.
    private func seeHow() {
        guard FileKind(of: installation.liveProgram) == .file else { return offerLive() }
        tab.model.rest()
        let folder = PageFolder.ofUser
        guard let file = PageFolder.add(tab.model.explainedSwiftPage, named: shown.title, to: folder) else {
            return refuse(unwritableMessage(file: "\(folder)/\(shown.title).swift"))
        }
        guard ProgramLauncher.start(installation.liveProgram, name: "Peekaboard Live", opening: file, over: window)
        else { return refuse(translated("Could not start Peekaboard Live")) }
    }

    /// Says where to get Peekaboard Live, which is a Flatpak or a package of its own.
    private func offerLive() {
        guard Installation.isFlatpak else {
            return refuse(translated("Peekaboard Live is not installed: install the package peekaboard-live"))
        }
        tab.model.rest()
        Question.ask(
            // Translators: The heading of a question.
            heading: translated("Get Peekaboard Live?"),
            text: translated(
                "It shows the game as code. If you have it already, save the game as a Swift page and open that."
            ),
            answers: [
                Question.Response(translated("Sa_ve as a Swift Page…")) { [unowned self] in savePage() },
                // Translators: A verb, on a button of a question: shows Peekaboard Live in the software store.
                Question.Response(translated("_Get It"), .suggested) { [unowned self] in
                    peekaboard_open_address(window.typed(), "appstream:\(Installation.liveID)")
                },
            ], over: window)
    }

    func disableActions(of kind: any BoardKind.Type) {
        for action in kind.actionDescriptions { actions.enable(action.name, false) }
    }

    /// Adds the actions of all boards, and the items of those without a button to the beginning of a section of the menu.
    /// Only the actions of the board that is shown are enabled; the items of the others are hidden.
    func addBoardActions(to section: Object) {
        var position: gint = 0
        for kind in BoardKinds.all {
            for action in kind.actionDescriptions {
                addAction(action)
                if action.button != nil { continue }
                let item = Object(adopting: g_menu_item_new(action.title, "win.\(action.name)")!)
                g_menu_item_set_attribute_value(item.opaque, "hidden-when", g_variant_new_string("action-disabled"))
                if let key = action.key, key.reachesWindow {
                    g_menu_item_set_attribute_value(item.opaque, "accel", g_variant_new_string(key.accelerator))
                }
                g_menu_insert_item(section.opaque, position, item.opaque)
                position += 1
            }
            disableActions(of: kind)
        }
    }

    private func addAction(_ action: ActionDescription) {
        guard action.isToggle else {
            actions.add(action.name) { [unowned self] in tab.model.activate(action.name) }
            return
        }
        toggles[action.name] = actions.addSwitch(action.name, isOn: false) { [unowned self] _ in
            tab.model.activate(action.name)
            tab.showState()
        }
    }
}

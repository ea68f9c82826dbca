import CGtk
import GtkKit
import Program

/// The window's actions.
extension LiveWindow {
    /// Adds the actions to the window.
    func addActions() {
        let map = ActionMap(of: window)
        for (name, body) in [
            ("open", { window in window.choose() }), ("examples", { window in window.showStart() }),
            ("run", { window in window.runner?.run() }), ("start-over", { window in window.runner?.startOver() }),
            ("next", { window in window.runner?.turn(to: .next) }),
            ("previous", { window in window.runner?.turn(to: .previous) }),
            ("write-page", { window in window.runner?.writeProperties() }),
            ("copy-console", { window in window.console.copyAll() }),
            ("clear-console", { window in window.console.clear() }),
            ("shortcuts", { window in window.showShortcuts() }),
            ("about", { window in About.show(over: window.window) }),
        ] as [(String, (LiveWindow) -> Void)] {
            actions[name] = map.add(name) { [unowned self] in body(self) }
        }
        showConsole = map.addSwitch("console", isOn: true) { [unowned self] isOn in consoleBox.isVisible = isOn }
        addPreferences(to: map)
        _ = map.addSwitch("start-over-on-save", isOn: startsOver) { [unowned self] isOn in
            startsOver = isOn
            runner?.startsOver = isOn
        }
        _ = map.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in sounds.isOn = isOn }
        enable()
    }

    private func addPreferences(to map: ActionMap) {
        setPreferences = map.addSwitch("preferences", isOn: false) { [unowned self] isOn in
            showsPreferences = isOn
            sidebar.isShown = isOn
        }
        actions["preferences"] = map.action("preferences")
        sidebar.toggled = { [weak self] isShown in
            guard let self else { return }
            setPreferences(isShown)
            // Escape and a click beside it hide it where it covers the page.
            if pane.isAvailable { showsPreferences = isShown }
        }
        pane.availabilityChanged = { [weak self] in
            guard let self else { return }
            preferencesButton.isVisible = pane.isAvailable
            sidebar.isShown = pane.isAvailable && showsPreferences
            enable()
        }
        pane.canWriteChanged = { [weak self] in self?.enable() }
        pane.changed = { [weak self] lines, replacesLast in
            guard let self else { return }
            // The page may have printed something since.
            let isLast = console.end == endOfChange
            for line in lines { console.add(line, .change, replacesLast: replacesLast && isLast) }
            endOfChange = console.end
        }
    }

    /// Updates which actions are enabled.
    func enable() {
        let (index, count) = (runner?.pageIndex ?? 0, runner?.playground.pages.count ?? 0)
        for (name, isEnabled) in [
            ("run", count > 0), ("start-over", count > 0), ("previous", index > 0), ("next", index + 1 < count),
            ("write-page", pane.canWrite), ("preferences", pane.isAvailable),
        ] {
            if let action = actions[name] { g_simple_action_set_enabled(action.opaque, isEnabled ? 1 : 0) }
        }
    }

    private func choose() {
        FileChooser.open(.page, title: translated("Open a Swift Page"), over: window) { [weak self] uri in
            if let path = path(ofURI: uri) { self?.open(path) }
        }
    }

    private func showShortcuts() {
        // Translators: In the list of keyboard shortcuts.
        let shortcuts: [Shortcut] = [
            ("<Control>r", translated("Run again")), ("<Control><Shift>r", translated("Start over")),
            ("<Control>o", translated("Open a page")),
            ("<Alt>Page_Up", translated("Previous page")), ("<Alt>Page_Down", translated("Next page")),
            ("<Control>comma", translated("Preferences")),
            ("<Control>z <Control><Shift>z", translated("Undo or redo the last preference change")),
            ("F12", translated("Console")), ("F10", translated("Main menu")),
            ("<Control>question", translated("Keyboard shortcuts")),
            ("<Control>w", translated("Close window")), ("<Control>q", translated("Quit")),
        ]
        ShortcutsList.show([("Peekaboard Live", shortcuts)], over: window)
    }

    /// Shows or hides the console.
    func setConsole(isOpen: Bool) {
        consoleBox.isVisible = isOpen
        showConsole(isOpen)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import CGtk
import GtkKit
import PageLink

/// The window's actions.
extension LiveWindow {
    private static let screenReader = "screen-reader-enabled"

    /// Adds the actions to the window.
    func addActions() {
        let map = ActionMap(of: window)
        for (name, body) in [
            ("open", { window in window.choose() }),
            ("examples", { window in window.askAboutUnsavedChanges { window.showStart() } }),
            ("save", { window in window.save() }), ("find", { window in window.find() }),
            ("format", { window in window.formatCode() }),
            ("run", { window in window.runAgain() }), ("start-over", { window in window.startOver() }),
            ("update-page", { window in window.updatePage() }),
            ("cancel-update", { window in window.runner?.cancelUpdate() }),
            ("next", { window in window.runner?.turn(to: .next) }),
            ("previous", { window in window.runner?.turn(to: .previous) }),
            ("write-page", { window in window.runner?.writeProperties() }),
            ("copy-console", { window in window.console.copyAll() }),
            ("clear-console", { window in window.console.clear() }),
            ("guide", { window in window.showGuide() }),
            ("shortcuts", { window in window.showShortcuts() }),
            ("about", { window in About.present(over: window.window) }),
        ] as [(String, (LiveWindow) -> Void)] {
            actions[name] = map.add(name) { [unowned self] in body(self) }
        }
        addPreferences(to: map)
        addCode(to: map)
        addLayout(to: map)
        addFiles(to: map)
        addNewActions(to: map)
        addPresentActions(to: map)
        addTimeLineActions(to: map)
        addSessionActions(to: map)
        addDevice(to: map)
        _ = map.addSwitch("start-over-on-save", isOn: startsOver) { [unowned self] isOn in
            startsOver = isOn
            runner?.startsOver = isOn
        }
        _ = map.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in sounds.isOn = isOn }
        enable()
    }

    private func addCode(to map: ActionMap) {
        actions["other-part"] = map.add("other-part") { [unowned self] in goToOtherPart() }
        codePanel.values.isShown = settings.flag("show-values") ?? true
        _ = map.addSwitch("values", isOn: codePanel.values.isShown) { [unowned self] isOn in
            codePanel.values.isShown = isOn
            settings.set("show-values", to: isOn)
            runner?.showsValues = isOn
        }
        codePanel.view.wrapsLines = settings.flag("wrap-lines") ?? false
        _ = map.addSwitch("wrap-lines", isOn: codePanel.view.wrapsLines) { [unowned self] isOn in
            codePanel.view.wrapsLines = isOn
            settings.set("wrap-lines", to: isOn)
        }
        codePanel.view.zoom = settings.whole("code-zoom") ?? 100
        codePanel.view.zoomed = { [unowned self] zoom in settings.set("code-zoom", to: zoom) }
        addComments(to: map)
        let runsAsTyped = settings.flag("run-as-you-type") ?? true
        codePanel.editor.runsOnEdit = runsAsTyped
        _ = map.addSwitch("run-as-you-type", isOn: runsAsTyped) { [unowned self] isOn in
            codePanel.editor.runsOnEdit = isOn
            settings.set("run-as-you-type", to: isOn)
        }
    }

    private func addComments(to map: ActionMap) {
        updateComments()
        accessibility.onChangeFromOutside(of: Self.screenReader) { [weak self] in self?.updateComments() }
        _ = map.addSwitch("markup-source", isOn: settings.flag("show-markup-source") == true) { [unowned self] isOn in
            settings.set("show-markup-source", to: isOn)
            updateComments()
        }
    }

    /// Shows comments as text, or as source. GTK leaves invisible text out of what a screen reader gets, but counts it in
    /// the places in the text.
    private func updateComments() {
        let isRead = accessibility.flag(Self.screenReader) == true
        codePanel.comments.isShown = settings.flag("show-markup-source") != true && !isRead
    }

    private func addDevice(to map: ActionMap) {
        device = settings.text("device").flatMap(PageDevice.init) ?? .phone
        map.addChoice("device", device.rawValue) { [unowned self] name in
            guard let device = PageDevice(rawValue: name), device != self.device else { return }
            self.device = device
            settings.set("device", to: name)
            // A device does not change while a page runs.
            startOver()
        }
    }

    private func addPreferences(to map: ActionMap) {
        pane.availabilityChanged = { [weak self] in
            guard let self else { return }
            preferencesButton.isVisible = pane.isAvailable
            layout.request.hasPreferences = pane.isAvailable
            enable()
        }
        pane.canWriteChanged = { [weak self] in self?.enable() }
        pane.changed = { [weak self] lines, replacesLast in
            guard let self else { return }
            // The page may have printed something since.
            let isLast = console.end == endOfChange
            for line in lines { log(line, .change, replacesLast: replacesLast && isLast) }
            endOfChange = console.end
        }
    }

    /// Updates which actions are enabled.
    func enable() {
        let (index, count) = (runner?.pageIndex ?? 0, runner?.playground.pages.count ?? 0)
        for (name, isEnabled) in [
            ("run", count > 0), ("start-over", count > 0), ("previous", index > 0), ("next", index + 1 < count),
            ("write-page", pane.canWrite), ("preferences", pane.isAvailable), ("code", count > 0 && !isPresenting),
            ("files", count > 0 && !isPresenting), ("add-resource", count > 0),
            ("board", count > 0 && !isPresenting), ("other-part", count > 0 && !isPresenting),
            ("find", count > 0 && !isPresenting), ("format", count > 0 && !isPresenting),
            ("save", codePanel.isModified),
            ("console", count > 0 && !isPresenting),
            ("pause", runner?.timeLine.isAvailable == true), ("step-back", runner?.timeLine.isAvailable == true),
            ("step-forward", runner?.timeLine.isPaused == true), ("continue-here", isInPast),
            ("back-to-now", runner?.timeLine.isPaused == true),
            ("time-line", count > 0 && !isPresenting), ("save-session", runner?.timeLine.isAvailable == true),
            ("update-page", runner?.canUpdate == true),
            ("new-source", count > 0), ("present", count > 0), ("stop-presenting", isPresenting),
        ] {
            if let action = actions[name] { g_simple_action_set_enabled(action.opaque, isEnabled ? 1 : 0) }
        }
        codePanel.offersUpdate = runner?.canUpdate == true
    }

    private func choose() {
        FileChooser.open(.page, title: translated("Open a Swift Page"), over: window) { [weak self] uri in
            if let self, let path = path(ofURI: uri) { askAboutUnsavedChanges { self.open(path) } }
        }
    }

    private func showGuide() {
        let dialog = GuideDialog(folder: installation.guide, about: guideTopic, parent: window)
        dialog.closed = { [weak self] in
            whenIdle(for: self) { $0.guideDialog = nil }
        }
        guideDialog = dialog
        dialog.present()
    }

    private func showShortcuts() {
        // Translators: In the list of keyboard shortcuts.
        let shortcuts: [Shortcut] = [
            ("<Control>s", translated("Save")), ("F9", translated("Code")), ("<Shift>F9", translated("Board")),
            ("<Control>F9", translated("Files")),
            ("<Control>f", translated("Find in the code")),
            ("<Control>g <Control><Shift>g", translated("Next or previous match")),
            ("<Control><Shift>i", translated("Format the code")),
            ("<Control>space", translated("Complete the code")),
            ("<Control>e", translated("Show or hide the values below the line")),
            ("<Control>plus <Control>minus <Control>0", translated("Larger, smaller, or normal letters in the code")),
            ("<Control>i", translated("Documentation of the name at the cursor")),
            ("F8 <Shift>F8", translated("Next or previous error")),
            ("<Control><Shift>m", translated("Comments as source or as text")),
            ("<Control>period", translated("Go to the fix of an error")),
            ("F6", translated("Go to the page or back to the code")),
            ("<Control>r", translated("Run again")),
            ("<Control><Shift>r", translated("Start over")),
            ("<Control>n", translated("New page")), ("<Control>o", translated("Open a page")),
            ("<Alt>Page_Up", translated("Previous page")), ("<Alt>Page_Down", translated("Next page")),
            ("<Control>comma", translated("Properties")),
            ("<Control>z <Control><Shift>z", translated("Undo or redo the last property change")),
            ("F7", translated("Pause or play")),
            ("<Shift>F7 <Control>F7", translated("One step back or forward")),
            ("F12", translated("Console")), ("F5", translated("Present the page")),
            ("F11", translated("Full screen")), ("F10", translated("Main menu")), ("F1", translated("Guide")),
            ("<Control>question", translated("Keyboard shortcuts")),
            ("<Control>w", translated("Close window")), ("<Control>q", translated("Quit")),
        ]
        ShortcutsList.present([("Peekaboard Live", shortcuts)], over: window)
    }
}

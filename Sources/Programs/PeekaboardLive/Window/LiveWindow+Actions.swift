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
        actions.add(
            of: self,
            [
                "open": { $0.choose() },
                "examples": { window in window.askAboutUnsavedChanges { window.showStart() } },
                "guide": { $0.showGuide() }, "shortcuts": { $0.showShortcuts() },
                "about": { About.present(over: $0.window) },
                "cancel-update": { $0.runner?.cancelUpdate() },
            ])
        actions.add(
            of: self, if: { $0.runner != nil }, ["run": { $0.runAgain() }, "start-over": { $0.startOver() }])
        actions.add(
            of: self, if: { $0.layout.request.isWhole }, ["other-part": { $0.goToOtherPart() }, "find": { $0.find() }])
        actions.add(of: self, if: { ($0.runner?.pageIndex ?? 0) > 0 }, ["previous": { $0.runner?.turn(to: .previous) }])
        actions.add(
            of: self, if: { $0.runner.map { $0.pageIndex + 1 < $0.playground.pages.count } ?? false },
            ["next": { $0.runner?.turn(to: .next) }])
        actions.add(of: self, if: { $0.codePanel.isModified }, ["save": { $0.save() }])
        actions.add(of: self, if: { $0.runner?.canUpdate == true }, ["update-page": { $0.updatePage() }])
        actions.add(of: self, if: { $0.pane.canWrite }, ["write-page": { $0.runner?.writeProperties() }])
        addPreferences()
        addCode()
        addLayoutActions()
        addFileActions()
        addNewActions()
        addPresentActions()
        addTimeLineActions()
        addSessionActions()
        addDevice()
        actions.addSwitch("start-over-on-save", isOn: startsOver) { [unowned self] isOn in
            startsOver = isOn
            runner?.startsOver = isOn
        }
        actions.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in sounds.isOn = isOn }
        enable()
    }

    private func addCode() {
        codePanel.values.isShown = settings.flag("show-values") ?? true
        actions.addSwitch("values", isOn: codePanel.values.isShown) { [unowned self] isOn in
            codePanel.values.isShown = isOn
            settings.set("show-values", to: isOn)
            runner?.showsValues = isOn
        }
        codePanel.view.wrapsLines = settings.flag("wrap-lines") ?? false
        actions.addSwitch("wrap-lines", isOn: codePanel.view.wrapsLines) { [unowned self] isOn in
            codePanel.view.wrapsLines = isOn
            settings.set("wrap-lines", to: isOn)
        }
        codePanel.view.zoom = settings.whole("code-zoom") ?? 100
        codePanel.view.zoomed = { [unowned self] zoom in settings.set("code-zoom", to: zoom) }
        addComments()
        let runsAsTyped = settings.flag("run-as-you-type") ?? true
        codePanel.editor.runsOnEdit = runsAsTyped
        actions.addSwitch("run-as-you-type", isOn: runsAsTyped) { [unowned self] isOn in
            codePanel.editor.runsOnEdit = isOn
            settings.set("run-as-you-type", to: isOn)
        }
    }

    private func addComments() {
        updateComments()
        accessibility.onChangeFromOutside(of: Self.screenReader) { [weak self] in self?.updateComments() }
        actions.addSwitch("markup-source", isOn: settings.flag("show-markup-source") == true) { [unowned self] isOn in
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

    private func addDevice() {
        device = settings.text("device").flatMap(PageDevice.init) ?? .phone
        actions.addChoice("device", device.rawValue) { [unowned self] name in
            guard let device = PageDevice(rawValue: name), device != self.device else { return }
            self.device = device
            settings.set("device", to: name)
            // A device does not change while a page runs.
            startOver()
        }
    }

    private func addPreferences() {
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
            let isLast = console.view.end == endOfChange
            for line in lines { console.log(line, .change, replacesLast: replacesLast && isLast) }
            endOfChange = console.view.end
        }
    }

    /// Updates which actions are enabled.
    func enable() {
        actions.update()
        codePanel.offersUpdate = runner?.canUpdate == true
    }

    private func choose() {
        FileChooser.open(.page, title: translated("Open a Swift Page"), over: window) { [weak self] uri in
            if let self, let path = path(ofURI: uri) { askAboutUnsavedChanges { self.open(path) } }
        }
    }

    private func showGuide() {
        let dialog = GuideDialog(folder: installation.guide, parent: window)
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
            ("<Control>comma", translated("Preferences")),
            ("<Control>z <Control><Shift>z", translated("Undo or redo the last preference change")),
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

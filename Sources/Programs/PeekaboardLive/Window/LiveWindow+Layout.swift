// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Console
import GtkKit

/// The parts of the window, and adapting to desktop settings and to its size.
extension LiveWindow {
    /// Keeps the page up to date with the desktop settings.
    func followDesktop() {
        desktop.changed = { [weak self] in
            guard let self else { return }
            stage.page?.allowsMotion = desktop.allowsMotion
            stage.page?.update(isDark: desktop.isDark)
        }
    }

    /// Follows the size of the window.
    func followSize() {
        layout.changed = { [weak self] in self?.layoutChanged() }
        window.on("realize") { [unowned self] in
            guard let surface = gtk_native_get_surface(window.opaque) else { return }
            for side in ["width", "height"] {
                Object(sharing: UnsafeMutableRawPointer(surface)).onNotify(side) { [weak self] in
                    let (width, height) = (Int(gdk_surface_get_width(surface)), Int(gdk_surface_get_height(surface)))
                    // The signal is emitted during an allocation, when it is too late to change the layout. An animated
                    // board may leave no idle time, so this uses a timeout instead of an idle callback.
                    self?.sizeClock.start(after: 0) { [weak self] in
                        self?.layout.resize(width: width, height: height)
                    }
                }
            }
        }
    }

    /// Adds the switches for the parts of the window.
    func addLayout(to map: ActionMap) {
        layout.request.wantsCode = settings.flag("show-code") ?? true
        layout.request.wantsBoard = settings.flag("show-board") ?? true
        setCode = map.addSwitch("code", isOn: layout.request.wantsCode) { [unowned self] isOn in
            if layout.isNarrow {
                layout.request.part = isOn ? .code : .board
            } else {
                layout.request.wantsCode = isOn
                settings.set("show-code", to: isOn)
            }
            if isOn { codePanel.view.grabFocus() }
        }
        setBoard = map.addSwitch("board", isOn: layout.request.wantsBoard) { [unowned self] isOn in
            if layout.isNarrow {
                layout.request.part = isOn ? .board : .code
            } else {
                layout.request.wantsBoard = isOn
                settings.set("show-board", to: isOn)
            }
        }
        setConsole = map.addSwitch("console", isOn: false) { [unowned self] isOn in
            if layout.isNarrow {
                layout.request.part = isOn ? .console : .code
            } else {
                layout.request.wantsConsole = isOn
                hasClosedConsole = !isOn
            }
            if isOn { expressionEntry.widget.grabFocus() }
        }
        setPreferences = map.addSwitch("preferences", isOn: false) { [unowned self] isOn in
            layout.request.wantsPreferences = isOn
            if isOn, layout.isNarrow { layout.request.part = .board }
        }
        for name in ["code", "board", "console", "preferences"] { actions[name] = map.action(name) }
    }

    /// Adds a line to the console, which opens when there is something to read, unless the user has closed it.
    func log(_ line: String, _ kind: ConsoleLog.Kind, replacesLast: Bool = false) {
        console.add(line, kind, replacesLast: replacesLast)
        if !hasClosedConsole { layout.request.wantsConsole = true }
    }

    private func layoutChanged() {
        let hasParts = layout.request.hasPage && !isPresenting && !layout.isNarrow
        codeButton.isVisible = hasParts
        consoleButton.isVisible = hasParts
        start.setNarrow(layout.isNarrow)
        showFiles()
        // The code has its own comments.
        comments.isHidden = layout.showsCode
        setCode(layout.showsCode)
        setBoard(layout.showsBoard)
        setConsole(layout.showsConsole)
        setPreferences(layout.request.wantsPreferences)
    }
}

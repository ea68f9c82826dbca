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
        setCode = addSwitch(of: .code, wanting: \.wantsCode, to: map) { [unowned self] isOn in
            settings.set("show-code", to: isOn)
        }
        setBoard = addSwitch(of: .board, wanting: \.wantsBoard, to: map) { [unowned self] isOn in
            settings.set("show-board", to: isOn)
        }
        setConsole = addSwitch(of: .console, wanting: \.wantsConsole, to: map) { [unowned self] isOn in
            hasClosedConsole = !isOn
        }
        setPreferences = map.addSwitch("preferences", isOn: false) { [unowned self] isOn in
            layout.request.wantsPreferences = isOn
            if isOn, layout.isNarrow { layout.request.part = .board }
        }
        for name in ["code", "board", "console", "preferences"] { actions[name] = map.action(name) }
    }

    /// Adds the switch for a part of the window. `changed` is called if that is wanted in a wide window, or no longer. In a
    /// narrow window, a part takes the place of another. Returns what sets the state of the switch.
    private func addSwitch(
        of part: WindowLayout.Part, wanting wish: WritableKeyPath<WindowLayout.Request, Bool>, to map: ActionMap,
        changed: @escaping @MainActor (Bool) -> Void
    ) -> (Bool) -> Void {
        map.addSwitch(part.rawValue, isOn: layout.request[keyPath: wish]) { [unowned self] isOn in
            if layout.isNarrow {
                layout.request.part = isOn ? part : part == .code ? .board : .code
            } else {
                layout.request[keyPath: wish] = isOn
                changed(isOn)
            }
            switch part {
            case .code: if isOn { codePanel.view.grabFocus() }
            case .board: break
            case .console: if isOn { expressionEntry.widget.grabFocus() }
            }
        }
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

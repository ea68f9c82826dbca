// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// The parts of the window, and adapting to its size.
extension LiveWindow {
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
    func addLayoutActions() {
        console.addActions(to: actions)
        let isEnabled = { [unowned self] in pane.isAvailable }
        setPreferences = actions.addSwitch("preferences", isOn: false, if: isEnabled) { [unowned self] isOn in
            layout.request.wantsPreferences = isOn
            if isOn, layout.isNarrow { layout.request.part = .board }
        }
    }

    private func layoutChanged() {
        start.setNarrow(layout.isNarrow)
        editor.showFiles()
        // The code has its own comments.
        stage.comments.isHidden = layout.showsCode
        setPreferences(layout.request.wantsPreferences)
    }
}

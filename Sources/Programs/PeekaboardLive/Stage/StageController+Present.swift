// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// Showing a page to others: the board and its live properties, without code, notes, and console.
extension StageController {
    /// Adds the actions to those of the window.
    func addPresentActions(to actions: ActionMap) {
        let isEnabled = { [unowned self] in layout.request.hasPage }
        setPresent = actions.addSwitch("present", isOn: false, if: isEnabled) { [unowned self] isOn in
            showPresentation(isOn)
        }
        actions.add(of: self, if: { $0.layout.request.isPresenting }, ["stop-presenting": { $0.present(false) }])
        actions.add(
            of: window,
            [
                "fullscreen": {
                    let isFull = gtk_window_is_fullscreen($0.typed()) != 0
                    if isFull { gtk_window_unfullscreen($0.typed()) } else { gtk_window_fullscreen($0.typed()) }
                }
            ])
        window.addShortcut("Escape", action: "win.stop-presenting", scope: .window)
    }

    /// Begins or ends a presentation.
    func present(_ isOn: Bool) {
        guard isOn != layout.request.isPresenting else { return }
        setPresent(isOn)
        showPresentation(isOn)
    }

    private func showPresentation(_ isOn: Bool) {
        presentButton.isVisible = isOn
        // The properties stay away where they would take space from the board.
        if isOn, !layout.isNarrow { layout.request.wantsPreferences = true }
        if !isOn, gtk_window_is_fullscreen(window.typed()) != 0 { gtk_window_unfullscreen(window.typed()) }
        layout.request.isPresenting = isOn
        runningPage?.enlarges = isOn
        updateTimeLine()
        happened(.presented(isOn))
        if isOn { board.grabFocus() }
    }
}

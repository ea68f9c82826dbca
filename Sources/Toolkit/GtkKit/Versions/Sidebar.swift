// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Content with a sidebar after it, which covers the content if there is little space.
@MainActor package final class Sidebar {
    /// The widget that contains both.
    package let widget: Widget
    /// Called when the sidebar is shown or hidden.
    package var toggled: (Bool) -> Void = { _ in }

    private var isNarrow = false

    /// Creates a sidebar that is hidden.
    package init(_ sidebar: Widget, after content: Widget) {
        widget = Widget(peekaboard_split_new(content.pointer, sidebar.pointer)!)
        widget.vexpand = true
        arrange(for: false)
        widget.onNotify(PEEKABOARD_SIDEBAR_SHOWN) { [weak self] in
            guard let self else { return }
            arrange(for: isShown)
            toggled(isShown)
        }
    }

    /// Whether the sidebar is shown.
    package var isShown: Bool {
        get { widget.bool(PEEKABOARD_SIDEBAR_SHOWN) }
        set {
            arrange(for: newValue)
            widget.set(PEEKABOARD_SIDEBAR_SHOWN, to: newValue)
        }
    }

    /// Sets whether there is little space.
    package func setNarrow(_ isNarrow: Bool) {
        self.isNarrow = isNarrow
        arrange(for: isShown)
    }

    /// Puts the sidebar beside the content or over it.
    private func arrange(for isShown: Bool) {
        peekaboard_split_set_narrow(widget.pointer, isNarrow ? 1 : 0, isShown ? 1 : 0)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Content with a sidebar before or after it, which covers the content if there is little space.
@MainActor package final class Sidebar {
    /// The widget that contains both.
    package let widget: Widget
    /// Called when the sidebar is shown or hidden.
    package var toggled: (Bool) -> Void = { _ in }

    private let sidebar: Widget
    private var isNarrow = false

    /// Creates a sidebar of 320 to 360 points that is hidden.
    package convenience init(_ sidebar: Widget, after content: Widget) {
        self.init(sidebar, content, GTK_PACK_END)
        setWidth(320...360)
    }

    /// Creates a sidebar that is hidden, and that has no width yet.
    package convenience init(_ sidebar: Widget, before content: Widget) { self.init(sidebar, content, GTK_PACK_START) }

    private init(_ sidebar: Widget, _ content: Widget, _ position: GtkPackType) {
        self.sidebar = sidebar
        widget = Widget(peekaboard_split_new(content.pointer, sidebar.pointer, position)!)
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
            peekaboard_split_set_shown(widget.pointer, newValue ? 1 : 0)
        }
    }

    /// Sets the width of the sidebar, in points.
    package func setWidth(_ width: ClosedRange<Int>) {
        peekaboard_split_set_width(
            widget.pointer, sidebar.pointer, Int32(width.lowerBound), Int32(width.upperBound))
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

// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The main window: a header bar with a view switcher, which moves to the bottom of a narrow window, and a sidebar.
@MainActor package final class WindowFrame {
    /// The top-level window.
    package let window: Window
    /// Called when the sidebar is shown or hidden.
    package var sidebarToggled: (Bool) -> Void = { _ in }
    /// Called when the window becomes so narrow that the sidebar covers the content when it is shown, or wider.
    package var coverageChanged: (Bool) -> Void = { _ in }

    private let split: Widget
    private let title: Widget

    /// The window width, in points, below which the view switcher is at the bottom.
    private static let narrowWidth: Int32 = 560

    /// Adds the window's UI file in `folder` to a builder that has already loaded the window's content.
    package init(_ builder: Builder, folder: String) {
        builder.add(file: "\(folder)/\(PEEKABOARD_WINDOW_FILE)")
        window = builder.widget("window")
        split = builder.widget("split")
        title = builder.widget("title")
        split.onNotify(PEEKABOARD_SIDEBAR_SHOWN) { [unowned self] in sidebarToggled(isSidebarShown) }
        split.onNotify(PEEKABOARD_SIDEBAR_COVERS) { [unowned self] in
            coverageChanged(split.bool(PEEKABOARD_SIDEBAR_COVERS))
        }
        if peekaboard_has_breakpoints() == 0 { followWidth(bar: builder.widget("bar")) }
    }

    /// Shows what is played below the name of the program, where the name is shown.
    package func setSubject(_ subject: String?) { title.set("subtitle", to: subject ?? "") }

    package var isSidebarShown: Bool {
        get { split.bool(PEEKABOARD_SIDEBAR_SHOWN) }
        set { peekaboard_split_set_shown(split.pointer, newValue ? 1 : 0) }
    }

    /// Whether the sidebar is shown and covers the content.
    package var isContentCovered: Bool { isSidebarShown && split.bool(PEEKABOARD_SIDEBAR_COVERS) }

    /// Moves the view switcher when the surface's width changes. A change during the window's allocation would be too
    /// late for its layout, and a switcher that does not animate would print warnings.
    private func followWidth(bar: Widget) {
        window.on("realize") { [unowned self] in
            guard let surface = gtk_native_get_surface(window.opaque) else { return }
            Object(sharing: UnsafeMutableRawPointer(surface)).onNotify("width") { [unowned self] in
                let isNarrow = gdk_surface_get_width(surface) < Self.narrowWidth
                title.set("view-switcher-enabled", to: !isNarrow)
                bar.set("reveal", to: isNarrow)
            }
        }
    }
}

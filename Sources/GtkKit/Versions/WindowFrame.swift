import CGtk

/// The window around the stack of pages: its header bar with the view switcher, which moves to the bottom of a narrow
/// window, and the sidebar.
@MainActor public final class WindowFrame {
    /// The window.
    public let window: Widget
    /// The overlay for toasts.
    public let toasts: Widget
    /// Called when the sidebar was shown or hidden.
    public var sidebarToggled: (Bool) -> Void = { _ in }

    private let split: Widget

    /// Windows that are narrower than this, in points, have the switcher at the bottom.
    private static let narrowWidth: Int32 = 560

    /// Adds the window's own file in `folder` to a builder that has read what the window shows.
    public init(_ builder: Builder, folder: String) {
        builder.add(file: "\(folder)/\(PEEKABOARD_WINDOW_FILE)")
        window = builder.widget("window")
        toasts = builder.widget("toasts")
        split = builder.widget("split")
        split.onNotify(PEEKABOARD_SIDEBAR_SHOWN) { [unowned self] in sidebarToggled(isSidebarShown) }
        if peekaboard_has_breakpoints() == 0 { followWidth(title: builder.widget("title"), bar: builder.widget("bar")) }
    }

    /// Whether the sidebar is shown.
    public var isSidebarShown: Bool {
        get { split.bool(PEEKABOARD_SIDEBAR_SHOWN) }
        set { split.set(PEEKABOARD_SIDEBAR_SHOWN, to: newValue) }
    }

    /// Moves the switcher between the header bar and the bottom. A change in the middle of an allocation comes too late for
    /// the window's layout, and a switcher that does not animate complains about it.
    private func followWidth(title: Widget, bar: Widget) {
        window.on("realize") { [unowned self] in
            guard let surface = gtk_native_get_surface(window.opaque) else { return }
            Object(sharing: UnsafeMutableRawPointer(surface)).onNotify("width") {
                let isNarrow = gdk_surface_get_width(surface) < Self.narrowWidth
                title.set("view-switcher-enabled", to: !isNarrow)
                bar.set("reveal", to: isNarrow)
            }
        }
    }
}

import CGtk

/// A picture of a window in a file.
public enum Screenshot {
    /// How often it is tried to catch a window that moves all the time.
    private static let tries = 20

    /// Writes the window as it is now; false, with a line that says why, if that cannot be.
    public static func write(_ window: Widget, to file: String) -> Bool {
        guard let picture = picture(of: window), gdk_texture_save_to_png(picture.opaque, file) != 0 else {
            complain(filled(translated("The picture could not be written to {file}"), ["file": file]))
            return false
        }
        return true
    }

    /// Writes the window as soon as it is ready, then calls `done` with an exit status.
    public static func write(
        _ window: Widget, to file: String, when isReady: @escaping () -> Bool, then done: @escaping (Int32) -> Void
    ) {
        let clock = Timeout()
        var triesLeft = tries
        func look() {
            clock.start(after: 0.3) {
                guard isReady() else { return look() }
                triesLeft -= 1
                if triesLeft > 0, picture(of: window) == nil { return look() }
                done(write(window, to: file) ? 0 : 1)
            }
        }
        look()
    }

    /// The window as it is now; nil where it is just being drawn anew.
    private static func picture(of window: Widget) -> Object? {
        let density = Double(gtk_widget_get_scale_factor(window.pointer))
        let paintable = Object(taking: gtk_widget_paintable_new(window.pointer)!)
        let width = Double(gdk_paintable_get_intrinsic_width(paintable.opaque))
        let height = Double(gdk_paintable_get_intrinsic_height(paintable.opaque))
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_scale(snapshot, Float(density), Float(density))
        gdk_paintable_snapshot(paintable.opaque, snapshot, width, height)
        let node = gtk_snapshot_free_to_node(snapshot)
        defer { node.map { gsk_render_node_unref($0) } }
        guard let node, let renderer = gtk_native_get_renderer(OpaquePointer(window.raw)) else { return nil }
        return gsk_renderer_render_texture(renderer, node, nil).map { Object(taking: $0) }
    }
}

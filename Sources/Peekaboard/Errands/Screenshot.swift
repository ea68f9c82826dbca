import CGtk
import GtkKit

/// A picture of the window in a file.
enum Screenshot {
    /// How often a window that cannot be painted is looked at again.
    private static let patience = 10

    /// The window as it is now; nil where it is being laid out anew and so has no look, for the moment.
    private static func texture(of widget: Widget) -> Object? {
        let density = Double(gtk_widget_get_scale_factor(widget.pointer))
        let paintable = Object(taking: gtk_widget_paintable_new(widget.pointer)!)
        let width = Double(gdk_paintable_get_intrinsic_width(paintable.opaque))
        let height = Double(gdk_paintable_get_intrinsic_height(paintable.opaque))
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_scale(snapshot, Float(density), Float(density))
        gdk_paintable_snapshot(paintable.opaque, snapshot, width, height)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        guard let renderer = gtk_native_get_renderer(OpaquePointer(widget.raw)) else { return nil }
        return gsk_renderer_render_texture(renderer, node, nil).map { Object(taking: $0) }
    }

    /// Writes the window as it is now; false, with a line that says so, if that cannot be.
    static func write(_ window: MainWindow, to file: String) -> Bool {
        let isWritten = texture(of: window.window).map { gdk_texture_save_to_png($0.opaque, file) != 0 } ?? false
        if !isWritten { complain(filled(translated("The picture could not be written to {file}"), ["file": file])) }
        return isWritten
    }

    /// Writes the window as soon as nothing on the board moves or waits, or at once where that never is, then calls `done`
    /// with an exit status.
    static func whenStill(_ window: MainWindow, to file: String, then done: @escaping (Int32) -> Void) {
        let clock = Timeout()
        var looksLeft = patience
        func look() {
            clock.start(after: 0.3) {
                let page = window.page
                guard page.hasBegun, !page.restsByItself || page.board.activity == .still else { return look() }
                looksLeft -= 1
                if looksLeft > 0, texture(of: window.window) == nil { return look() }
                done(write(window, to: file) ? 0 : 1)
            }
        }
        look()
    }
}

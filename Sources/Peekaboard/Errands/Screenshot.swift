import CGtk
import GtkKit

/// A picture of the window in a file.
enum Screenshot {
    /// Writes the window as it is now; false, with a line that says why, if that cannot be.
    static func write(_ window: MainWindow, to file: String) -> Bool {
        let widget = window.window
        let density = Double(gtk_widget_get_scale_factor(widget.pointer))
        let paintable = Object(taking: gtk_widget_paintable_new(widget.pointer)!)
        let width = Double(gdk_paintable_get_intrinsic_width(paintable.opaque))
        let height = Double(gdk_paintable_get_intrinsic_height(paintable.opaque))
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_scale(snapshot, Float(density), Float(density))
        gdk_paintable_snapshot(paintable.opaque, snapshot, width, height)
        let node = gtk_snapshot_free_to_node(snapshot)
        defer { node.map { gsk_render_node_unref($0) } }
        guard let node, let renderer = gtk_native_get_renderer(OpaquePointer(widget.raw)),
            let texture = gsk_renderer_render_texture(renderer, node, nil).map({ Object(taking: $0) }),
            gdk_texture_save_to_png(texture.opaque, file) != 0
        else {
            complain(filled(translated("The picture could not be written to {file}"), ["file": file]))
            return false
        }
        return true
    }

    /// Writes the window as soon as nothing on the board moves or waits, or at once where that never is, then calls `done` with an exit status.
    static func whenStill(_ window: MainWindow, to file: String, then done: @escaping (Int32) -> Void) {
        let clock = Timeout()
        func look() {
            clock.start(after: 0.3) {
                let page = window.page
                if page.hasBegun, !page.restsByItself || page.board.activity == .still {
                    done(write(window, to: file) ? 0 : 1)
                } else {
                    look()
                }
            }
        }
        look()
    }
}

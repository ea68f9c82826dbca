// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// Writes screenshots of a window.
package enum Screenshot {
    /// Writes a screenshot as soon as the window is ready, then calls `done` with an exit status.
    package static func write(
        _ window: Widget, to file: String, when isReady: @escaping () -> Bool, then done: @escaping (Int32) -> Void
    ) {
        let clock = Timeout()
        func check() {
            clock.start(after: 0.3) {
                isReady() ? write(window, to: file) { isWritten in done(isWritten ? 0 : 1) } : check()
            }
        }
        check()
    }

    /// Writes the next frame of the window, because between frames a moving window may have no valid render node. Then
    /// calls `done` with whether the file was written; if not, an error has been printed.
    package static func write(_ window: Widget, to file: String, then done: @escaping (Bool) -> Void) {
        guard let frames = gtk_widget_get_frame_clock(window.pointer).map({ Object(sharing: $0) }) else {
            return done(save(nil, to: file))
        }
        frames.once("after-paint") { done(save(picture(of: window), to: file)) }
        window.queueDraw()
    }

    private static func save(_ picture: Object?, to file: String) -> Bool {
        if let picture, gdk_texture_save_to_png(picture.opaque, file) != 0 { return true }
        printError(filled(translated("Could not save the screenshot to {file}"), ["file": file]))
        return false
    }

    /// Returns the window as it was last drawn, or `nil` if its render node is out of date.
    private static func picture(of window: Widget) -> Object? {
        let density = Double(gtk_widget_get_scale_factor(window.pointer))
        let paintable = Object(adopting: gtk_widget_paintable_new(window.pointer)!)
        let width = Double(gdk_paintable_get_intrinsic_width(paintable.opaque))
        let height = Double(gdk_paintable_get_intrinsic_height(paintable.opaque))
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_scale(snapshot, Float(density), Float(density))
        gdk_paintable_snapshot(paintable.opaque, snapshot, width, height)
        let node = gtk_snapshot_free_to_node(snapshot)
        defer { node.map { gsk_render_node_unref($0) } }
        guard let node, let renderer = gtk_native_get_renderer(OpaquePointer(window.raw)) else { return nil }
        return gsk_renderer_render_texture(renderer, node, nil).map { Object(adopting: $0) }
    }
}

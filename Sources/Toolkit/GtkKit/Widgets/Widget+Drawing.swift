// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing area owns the closure.

import CGtk
import Scene

extension Widget {
    /// Creates a widget that `body` draws with Cairo. `height` is the minimum height in points; `body` receives the
    /// actual size.
    package static func drawing(height: Int, _ body: @escaping @MainActor (OpaquePointer, Size) -> Void) -> Widget {
        let area = Widget(gtk_drawing_area_new()!)
        gtk_drawing_area_set_content_height(area.typed(), Int32(height))
        area.onDraw(body)
        return area
    }

    /// Draws a drawing area with `body`, which receives the size.
    package func onDraw(_ body: @escaping @MainActor (OpaquePointer, Size) -> Void) {
        gtk_drawing_area_set_draw_func(
            typed(),
            { _, context, width, height, data in
                let draw = handler(data, (@MainActor (OpaquePointer, Size) -> Void).self)
                nonisolated(unsafe) let context = context!
                MainActor.assumeIsolated { draw(context, Size(width: Double(width), height: Double(height))) }
            }, UserData.retained(body), releaseData)
    }
}

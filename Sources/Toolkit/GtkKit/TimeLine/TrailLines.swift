// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the drawing area, which owns the closure that draws. That refers to this object weakly.

import CGtk
import Scene

/// Thin lines over a board that show where things move. They let all events through.
package final class TrailLines {
    /// The widget, which covers the board.
    package let widget = Widget(gtk_drawing_area_new()!)

    private var lines: [(style: TrailStyle, points: [[Point]])] = []
    private let desktop = DesktopSettings()

    /// Creates an overlay without lines.
    package init() {
        gtk_widget_set_can_target(widget.pointer, 0)
        widget.onDraw { [weak self] context, _ in self?.draw(context) }
        desktop.changed = { [weak self] in self?.widget.queueDraw() }
    }

    /// Shows lines between points, in the coordinates of the widget. Those of each style are above those before.
    package func display(_ lines: [(style: TrailStyle, points: [[Point]])]) {
        let lines = lines.filter { !$0.points.isEmpty }
        guard !lines.elementsEqual(self.lines, by: ==) else { return }
        self.lines = lines
        widget.queueDraw()
    }

    private func draw(_ context: OpaquePointer) {
        for (style, points) in lines { style.draw(points, TrailStyle.Settings(desktop), on: context) }
    }
}

extension TrailStyle.Settings {
    /// The settings of the desktop.
    init(_ desktop: DesktopSettings) {
        self.init(isHighContrast: desktop.isHighContrast, allowsMotion: desktop.allowsMotion)
    }
}

/// A short line that shows the style of others.
package final class TrailSample {
    /// The widget.
    package let widget: Widget

    private let desktop = DesktopSettings()
    private static let width = 18.0, height = 12.0

    /// Creates a line with a style.
    package init(_ style: TrailStyle) {
        widget = Widget(gtk_drawing_area_new()!)
        widget.requestSize(width: Int(Self.width), height: Int(Self.height))
        widget.valign = .center
        widget.onDraw { [weak self] context, size in
            guard let self else { return }
            let points = (0...12).map { step in
                Point(x: 3 + (size.width - 6) * Double(step) / 12, y: size.height / 2)
            }
            style.draw([points], TrailStyle.Settings(desktop), on: context)
        }
        desktop.changed = { [weak self] in self?.widget.queueDraw() }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import Scene

/// A widget that is laid on the code and moves with it.
class CodeOverlay {
    /// The widget, which the text view owns.
    let widget: Widget
    /// Where the widget is, so that it is moved only if that has changed.
    private var place: Point?

    /// Creates an overlay that is in no view yet.
    init(_ widget: Widget) { self.widget = widget }

    /// Sets the width, and returns the height that the widget needs.
    func height(forWidth width: Double) -> Int {
        widget.requestSize(width: Int(width))
        return widget.naturalHeight(forWidth: Int(width))
    }

    /// Moves the widget to a place in a code view.
    func move(to place: Point, in view: CodeView) {
        guard place != self.place else { return }
        self.place = place
        view.moveOverlay(widget, to: place)
    }
}

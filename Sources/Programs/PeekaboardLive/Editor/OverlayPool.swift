// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit

/// Hidden overlays of a code view to use again: before version 4.10, GTK cannot remove one from a text view.
struct OverlayPool<Overlay: CodeOverlay> {
    private let view: CodeView
    private let make: () -> Overlay
    private var unused: [Overlay] = []

    /// Creates a pool of what `make` creates for a view.
    init(_ view: CodeView, _ make: @escaping () -> Overlay) { (self.view, self.make) = (view, make) }

    /// Returns one that is shown in the view.
    mutating func dequeue() -> Overlay {
        if let overlay = unused.popLast() {
            overlay.widget.isVisible = true
            return overlay
        }
        let overlay = make()
        view.addOverlay(overlay.widget)
        return overlay
    }

    /// Hides one.
    mutating func recycle(_ overlay: Overlay) {
        _ = overlay.widget.releaseFocus()
        overlay.widget.isVisible = false
        unused.append(overlay)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit

/// Hidden overlays of a code view to use again: before version 4.10, GTK cannot remove one from a text view.
struct OverlayPool<Kind> {
    private let view: CodeView
    private let widget: KeyPath<Kind, Widget>
    private let make: () -> Kind
    private var unused: [Kind] = []

    /// Creates a pool of what `make` creates for a view, each with a widget.
    init(_ view: CodeView, _ widget: KeyPath<Kind, Widget>, _ make: @escaping () -> Kind) {
        (self.view, self.widget, self.make) = (view, widget, make)
    }

    /// Returns one whose widget is shown in the view.
    mutating func take() -> Kind {
        if let kind = unused.popLast() {
            kind[keyPath: widget].isVisible = true
            return kind
        }
        let kind = make()
        view.addOverlay(kind[keyPath: widget])
        return kind
    }

    /// Hides one.
    mutating func giveBack(_ kind: Kind) {
        _ = kind[keyPath: widget].releaseFocus()
        kind[keyPath: widget].isVisible = false
        unused.append(kind)
    }
}

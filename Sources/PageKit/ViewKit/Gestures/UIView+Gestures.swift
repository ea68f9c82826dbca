// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// Adds a gesture recognizer. It gets the touches on the view and on all views inside it. It is removed from its
    /// previous view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    /// Removes a gesture recognizer. If its gesture has begun, it is canceled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.stop()
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// The gesture recognizers of the view; `nil` if there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers where !(newValue ?? []).contains(recognizer) {
                removeGestureRecognizer(recognizer)
            }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// The recognizers that get a touch on the view: first its own, then those of its superviews.
    var recognizersOfTouches: [UIGestureRecognizer] {
        let own = recognizers.indices.sorted {
            (-recognizers[$0].precedence, $0) < (-recognizers[$1].precedence, $1)
        }
        return own.map { recognizers[$0] } + (superview?.recognizersOfTouches ?? [])
    }
}

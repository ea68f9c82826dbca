// SPDX-License-Identifier: GPL-3.0-or-later
/// What a view has that takes part in Auto Layout.
@MainActor final class AutoLayoutState {
    /// Whether the page lets the frame and the `autoresizingMask` place the view; `nil` if it has not said so.
    var usesFrame: Bool?
    /// The active constraints between views and guides that the view contains.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that the page has added.
    var guides: [UILayoutGuide] = []
    /// The guides of the view itself, which are made when they are asked for.
    var (safeArea, margins, readable): (UILayoutGuide?, UILayoutGuide?, UILayoutGuide?)
    var (top, bottom): (UILayoutGuide?, UILayoutGuide?)
    var keyboard: UIKeyboardLayoutGuide?
    /// The guides of a scroll view.
    var (content, frame): (UILayoutGuide?, UILayoutGuide?)
    /// Whether `updateConstraints()` is called before the next layout.
    var needsUpdate = false
    /// How the view resists to become larger or smaller than its content, horizontally and vertically.
    var hugging: [UILayoutPriority] = []
    var resistance: [UILayoutPriority] = []

    func guide(
        _ guide: ReferenceWritableKeyPath<AutoLayoutState, UILayoutGuide?>, of view: UIView,
        insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) -> UILayoutGuide {
        if let guide = self[keyPath: guide] { return guide }
        let new = UILayoutGuide(of: view, insets: insets)
        self[keyPath: guide] = new
        return new
    }
}

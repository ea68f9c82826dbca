// SPDX-License-Identifier: GPL-3.0-or-later
/// The view of a controller that contains others. It lets the controller lay them out.
final class ContainerView: UIView {
    /// Called for each layout.
    var layOut: () -> Void = {}
    /// The views that have the elements; `nil` for all.
    var elementViews: (() -> [UIView])?

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func safeAreaInsetsDidChange() { setNeedsLayout() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { setNeedsLayout() }
    override var subviewsOfElements: [UIView] { elementViews?() ?? super.subviewsOfElements }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// A view or a guide: what constraints are about.
@MainActor protocol LayoutItem: NSObject {
    /// The view itself, or the one that the guide is in.
    var containingView: UIView? { get }
}

extension UIView: LayoutItem {
    var containingView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var containingView: UIView? { owningView }
}

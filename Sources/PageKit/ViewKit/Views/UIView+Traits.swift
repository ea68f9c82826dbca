// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// The environment of the view: that of the page, in the style that was set for the view or for what contains it.
    public var traitCollection: UITraitCollection { PageContext.current.pageTraits.in(overriddenStyle) }

    /// The style that was set for the view or for what contains it; `.unspecified` for that of the page.
    var overriddenStyle: UIUserInterfaceStyle {
        guard PageContext.current.overridesStyles else { return .unspecified }
        return sequence(first: self, next: \.superview).lazy.map(\.ownStyle).first { $0 != .unspecified }
            ?? .unspecified
    }

    /// The style that was set for the view or for its controller.
    private var ownStyle: UIUserInterfaceStyle {
        overrideUserInterfaceStyle == .unspecified
            ? controller?.overrideUserInterfaceStyle ?? .unspecified : overrideUserInterfaceStyle
    }

    /// The style of the view if none were set for itself.
    private var outerStyle: UIUserInterfaceStyle { superview?.overriddenStyle ?? .unspecified }

    /// Updates the view and those in it after another style was set for it.
    func styleChanged(from old: UIUserInterfaceStyle) {
        let controllerStyle = controller?.overrideUserInterfaceStyle ?? .unspecified
        update(after: old != .unspecified ? old : controllerStyle != .unspecified ? controllerStyle : outerStyle)
    }

    /// Updates the view and those in it after another style was set for its controller.
    func controllerStyleChanged(from old: UIUserInterfaceStyle) {
        if overrideUserInterfaceStyle == .unspecified { update(after: old == .unspecified ? outerStyle : old) }
    }

    private func update(after style: UIUserInterfaceStyle) {
        let previous = PageContext.current.pageTraits.in(style)
        guard traitCollection != previous else { return }
        var views = [self]
        while let view = views.popLast() {
            view.setNeedsDisplay()
            view.setNeedsLayout()
            view.existingLayer?.forAll { $0.noteDrawing() }
            view.passOn(previous)
            views += view.subviews.reversed().filter { $0.ownStyle == .unspecified }
        }
    }

    /// Lets the view and its controller know about a change of the environment.
    func passOn(_ previous: UITraitCollection) {
        PageContext.current.inTraits(of: self) {
            traitCollectionDidChange(previous)
            controller?.traitCollectionDidChange(previous)
        }
    }
}

extension UIViewController {
    /// The environment of the controller: that of its view, or of the controller that contains it.
    public var traitCollection: UITraitCollection {
        if let view = viewIfLoaded, view.superview != nil || parent == nil { return view.traitCollection }
        let styles = sequence(first: self, next: \.parent).lazy.map(\.overrideUserInterfaceStyle)
        return PageContext.current.pageTraits.in(styles.first { $0 != .unspecified } ?? .unspecified)
    }
}

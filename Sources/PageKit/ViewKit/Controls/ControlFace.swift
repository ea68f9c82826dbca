// SPDX-License-Identifier: GPL-3.0-or-later
/// The parts of a control. They take no touches, and fade together while the control is disabled.
final class ControlFace: UIView {
    /// Whether the control reacts to touches.
    var isEnabled = true { didSet { alpha = isEnabled ? 1 : 0.5 } }

    /// Creates a face, and adds it to a control or an indicator with the given parts.
    init(of view: UIView, _ parts: [UIView]) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in parts { addSubview(part) }
        view.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// The direction of the control.
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        superview?.effectiveUserInterfaceLayoutDirection ?? super.effectiveUserInterfaceLayoutDirection
    }

    override func subviewChangedContentSize() { superview?.subviewChangedContentSize() }

    // The colors and the direction depend on where the view is.

    override func tintColorDidChange() { superview?.setNeedsLayout() }
    override func didMoveToWindow() { superview?.setNeedsLayout() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        superview?.setNeedsLayout()
    }
}

extension UIView {
    /// Creates a part of a control that takes no touches.
    static func part(cornerRadius: CGFloat = 0) -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.layer.cornerRadius = cornerRadius
        return view
    }

    /// Creates a part of a control that looks as if it could be moved.
    static func knob(cornerRadius: CGFloat) -> UIView {
        let knob = part(cornerRadius: cornerRadius)
        knob.layer.borderWidth = 1
        knob.layer.borderColor = UIColor(white: 0, alpha: 0.1).cgColor
        knob.layer.shadowOpacity = 0.3
        knob.layer.shadowRadius = 2
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
        return knob
    }

    /// Lays out the parts of a control, visibly if wanted and if it is in the window.
    func layOut(animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { layoutIfNeeded() }
    }
}

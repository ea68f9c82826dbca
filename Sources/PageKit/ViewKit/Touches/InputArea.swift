// SPDX-License-Identifier: GPL-3.0-or-later
// The context owns the area while it is shown. The area refers weakly to the responder.

/// The views for the input of a responder, at the bottom of the page: the accessory, and the input view below it.
final class InputArea: UIView {
    /// The responder to which the views belong.
    private(set) weak var owner: UIResponder?
    private(set) var accessory: UIView?
    private(set) var input: UIView?

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { owner ?? super.next }

    /// Shows the views of a responder.
    func show(_ accessory: UIView?, _ input: UIView?, of owner: UIResponder) {
        self.owner = owner
        for old in [self.accessory, self.input] where old !== accessory && old !== input && old?.superview === self {
            old?.removeFromSuperview()
        }
        (self.accessory, self.input) = (accessory, input)
        for view in [accessory, input].compactMap(\.self) where view.superview !== self { addSubview(view) }
        backgroundColor = input == nil ? nil : .secondarySystemBackground
        setNeedsLayout()
    }

    /// Moves the area to the bottom of a rectangle.
    func place(in screen: CGRect) {
        let height = min(screen.height, self.height(of: accessory, in: screen) + self.height(of: input, in: screen))
        frame = CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    }

    private func height(of view: UIView?, in screen: CGRect) -> CGFloat {
        guard let view else { return 0 }
        if view.bounds.height > 0 { return view.bounds.height }
        return max(view.intrinsicContentSize.height, view.sizeThatFits(screen.size).height, 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let accessoryHeight = height(of: accessory, in: bounds)
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        input?.frame = CGRect(
            x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
    }

    /// The area is not as high as before.
    override func subviewChangedContentSize() { superview?.setNeedsLayout() }
}

extension PageContext {
    /// The rectangle of the views for the input, in the window; one without a height at the bottom if there are none.
    package var inputFrame: CGRect {
        let screen = window.screen
        return inputArea?.frame ?? CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: 0)
    }

    /// Shows the views for the input of the first responder, or removes what is shown.
    func updateInput() {
        guard inputChanges == 0 else { return }
        if let inputArea, let view = firstResponder as? UIView, view.isDescendant(of: inputArea) { return }
        let (accessory, input) = (firstResponder?.inputAccessoryView, firstResponder?.inputView)
        let old = inputFrame
        guard let firstResponder, accessory != nil || input != nil else {
            guard let area = inputArea else { return }
            let screen = window.screen
            let end = CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: 0)
            inputAreaChanges(false, old, end)
            inputArea = nil
            area.removeFromSuperview()
            return finishInputChange(old)
        }
        let area = InputArea()
        // Views can be shown once. Another field may use the same ones.
        let shown = inputArea ?? area
        shown.show(accessory, input, of: firstResponder)
        shown.place(in: window.screen)
        if shown.frame != old { inputAreaChanges(false, old, shown.frame) }
        guard self.firstResponder === firstResponder else { return }
        inputArea = shown
        window.addSubview(shown)
        if shown.frame != old { finishInputChange(old) }
    }

    private func finishInputChange(_ old: CGRect) {
        for view in window.all where view.existingAutoLayout?.keyboard != nil { view.setNeedsLayout() }
        inputAreaChanges(true, old, inputFrame)
    }
}

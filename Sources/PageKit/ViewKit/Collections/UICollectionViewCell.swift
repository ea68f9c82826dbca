// SPDX-License-Identifier: GPL-3.0-or-later
/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view for everything that an item shows.
    public let contentView = UIView()
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue, to: backgroundView) } }
    /// The view behind the content, and above `backgroundView`, while the item is selected or pressed.
    open var selectedBackgroundView: UIView? {
        didSet { backgroundChanged(from: oldValue, to: selectedBackgroundView) }
    }
    /// Whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the item is pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

    /// Where the item is in the collection.
    var indexPath: IndexPath? { place?.indexPath }

    /// Creates an item with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates an item. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func backgroundChanged(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        new?.frame = bounds
        stateChanged()
    }

    private func stateChanged() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }

    override open func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    // MARK: - Touches

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.pressBegan(on: self) }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = touches.first.map { point(inside: $0.location(in: self), with: event) } ?? false
        collection?.pressEnded(on: self, isInside: isInside)
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        collection?.pressEnded(on: self, isInside: false)
    }

    // MARK: - Accessibility

    // An item that can be selected is an element with the texts in it, unless there are others in it that take input.
    override var takesGestures: Bool { collection?.allowsSelection ?? true }

    override open func accessibilityActivate() -> Bool {
        guard let collection, let indexPath else { return false }
        collection.choose(indexPath)
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: isSelected ? .selected : .none)
    }
}

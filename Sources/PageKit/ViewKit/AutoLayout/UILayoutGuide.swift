// SPDX-License-Identifier: GPL-3.0-or-later
// A view owns its guides.

/// A rectangle in a view that takes part in the layout and is not seen.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view to which the guide was added.
    public internal(set) weak var owningView: UIView?
    /// A name by which a page finds the guide.
    open var identifier = ""
    /// The distances from the edges of the view that a guide of the view itself keeps; `nil` for a guide of the page.
    let insets: (@MainActor (UIView) -> UIEdgeInsets)?
    /// Whether the guide is the content of a scroll view.
    let isContent: Bool

    /// Creates a guide. `addLayoutGuide(_:)` adds it to a view.
    public override init() { (insets, isContent) = (nil, false) }

    /// Creates a guide of a view itself.
    init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        self.insets = insets
        isContent = false
        super.init()
        owningView = view
    }

    /// Creates the guide of the content of a scroll view.
    init(contentOf scrollView: UIScrollView) {
        (insets, isContent) = (nil, true)
        super.init()
        owningView = scrollView
    }

    @MainActor deinit { PageContext.current.layoutEngine?.remove(number: number) }

    /// Where the guide is, in the coordinates of its view, after the layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let insets { return owningView.bounds.inset(by: insets(owningView)) }
        if isContent, let scrollView = owningView as? UIScrollView {
            return CGRect(origin: .zero, size: scrollView.contentSize)
        }
        return PageContext.current.layoutEngine?.frame(of: self, in: owningView) ?? .zero
    }
}

extension UIViewController {
    /// The part of the view that bars at the top cover.
    public var topLayoutGuide: UILayoutGuide {
        view.autoLayout.guide(\.top, of: view) { view in
            UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        }
    }

    /// The part of the view that bars at the bottom cover.
    public var bottomLayoutGuide: UILayoutGuide {
        view.autoLayout.guide(\.bottom, of: view) { view in
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }
}

/// The part of a view that a keyboard would cover. Here, only views for the input are shown there.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UILayoutGuide {
    /// The height, which is what bars cover in the case of `topLayoutGuide` and `bottomLayoutGuide`.
    public var length: CGFloat { layoutFrame.height }
}

extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { existingAutoLayout?.guides ?? [] }

    /// Adds a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.insets == nil, !layoutGuide.isContent, layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        autoLayout.guides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    /// Removes a guide, and the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let autoLayout = existingAutoLayout, layoutGuide.insets == nil,
            !layoutGuide.isContent
        else { return }
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.constraints where constraint.refers(to: { $0 === layoutGuide }) {
                constraint.isActive = false
            }
        }
        PageContext.current.layoutEngine?.remove(number: layoutGuide.number)
        autoLayout.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The part of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { autoLayout.guide(\.safeArea, of: self) { $0.safeAreaInsets } }

    /// The part of the view that views for the input cover: the bottom, without a height while there are none.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = autoLayout.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide(of: self) { view in
            let covered = view.heightCoveredByInput
            let bottom = max(view.safeAreaInsets.bottom, covered)
            return UIEdgeInsets(
                top: view.bounds.height - bottom, left: 0, bottom: covered > 0 ? 0 : bottom, right: 0)
        }
        autoLayout.keyboard = guide
        return guide
    }

    /// How much of the bottom views for the input cover.
    private var heightCoveredByInput: CGFloat {
        guard let area = PageContext.current.inputArea, let outer = area.superview, window != nil else { return 0 }
        let top = convert(CGPoint(x: area.frame.minX, y: area.frame.minY), from: outer).y - bounds.minY
        return min(max(0, bounds.height - top), bounds.height)
    }

    /// The part of the view that no bar covers, inside the `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide {
        autoLayout.guide(\.margins, of: self) { $0.layoutMargins + $0.safeAreaInsets }
    }

    /// The middle of the view inside its `layoutMargins`, as wide as lines of text should be at most.
    public var readableContentGuide: UILayoutGuide {
        autoLayout.guide(\.readable, of: self) { view in
            var insets = view.layoutMargins + view.safeAreaInsets
            let excess = max(0, view.bounds.width - insets.left - insets.right - 672)
            insets.left += excess / 2
            insets.right += excess / 2
            return insets
        }
    }

    /// The `layoutMargins`, of which two depend on the direction of lines of text.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let (leading, trailing) =
                readsRightToLeft ? (layoutMargins.right, layoutMargins.left) : (layoutMargins.left, layoutMargins.right)
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: leading, bottom: layoutMargins.bottom, trailing: trailing)
        }
        set {
            let (left, right) =
                readsRightToLeft ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
            layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
        }
    }
}

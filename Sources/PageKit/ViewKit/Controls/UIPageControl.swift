// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A row of dots, one for each page, of which the present one stands out. A tap at one side goes to the page there.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private static let (dotSize, dotDistance, height): (CGFloat, CGFloat, CGFloat) = (7, 16, 26)
    /// The largest number of dots that are drawn.
    private static let dotLimit = 100

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The page that stands out, counted from 0.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != oldValue { setNeedsDisplay() }
        }
    }
    /// Whether nothing is shown if there is only one page.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The color of the dots; `nil` for a gray.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the present page’s dot; `nil` for that of labels.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

    private var dotCount: Int { numberOfPages == 1 && hidesForSinglePage ? 0 : min(numberOfPages, Self.dotLimit) }

    // MARK: - Layout

    /// Returns the size for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = min(max(0, pageCount), Self.dotLimit)
        return CGSize(width: CGFloat(count) * Self.dotDistance + 2 * Self.dotSize, height: Self.height)
    }

    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func draw(_ rect: CGRect) {
        let count = dotCount
        let start = bounds.midX - CGFloat(count - 1) / 2 * Self.dotDistance
        for index in 0..<count {
            let color =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            color.withAlphaComponent(color.cgColor.alpha * (isEnabled ? 1 : 0.5)).setFill()
            let place = readsRightToLeft ? count - 1 - index : index
            let center = CGPoint(x: start + CGFloat(place) * Self.dotDistance, y: bounds.midY)
            UIBezierPath(ovalIn: CGRect(center: center, size: CGSize(width: Self.dotSize, height: Self.dotSize))).fill()
        }
    }

    override func stateChanged() {
        super.stateChanged()
        setNeedsDisplay()
    }

    // MARK: - Input

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isRight = touch.location(in: self).x > bounds.midX
        go(by: isRight != readsRightToLeft ? 1 : -1)
    }

    private func go(by pages: Int) {
        let old = currentPage
        currentPage += pages
        if currentPage != old { sendValueChanged() }
    }

    // MARK: - Accessibility

    override open func accessibilityIncrement() { if isEnabled { go(by: 1) } }
    override open func accessibilityDecrement() { if isEnabled { go(by: -1) } }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = dotCount > 0
        defaults.value = PageContext.current.translate(
            // Translators: what a screen reader says about a row of dots, of which each is a page.
            phrase("page {page} of {count}"), ["page": "\(currentPage + 1)", "count": "\(numberOfPages)"])
        defaults.traits.insert(.adjustable)
        return defaults
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The lines along the edges of a scroll view that show for a moment where the content is.
final class ScrollIndicators {
    private static let (thickness, margin, leastLength): (CGFloat, CGFloat, CGFloat) = (3, 3, 24)
    /// The time after which they fade, and how long that takes, in seconds.
    private static let (time, fadeTime) = (0.6, 0.25)

    private lazy var lines = ScrollAxis.allCases.map { _ in UIView.part(cornerRadius: Self.thickness / 2) }
    private var isShown = false
    private var sleeper: Int?

    /// Shows the indicators for a time, in seconds.
    func show(in view: UIScrollView, for seconds: Double = ScrollIndicators.time) {
        let time = PageContext.current.time
        sleeper.map { _ = time.cancel($0) }
        sleeper = time.sleep(until: time.step + PageTime.step(at: seconds)) { [weak self] in self?.hide() }
        guard !isShown else { return }
        isShown = true
        UIView.performWithoutAnimation {
            for (axis, line) in zip(ScrollAxis.allCases, lines) {
                guard view.showsIndicator(along: axis), view.canMove(along: axis) else { continue }
                // They are in front of views that are added later, too.
                line.layer.zPosition = 1e6
                line.alpha = 1
                line.accessibilityElementsHidden = true
                if line.superview !== view { view.addSubview(line) }
            }
        }
        view.setNeedsLayout()
    }

    private func hide() {
        (sleeper, isShown) = (nil, false)
        let lines = lines
        UIView.animate(withDuration: Self.fadeTime, delay: 0, options: .allowUserInteraction) {
            for line in lines { line.alpha = 0 }
        }
    }

    /// Moves the indicators to where they belong.
    func place(in view: UIScrollView) {
        guard isShown else { return }
        UIView.performWithoutAnimation {
            for (axis, line) in zip(ScrollAxis.allCases, lines) where line.superview === view {
                line.backgroundColor = view.indicatorStyle.color
                line.frame = Self.frame(along: axis, in: view)
            }
        }
    }

    private static func frame(along axis: ScrollAxis, in view: UIScrollView) -> CGRect {
        let isVertical = axis == .vertical
        let insets = isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
        let track = view.bounds.inset(by: insets).inset(by: UIEdgeInsets(margin, margin))
        let other: ScrollAxis = isVertical ? .horizontal : .vertical
        let room = track.size[axis] - (view.showsIndicator(along: other) && view.canMove(along: other) ? thickness : 0)
        let (limits, seen) = (view.limits(along: axis), view.bounds.size[axis])
        let extent = limits.upperBound - limits.lowerBound + seen
        // Beyond an edge, the indicator becomes shorter.
        let offset = view.contentOffset[axis].limited(to: limits)
        let excess = (view.contentOffset[axis] - offset).magnitude
        let length = max(min(leastLength, room), room * seen / max(extent, 1)) - excess
        let size = max(thickness * 2, length)
        let share =
            limits.upperBound > limits.lowerBound
            ? (offset - limits.lowerBound) / (limits.upperBound - limits.lowerBound) : 0
        let start = max(0, room - size) * share
        if isVertical {
            let x = view.readsRightToLeft ? track.minX : track.maxX - thickness
            return CGRect(x: x, y: track.minY + start, width: thickness, height: size)
        }
        return CGRect(x: track.minX + start, y: track.maxY - thickness, width: size, height: thickness)
    }
}

extension UIScrollView {
    fileprivate func showsIndicator(along axis: ScrollAxis) -> Bool {
        axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    }
}

extension UIScrollView.IndicatorStyle {
    fileprivate var color: UIColor {
        let (black, white) = (Color.black.withAlpha(0.4), Color.white.withAlpha(0.5))
        return switch self {
        case .default: UIColor(light: black, dark: white)
        case .black: UIColor(light: black, dark: black)
        case .white: UIColor(light: white, dark: white)
        }
    }
}

nonisolated extension UIEdgeInsets {
    fileprivate init(_ horizontal: CGFloat, _ vertical: CGFloat) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }
}

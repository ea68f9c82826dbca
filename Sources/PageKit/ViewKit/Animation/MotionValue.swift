// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A property of a view or of its layer that can be animated.
enum MotionProperty: UInt8 {
    case center, bounds, transform, alpha, backgroundColor
    case cornerRadius, borderWidth, borderColor, shadowColor, shadowOpacity, shadowRadius, shadowOffset

    /// Whether a change is a movement, which is not shown if the user wants little motion.
    var isMovement: Bool { rawValue <= MotionProperty.transform.rawValue }
    /// Whether it is a property of the layer alone.
    var isOfLayer: Bool { rawValue >= MotionProperty.cornerRadius.rawValue }
}

/// The value of a property that can be animated.
enum MotionValue: Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case color(CGColor?)

    /// Returns the value after a part of the change to another value. The part can be outside of 0...1.
    func mixed(with other: MotionValue, share: Double) -> MotionValue {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one + (two - one) * share)
        case (.point(let one), .point(let two)): .point(one.mixed(with: two, share))
        case (.size(let one), .size(let two)): .size(one.mixed(with: two, share))
        case (.rect(let one), .rect(let two)):
            .rect(
                CGRect(
                    origin: one.origin.mixed(with: two.origin, share), size: one.size.mixed(with: two.size, share)))
        case (.transform(let one), .transform(let two)): .transform(one.mixed(with: two, share: share))
        case (.color(let one), .color(let two)): .color(Self.mixed(one, two, share))
        default: other
        }
    }

    private static func mixed(_ one: CGColor?, _ two: CGColor?, _ share: Double) -> CGColor? {
        guard let visible = two ?? one else { return nil }
        let (one, two) = (one ?? .clear, two ?? .clear)
        // Only the opacity of a transparent color counts. Its components would tint the mixture.
        return (one.alpha > 0 ? one : visible.withAlpha(0))
            .mixed(with: two.alpha > 0 ? two : (one.alpha > 0 ? one : visible).withAlpha(0), share: share)
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, _ share: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}

extension CGSize {
    fileprivate func mixed(with other: CGSize, _ share: Double) -> CGSize {
        CGSize(width: width + (other.width - width) * share, height: height + (other.height - height) * share)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

// Layers and animations have lists of numbers, which are objects on iOS.

extension NSNumber: MotionNumber {
    nonisolated package var motionNumber: Double { doubleValue }
}

extension NSNull: CAAction {
    /// Does nothing: a change is not animated.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAGradientLayer {
    /// The places of the colors, as objects.
    public var locations: [NSNumber]? {
        get { plainLocations?.map { NSNumber(value: $0) } }
        set { plainLocations = newValue?.map(\.doubleValue) }
    }
}

extension CAShapeLayer {
    /// The lengths of dashes and gaps, as objects.
    public var lineDashPattern: [NSNumber]? {
        get { plainDashPattern?.map { NSNumber(value: $0) } }
        set { plainDashPattern = newValue?.map(\.doubleValue) }
    }
}

extension CAKeyframeAnimation {
    /// The time of each value, as objects.
    public var keyTimes: [NSNumber]? {
        get { plainKeyTimes?.map { NSNumber(value: $0) } }
        set { plainKeyTimes = newValue?.map(\.doubleValue) }
    }
}

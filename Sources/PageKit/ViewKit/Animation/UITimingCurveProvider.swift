// SPDX-License-Identifier: GPL-3.0-or-later
/// The kind of a timing curve.
nonisolated public enum UITimingCurveType: Int, Sendable {
    /// One of the curves with a name.
    case builtin
    /// A cubic curve.
    case cubic
    /// The motion of a spring.
    case spring
    /// The motion of a spring. Its cubic curve has no effect.
    case composed
}

/// An object that gives an animator its timing.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, if there is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the curve for a duration, in seconds, and the duration, which some springs determine themselves.
    func timing(lasting duration: Double) -> (curve: TimingCurve, duration: Double) {
        springTimingParameters?.motion(lasting: duration) ?? (cubicTimingParameters?.curve ?? .easeInOut, duration)
    }
}

/// A timing curve that is a cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The name of the curve, if it was created by its name.
    open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint

    open private(set) var timingCurveType = UITimingCurveType.cubic
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    let curve: TimingCurve

    /// Creates the curve of Core Animation: it begins fast, and ends slowly.
    public convenience override init() {
        self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
    }

    /// Creates the curve of a name.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        // The control points of a line are its ends.
        var timing = CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1)
        if case .cubic(let eased) = curve.timing { timing = eased }
        self.init(
            controlPoint1: CGPoint(x: timing.x1, y: timing.y1), controlPoint2: CGPoint(x: timing.x2, y: timing.y2))
        (animationCurve, timingCurveType) = (curve, .builtin)
    }

    /// Creates the curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (controlPoint1, controlPoint2) = (point1, point2)
        curve =
            CAMediaTimingFunction(
                controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y)
            ).curve
        super.init()
    }
}

/// The timing of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at first, in distances per second. The component that is greater counts.
    public let initialVelocity: CGVector

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    private let dampingRatio: Double
    /// The motion of a mass, which determines its duration.
    private let oscillation: Oscillation?

    /// Creates the spring of the system, which does not oscillate, and has a duration of its own.
    public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// Creates a spring that settles in the duration of the animator. With a ratio of 1 it does not oscillate; closer to 0
    /// it oscillates more.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring with an initial velocity that settles in the duration of the animator.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, initialVelocity, oscillation) = (ratio, velocity, nil)
        super.init()
    }

    /// Creates a spring with a mass. The animation lasts until it looks settled.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, initialVelocity) = (1, velocity)
        // Springs of UIKit are not slower than one that just does not oscillate.
        oscillation = Oscillation(
            mass: mass, stiffness: stiffness, damping: min(damping, 2 * (stiffness * mass).squareRoot()),
            velocity: velocity.speed)
        super.init()
    }

    /// Returns the curve for a duration, in seconds, and the duration.
    func motion(lasting duration: Double) -> (curve: TimingCurve, duration: Double) {
        guard let oscillation else {
            return (.spring(Spring(damping: dampingRatio, velocity: initialVelocity.speed * duration)), duration)
        }
        let duration = oscillation.settlingDuration
        return (.oscillation(oscillation, duration: duration), duration)
    }
}

extension CGVector {
    /// The greater component. A velocity relative to no distance is not finite.
    fileprivate var speed: Double { [dx, dy].filter(\.isFinite).max { abs($0) < abs($1) } ?? 0 }
}

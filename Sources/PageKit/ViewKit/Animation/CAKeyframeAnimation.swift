// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

/// How values between those of keyframes are found.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Values change evenly.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Values change at a constant speed over all keyframes.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Values change along a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Values change along a smooth curve at a constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns in the direction of its path.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It looks in the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// It looks in the opposite direction.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation of a property through several values, or of a position along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]? { didSet { known = nil } }
    /// The path of a position, which replaces the values.
    open var path: CGPath? { didSet { known = nil } }
    /// The time of each value, in parts of the duration; `nil` for equal distances.
    @_disfavoredOverload open var keyTimes: [CGFloat]? { didSet { known = nil } }
    /// The same times, for a module in which they have another type.
    package final var plainKeyTimes: [CGFloat]? {
        get { keyTimes }
        set { keyTimes = newValue }
    }
    /// The timing curves between the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between those of keyframes are found.
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { known = nil } }
    /// Whether the layer turns in the direction of the path.
    open var rotationMode: CAAnimationRotationMode?
    /// How sharp the curves of the cubic modes are. They have no effect.
    open var (tensionValues, continuityValues, biasValues): ([CGFloat]?, [CGFloat]?, [CGFloat]?)

    /// What follows from the values.
    private struct Frames {
        var values: [MotionValue]
        var times: [Double]
        /// The path, and the distances of its corners.
        var walk: PathWalk?
        var stations: [Double] = []
    }
    private var known: Frames?

    override func makeCopy() -> CAAnimation {
        let copy = CAKeyframeAnimation()
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode, copy.rotationMode) =
            (timingFunctions, calculationMode, rotationMode)
        return copy
    }

    override func value(at share: Double, over base: MotionValue) -> MotionValue? {
        let frames = known ?? frames(like: base)
        known = frames
        if let walk = frames.walk {
            guard let place = place(at: share, frames) else { return nil }
            return walk.point(at: place).map { .point($0.point) }
        }
        guard let first = frames.values.first, let last = frames.values.last else { return nil }
        guard frames.values.count > 1 else { return first }
        let (index, part) = interval(at: share, frames.times)
        if calculationMode == .discrete { return frames.values[min(index, frames.values.count - 1)] }
        guard index + 1 < frames.values.count else { return last }
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            return curve(frames.values, from: index, part)
        }
        return frames.values[index].mixed(with: frames.values[index + 1], share: part)
    }

    override func angle(at share: Double) -> Double? {
        guard let rotationMode, let frames = known, let walk = frames.walk,
            let place = place(at: share, frames), let angle = walk.point(at: place)?.angle
        else { return nil }
        return rotationMode == .rotateAutoReverse ? angle + .pi : angle
    }

    private func frames(like base: MotionValue) -> Frames {
        if let path, case .point = base {
            let walk = PathWalk(path.steps)
            let stations = walk.stations
            return Frames(values: [], times: times(count: stations.count), walk: walk, stations: stations)
        }
        let values = (values ?? []).compactMap { MotionValue($0, like: base) }
        var times = times(count: values.count)
        if calculationMode == .paced || calculationMode == .cubicPaced, values.count > 1 {
            var sum = 0.0
            var distances = [0.0]
            for (one, two) in zip(values, values.dropFirst()) {
                sum += one.distance(to: two)
                distances.append(sum)
            }
            if sum > 0 { times = distances.map { $0 / sum } }
        }
        return Frames(values: values, times: times)
    }

    private func times(count: Int) -> [Double] {
        let isDiscrete = calculationMode == .discrete
        if let keyTimes, keyTimes.count >= count, calculationMode != .paced, calculationMode != .cubicPaced {
            return keyTimes.map { min(max($0, 0), 1) }
        }
        return (0..<count).map { Double($0) / Double(max(1, isDiscrete ? count : count - 1)) }
    }

    /// Returns the length of the path after a part of the duration.
    private func place(at share: Double, _ frames: Frames) -> Double? {
        guard let walk = frames.walk, frames.stations.count > 1 else { return nil }
        if calculationMode == .paced || calculationMode == .cubicPaced { return share * walk.length }
        let (index, part) = interval(at: share, frames.times)
        let next = min(index + 1, frames.stations.count - 1)
        if calculationMode == .discrete { return frames.stations[min(index, next)] }
        return frames.stations[index] + (frames.stations[next] - frames.stations[index]) * part
    }

    /// Returns the keyframe before a part of the duration, and the part of the way to the next one.
    private func interval(at share: Double, _ times: [Double]) -> (index: Int, part: Double) {
        let after = times.firstIndex { $0 > share + 1e-12 } ?? times.count
        let index = max(0, after - 1)
        guard index + 1 < times.count else { return (index, 0) }
        let part = min(max((share - times[index]) / (times[index + 1] - times[index]), 0), 1)
        guard let functions = timingFunctions, index < functions.count else { return (index, part) }
        return (index, functions[index].curve(part))
    }

    /// Returns a value on the smooth curve through all values (Catmull and Rom 1974).
    private func curve(_ values: [MotionValue], from index: Int, _ t: Double) -> MotionValue {
        let (one, two) = (values[index], values[index + 1])
        let before = values[max(0, index - 1)]
        let after = values[min(values.count - 1, index + 2)]
        // The curve as mixtures of straight ways, because values of all kinds can be mixed.
        let (a, b, c) = (
            before.mixed(with: one, share: t + 1), one.mixed(with: two, share: t), two.mixed(with: after, share: t - 1)
        )
        let (d, e) = (a.mixed(with: b, share: (t + 1) / 2), b.mixed(with: c, share: t / 2))
        return d.mixed(with: e, share: t)
    }
}

extension MotionValue {
    /// How far it is to another value.
    fileprivate func distance(to other: MotionValue) -> Double {
        switch (self, other) {
        case (.number(let one), .number(let two)): abs(two - one)
        case (.point(let one), .point(let two)): hypot(two.x - one.x, two.y - one.y)
        case (.size(let one), .size(let two)): hypot(two.width - one.width, two.height - one.height)
        default: self == other ? 0 : 1
        }
    }
}

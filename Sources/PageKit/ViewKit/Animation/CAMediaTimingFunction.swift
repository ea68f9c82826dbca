// SPDX-License-Identifier: GPL-3.0-or-later
/// The name of a timing curve.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Begins fast, and ends slowly.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing curve: a cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor public final class CAMediaTimingFunction: NSObject {
    private let points: [(x: Float, y: Float)]
    let curve: TimingCurve

    /// Creates the curve of a name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates the curve with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
        // The numbers of names are meant as decimals.
        func decimal(_ number: Float) -> Double { number.isFinite ? (Double(number) * 1e6).rounded() / 1e6 : 0 }
        curve =
            (c1x, c1y, c2x, c2y) == (0, 0, 1, 1)
            ? .linear
            : .cubic(CubicTiming(x1: decimal(c1x), y1: decimal(c1y), x2: decimal(c2x), y2: decimal(c2y)))
    }

    /// Writes one of the four points, 0...3, to memory.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard points.indices.contains(idx) else { return }
        (ptr[0], ptr[1]) = points[idx]
    }
}

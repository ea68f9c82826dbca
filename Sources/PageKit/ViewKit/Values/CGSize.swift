// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

nonisolated extension Size: CustomStringConvertible {
    /// No width and no height.
    public static let zero = Size(width: 0.0, height: 0)

    /// Creates a size of zero.
    public init() { self = .zero }

    /// Creates a size from whole numbers.
    public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }

    /// Returns the size after a transform. It can be negative.
    public func applying(_ transform: CGAffineTransform) -> Size {
        Size(
            width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }

    /// The width and the height, as `(width, height)`.
    public var description: String { "(\(width), \(height))" }
}

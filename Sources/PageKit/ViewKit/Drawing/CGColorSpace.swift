// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The kind of a color space.
nonisolated public enum CGColorSpaceModel: Int32, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// What the components of a color mean. All colors are shown in sRGB.
nonisolated public final class CGColorSpace: Hashable, Sendable {
    /// Red, green, and blue.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Red, green, and blue, shown as those of sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// A shade of gray.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name.
    public let name: String?
    /// The number of components, without the opacity.
    public let numberOfComponents: Int

    /// Creates a color space by name. Returns `nil` if there is none of that name.
    public init?(name: String) {
        guard [Self.sRGB, Self.displayP3, Self.genericGrayGamma2_2].contains(name) else { return nil }
        self.name = name
        numberOfComponents = name == Self.genericGrayGamma2_2 ? 1 : 3
        isPattern = false
    }

    /// Whether colors are patterns. Those without colors of their own have components of the base.
    private let isPattern: Bool

    fileprivate init(numberOfComponents: Int, isPattern: Bool = false) {
        name = nil
        self.numberOfComponents = numberOfComponents
        self.isPattern = isPattern
    }

    /// Creates the color space of patterns. The base is that of patterns without colors of their own, if there are any.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.isPattern != true else { return nil }
        self.init(numberOfComponents: baseSpace?.numberOfComponents ?? 0, isPattern: true)
    }

    /// The kind of the color space.
    public var model: CGColorSpaceModel {
        isPattern ? .pattern : numberOfComponents == 1 ? .monochrome : .rgb
    }

    /// Returns whether the components mean the same.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
        one.numberOfComponents == other.numberOfComponents && one.isPattern == other.isPattern
    }
    /// Adds the number of components to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// Returns the color space with red, green, and blue.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// Returns the color space with shades of gray.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

nonisolated extension CGColor {
    /// The components and the opacity.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    /// The number of components, with the opacity.
    public var numberOfComponents: Int { 4 }
    /// The color space of the components.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Creates a color from the components of a color space, which the opacity follows.
    public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard colorSpace.numberOfComponents > 0 else { return nil }
        let isGray = colorSpace.numberOfComponents == 1
        self.init(
            red: components[0], green: components[isGray ? 0 : 1], blue: components[isGray ? 0 : 2],
            alpha: components[colorSpace.numberOfComponents])
    }

    /// Creates a color from its components.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a shade of gray.
    public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// Something that a menu shows.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether an element has a check mark.
    nonisolated public enum State: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case off, on, mixed
    }
    /// How an element looks, and whether it can be chosen.
    nonisolated public struct Attributes: OptionSet, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public let rawValue: UInt
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Self(rawValue: 1)
        /// It is red.
        public static let destructive = Self(rawValue: 2)
        /// It is not shown.
        public static let hidden = Self(rawValue: 4)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Self(rawValue: 8)
    }

    /// The title.
    public internal(set) var title: String
    /// The smaller text below the title.
    open var subtitle: String?
    /// The picture at the end.
    public internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
}

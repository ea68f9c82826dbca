// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A picture in a text.
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
    /// The letter of a text that the picture replaces.
    nonisolated public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// The place of the picture: `y` is how far its lower edge is above the baseline. Without a size, it has that of the
    /// image, and is on the baseline.
    open var bounds = CGRect.zero

    /// Creates a place for a picture.
    override public init() { super.init() }

    /// Creates a place with a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The space of the picture in its line.
    var space: TextSpace {
        let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
        return TextSpace(width: size.width, height: size.height, bottom: bounds.minY)
    }
}

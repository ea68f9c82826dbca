// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn in a context is a list, so only pixels that the page itself writes to the memory of one can be read there.

import Scene

/// The memory of a context with pixels.
@MainActor final class BitmapMemory {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    private let format: PixelFormat
    private let given: UnsafeMutableRawPointer?
    private var own: UnsafeMutableRawBufferPointer?

    fileprivate init?(
        _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, _ format: PixelFormat
    ) {
        let sides = 1...CGImage.longestSide
        guard sides ~= width, sides ~= height else { return nil }
        self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : width * format.bytesPerPixel
        guard width * format.bytesPerPixel...(1 << 24) ~= self.bytesPerRow else { return nil }
        (self.width, self.height, self.format, given) = (width, height, format, data)
    }

    @MainActor deinit { own?.deallocate() }

    /// The number of bytes.
    private var count: Int { bytesPerRow * height }

    /// The first byte. Memory that the page has not passed is reserved when it asks for it.
    var start: UnsafeMutableRawPointer? {
        if let given { return given }
        if own == nil {
            own = .allocate(byteCount: count, alignment: 16)
            own?.initializeMemory(as: UInt8.self, repeating: 0)
        }
        return own?.baseAddress
    }

    /// What the page has written, or `nil` if it has had no access.
    var bitmap: Bitmap? {
        guard let start = given ?? own?.baseAddress else { return nil }
        let bytes = UnsafeRawBufferPointer(start: start, count: count)
        return format.bitmap(width: width, height: height, bytesPerRow: bytesPerRow, bytes)
    }
}

extension CGContext {
    /// Creates a context for an image of a size in pixels, whose origin is at the lower left. Returns `nil` if it cannot have
    /// pixels of that form.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isGray = space.numberOfComponents == 1
        let hasAlpha = info.intersection(.alphaInfoMask).rawValue != CGImageAlphaInfo.none.rawValue
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: isGray ? (hasAlpha ? 16 : 8) : 32,
            components: space.numberOfComponents, bitmapInfo: info)
        guard let format,
            let memory = BitmapMemory(data, width: width, height: height, bytesPerRow: bytesPerRow, format)
        else { return nil }
        self.init(size: CGSize(width: width, height: height), isImage: true)
        self.memory = memory
        translateBy(x: 0, y: CGFloat(height))
        scaleBy(x: 1, y: -1)
    }

    /// The pixels that the page has written, or `nil` if the context is none of pixels. What is drawn is not among them.
    public var data: UnsafeMutableRawPointer? { memory?.start }
    /// The number of pixels in a row.
    public var width: Int { memory?.width ?? Int((drawing.size.width * scale).rounded()) }
    /// The number of rows.
    public var height: Int { memory?.height ?? Int((drawing.size.height * scale).rounded()) }
    /// The number of bytes in a row, or 0 if the context is none of pixels.
    public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }

    /// Returns an image of the pixels that the page has written, below what it has drawn. Returns `nil` if that has no size.
    public func makeImage() -> CGImage? {
        let size = CGSize(width: width, height: height)
        guard size.width > 0, size.height > 0 else { return nil }
        guard let bitmap = memory?.bitmap else { return CGImage(.recorded(drawing), size: size) }
        let source = UIImage.Source.bitmap(bitmap)
        guard !drawing.elements.isEmpty else { return CGImage(source, size: size) }
        let layers = [source, .recorded(drawing)]
        let all = Self.record(size: size) { context in
            for layer in layers { layer.draw(in: CGRect(origin: .zero, size: size), on: context) }
        }
        return CGImage(.recorded(all), size: size)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A picture without a scale: its size is in pixels.
@preconcurrency @MainActor public final class CGImage {
    /// The largest width and height, in pixels.
    nonisolated static let longestSide = 32_768

    /// The source of the picture.
    package let source: UIImage.Source
    /// The size, in pixels.
    package let size: CGSize

    init(_ source: UIImage.Source, size: CGSize) { (self.source, self.size) = (source, size) }

    /// Creates an image from pixels with components of eight bits. One of more than a million pixels is shown with fewer.
    /// Returns `nil` if there are too few bytes, or if they have another form.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, components: space.numberOfComponents,
            bitmapInfo: bitmapInfo)
        let bitmap = provider.withBytes { bytes in
            format?.bitmap(width: width, height: height, bytesPerRow: bytesPerRow, bytes)
        }
        guard let bitmap else { return nil }
        self.init(.bitmap(bitmap), size: CGSize(width: width, height: height))
    }

    /// The width, in pixels.
    public var width: Int { Int(size.width.rounded()) }
    /// The height, in pixels.
    public var height: Int { Int(size.height.rounded()) }

    /// Returns a part of the image, given in pixels, or `nil` if the rectangle is outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(origin: .zero, size: size))
        guard !part.isEmpty else { return nil }
        let drawing = CGContext.record(size: part.size) { context in
            source.draw(in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: size), on: context)
        }
        return CGImage(.recorded(drawing), size: part.size)
    }
}

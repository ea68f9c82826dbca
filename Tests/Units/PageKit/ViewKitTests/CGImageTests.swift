// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// CGImage and CGContext: pixels that a page computes.
@Suite(.serialized) struct CGImageTests {
    private func makeImage(
        _ bytes: [UInt8], width: Int = 1, height: Int = 1, bitsPerPixel: Int = 32, bytesPerRow: Int? = nil,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ info: CGImageAlphaInfo,
        order: CGBitmapInfo = .byteOrderDefault, bitsPerComponent: Int = 8
    ) -> CGImage? {
        bytes.withUnsafeBytes { bytes in
            let provider = CGDataProvider(dataInfo: nil, data: bytes.baseAddress!, size: bytes.count) { _, _, _ in }
            return provider.flatMap {
                CGImage(
                    width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
                    bytesPerRow: bytesPerRow ?? width * bitsPerPixel / 8, space: space,
                    bitmapInfo: [CGBitmapInfo(rawValue: info.rawValue), order], provider: $0, decode: nil,
                    shouldInterpolate: false, intent: .defaultIntent)
            }
        }
    }

    private func bitmap(_ image: CGImage?) -> Bitmap? {
        if case .bitmap(let bitmap)? = image?.source { bitmap } else { nil }
    }

    /// The only pixel: blue, green, red, and opacity.
    private func pixel(_ image: CGImage?) -> [UInt8]? { bitmap(image)?.bytes }

    @Test func bytesAreInTheOrderOfTheFormat() {
        #expect(pixel(makeImage([10, 20, 30, 40], .none)) == [30, 20, 10, 255])
        #expect(pixel(makeImage([10, 20, 30, 40], .noneSkipLast)) == [30, 20, 10, 255])
        #expect(pixel(makeImage([40, 10, 20, 30], .noneSkipFirst)) == [30, 20, 10, 255])
        #expect(pixel(makeImage([10, 20, 30, 40], .premultipliedLast)) == [30, 20, 10, 40])
        #expect(pixel(makeImage([40, 10, 20, 30], .premultipliedFirst)) == [30, 20, 10, 40])
        let reversed = makeImage([30, 20, 10, 40], .premultipliedFirst, order: .byteOrder32Little)
        #expect(pixel(reversed) == [30, 20, 10, 40])
        #expect(pixel(makeImage([10, 20, 30], bitsPerPixel: 24, .none)) == [30, 20, 10, 255])
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(pixel(makeImage([70], bitsPerPixel: 8, space: gray, .none)) == [70, 70, 70, 255])
        #expect(pixel(makeImage([70, 90], bitsPerPixel: 16, space: gray, .premultipliedLast)) == [70, 70, 70, 90])
    }

    @Test func colorsAreMultipliedByTheOpacity() {
        #expect(pixel(makeImage([255, 128, 0, 128], .last)) == [0, 64, 128, 128])
        #expect(pixel(makeImage([0, 255, 255, 255], .first)) == [0, 0, 0, 0])
        // No color exceeds the opacity.
        #expect(pixel(makeImage([255, 20, 0, 40], .premultipliedLast)) == [0, 20, 40, 40])
    }

    @Test func rowsCanBeLongerThanThePixels() {
        let image = makeImage(
            [1, 2, 0, 0, 3, 4], width: 2, height: 2, bitsPerPixel: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceGray(), .none)
        #expect(bitmap(image)?.bytes == [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
        #expect(image?.width == 2 && image?.height == 2)
    }

    @Test func whatCannotBeReadIsNoImage() {
        let four: [UInt8] = [1, 2, 3, 4]
        #expect(makeImage(four, width: 2, .none) == nil, "too few bytes")
        #expect(makeImage(four, width: 0, .none) == nil && makeImage(four, height: -1, .none) == nil)
        #expect(makeImage(four, bytesPerRow: 3, .none) == nil)
        #expect(makeImage(four, height: 2, bytesPerRow: .max, .none) == nil)
        #expect(makeImage(four, bitsPerPixel: 16, .none) == nil && makeImage(four, bitsPerPixel: 64, .none) == nil)
        #expect(makeImage(four, bitsPerPixel: 24, .premultipliedLast) == nil && makeImage(four, .alphaOnly) == nil)
        #expect(makeImage(four, .none, bitsPerComponent: 16) == nil)
        #expect(makeImage(four, .none, order: .floatComponents) == nil)
        #expect(makeImage(four, width: .max, height: .max, bytesPerRow: 4, .none) == nil)
    }

    @Test func largeImagesHaveFewerPixels() {
        let gray = CGColorSpaceCreateDeviceGray()
        let bytes = (0..<1500 * 1500).map { UInt8(truncatingIfNeeded: $0 % 1500) }
        let image = makeImage(bytes, width: 1500, height: 1500, bitsPerPixel: 8, space: gray, .none)
        #expect(image?.width == 1500)
        #expect(bitmap(image)?.width == 750 && bitmap(image)?.height == 750)
        #expect(bitmap(image)?.bytes.prefix(8) == [0, 0, 0, 255, 2, 2, 2, 255])
    }

    @Test func providerReleasesItsBytesOnce() {
        nonisolated(unsafe) var releases: [Int] = []
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        do {
            let provider = CGDataProvider(dataInfo: nil, data: memory, size: 4) { _, data, size in
                releases.append(size)
                data.deallocate()
            }
            #expect(provider != nil && releases.isEmpty)
        }
        #expect(releases == [4])
    }

    @Test func aViewShowsThePixels() throws {
        let pixels = try #require(makeImage([1, 2, 3, 4, 5, 6, 7, 8], width: 2, .none))
        let image = UIImage(cgImage: pixels)
        #expect(image.size == CGSize(width: 2, height: 1) && image.cgImage?.width == 2)
        let view = UIImageView(image: image)
        let expected = Bitmap(width: 2, height: 1, bytes: [3, 2, 1, 255, 7, 6, 5, 255])
        withShown(view) {
            guard case .picture(let shown)? = view.shownNode?.content else {
                Issue.record("no picture")
                return
            }
            #expect(shown.picture == expected.map(Picture.bitmap))
        }
        let part = UIImageView(image: pixels.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)).map(UIImage.init))
        withShown(part) { #expect(part.innerNodes.contains { $0.clips } && part.bounds.width == 1) }
    }

    @Test func aThumbnailHasFewerPixels() throws {
        let bytes = [UInt8](repeating: 9, count: 300 * 300)
        let image = makeImage(
            bytes, width: 300, height: 300, bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), .none)
        let tree = try #require(image?.source.thumbnail(size: CGSize(width: 300, height: 300)))
        guard case .picture(let picture)? = tree.root.content, case .bitmap(let bitmap) = picture.picture else {
            Issue.record("no bitmap")
            return
        }
        #expect(bitmap.width == 100 && bitmap.height == 100)
    }

    // MARK: - Contexts

    private func makeContext(_ data: UnsafeMutableRawPointer? = nil, _ width: Int = 2, _ height: Int = 4) -> CGContext?
    {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    @Test func originOfAContextOfPixelsIsAtTheLowerLeft() throws {
        let context = try #require(makeContext())
        #expect(context.width == 2 && context.height == 4 && context.bytesPerRow == 8)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.width == 2 && image.height == 4)
        let view = UIImageView(image: UIImage(cgImage: image))
        withShown(view) { #expect(view.innerShapes.first?.ends.map(\.y).sorted() == [3, 3, 4, 4]) }
    }

    @Test func imageOfAContextHasThePixelsThatThePageWrites() throws {
        let context = try #require(makeContext(nil, 1, 1))
        let data = try #require(context.data)
        data.storeBytes(of: 10, as: UInt8.self)
        data.storeBytes(of: 255, toByteOffset: 3, as: UInt8.self)
        #expect(pixel(context.makeImage()) == [0, 0, 10, 255])
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let view = UIImageView(image: context.makeImage().map(UIImage.init))
        withShown(view) {
            #expect(view.innerNodes.contains { if case .picture? = $0.content { true } else { false } })
            #expect(view.innerShapes.count == 1)
        }
        var bytes: [UInt8] = [1, 2, 3, 255]
        bytes.withUnsafeMutableBytes {
            #expect(pixel(makeContext($0.baseAddress, 1, 1)?.makeImage()) == [3, 2, 1, 255])
        }
    }

    @Test func contextsHaveLimits() {
        #expect(makeContext(nil, 0, 1) == nil && makeContext(nil, 1, -1) == nil && makeContext(nil, .max, .max) == nil)
        let other = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(other == nil)
    }

    @Test func imageOfAnImageContextIsWhatWasDrawn() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
        defer { UIGraphicsEndImageContext() }
        let image = UIGraphicsGetCurrentContext()?.makeImage()
        #expect(image?.width == 20 && image?.height == 40)
        #expect(UIGraphicsGetCurrentContext()?.data == nil)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Sizes of picture files, read from their headers without decoding the pictures.
public enum PictureFile {
    /// The maximum length of a file, in bytes.
    public static let maxBytes = 50_000_000
    /// The maximum number of pixels.
    public static let maxPixels = 64_000_000

    /// A width and a height in pixels, or in the units of a drawing.
    public struct Dimensions: Equatable, Sendable {
        /// The width.
        public var width: Double
        /// The height.
        public var height: Double

        /// Creates a size.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// Returns the size of the upright picture in a PNG, JPEG, GIF, BMP, WebP, TIFF, or SVG file. Returns `nil` if the
    /// path does not refer to a regular file, if the file has another format, or if it exceeds the limits.
    public static func size(ofFile path: String) -> Dimensions? {
        // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= maxBytes else {
            return nil
        }
        let bytes = PictureBytes { offset, count in
            [UInt8](unsafeUninitializedCapacity: count) {
                $1 = max(0, pread(descriptor, $0.baseAddress, count, offset))
            }
        }
        return size(in: bytes)
    }

    /// Returns the size of the upright picture in a file with the given bytes. Returns `nil` if the file has another
    /// format, or if it exceeds the limits.
    public static func size(in file: [UInt8]) -> Dimensions? {
        guard file.count <= maxBytes else { return nil }
        return size(in: PictureBytes { offset, count in Array(file[min(offset, file.count)...].prefix(count)) })
    }

    /// Returns the size of the upright picture in a file with the given bytes.
    static func size(in bytes: PictureBytes) -> Dimensions? {
        let readers = [pngSize, jpegSize, gifSize, bmpSize, webPSize, tiffSize, svgSize]
        guard let size = readers.lazy.compactMap({ $0(bytes) }).first, size.width >= 1, size.height >= 1,
            size.width * size.height <= Double(maxPixels)
        else { return nil }
        return size
    }
}

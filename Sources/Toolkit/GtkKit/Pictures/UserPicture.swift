// SPDX-License-Identifier: GPL-3.0-or-later
// A `UserPicture` owns an immutable Cairo surface, so it can be created on one thread and read on another.

import CGtk
import Files
import Scene

/// The reason why a picture file was rejected.
package enum PictureError: Error, Equatable, Sendable {
    case missing, notAFile, tooManyBytes, tooManyPixels, unknownKind, damaged, tooSlow, noDecoder
}

/// A decoded picture file that the user selected. Files are untrusted, so the length of a file and the dimensions of
/// its picture are checked before decoding.
package nonisolated final class UserPicture: @unchecked Sendable {
    /// The maximum file size, in bytes.
    package static let maxBytes = PictureFile.maxBytes
    /// The maximum number of pixels.
    package static let maxPixels = PictureFile.maxPixels
    /// On the screen, larger pictures are scaled down so that their longer side has this many pixels.
    private static let longestSide = 768
    /// The same for a printer.
    private static let longestPrintedSide = 4096

    /// The pixels, in a surface that this object owns.
    let surface: OpaquePointer
    /// The dimensions of the surface, in pixels.
    let size: Size
    /// The dimensions of the picture in its file, in pixels.
    let naturalSize: Size

    /// Creates a picture that owns a surface.
    init(owning surface: OpaquePointer, naturalSize: Size) {
        self.surface = surface
        self.naturalSize = naturalSize
        size = Size(
            width: Double(cairo_image_surface_get_width(surface)),
            height: Double(cairo_image_surface_get_height(surface)))
    }

    /// Creates a picture of the pixels of a page. Returns `nil` if there is not enough memory.
    convenience init?(_ bitmap: Bitmap) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
        else { return nil }
        self.init(
            owning: surface, naturalSize: Size(width: Double(bitmap.width), height: Double(bitmap.height)))
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        // The rows of this format are next to each other.
        bitmap.bytes.withUnsafeBytes {
            UnsafeMutableRawPointer(pixels).copyMemory(from: $0.baseAddress!, byteCount: $0.count)
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// The MIME types of the supported formats.
    static var mediaTypes: [String] {
        let list = gdk_pixbuf_get_formats()
        defer { g_slist_free(list) }
        var types: [String] = []
        var next = list
        while let format = next {
            let names = gdk_pixbuf_format_get_mime_types(OpaquePointer(format.pointee.data))
            defer { g_strfreev(names) }
            var name = names
            while let text = name?.pointee {
                types.append(String(cString: text))
                name = name?.successor()
            }
            next = format.pointee.next
        }
        return types
    }

    /// Reads and decodes a picture file for the screen. The call blocks, so use it only off the main thread.
    package static func read(
        uri: String, in batch: PictureBatch = PictureBatch()
    ) -> Result<UserPicture, PictureError> {
        read(uri: uri, longestSide: longestSide, enlargesDrawings: false, batch)
    }

    /// Reads and decodes a picture file for a small view; `nil` if it is rejected. The call blocks, so use it only off the
    /// main thread.
    static func readThumbnail(uri: String, longestSide: Int) -> UserPicture? {
        try? read(uri: uri, longestSide: longestSide, enlargesDrawings: false, PictureBatch()).get()
    }

    /// Reads and decodes a picture file for a printer. Its longer side has up to `longestSide` pixels, and exactly as many if
    /// it is an SVG drawing. The call blocks, so use it only off the main thread.
    static func readForPrinting(
        uri: String, longestSide: Int, in batch: PictureBatch = PictureBatch()
    ) -> Result<UserPicture, PictureError> {
        read(uri: uri, longestSide: min(longestSide, longestPrintedSide), enlargesDrawings: true, batch)
    }

    private static func read(
        uri: String, longestSide: Int, enlargesDrawings: Bool, _ batch: PictureBatch
    ) -> Result<UserPicture, PictureError> {
        Result { () throws(PictureError) in
            try decode(try bytes(of: uri), longestSide: longestSide, enlargesDrawings: enlargesDrawings, batch)
        }
    }

    /// Decodes the bytes of a picture file. A larger picture is scaled down so that its longer side has `longestSide`
    /// pixels. The call blocks, so use it only off the main thread.
    package static func decode(_ bytes: [UInt8], longestSide: Int? = nil) -> Result<UserPicture, PictureError> {
        let bytes = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count))! }
        return Result { () throws(PictureError) in
            try decode(bytes, longestSide: longestSide ?? Self.longestSide, enlargesDrawings: false, PictureBatch())
        }
    }

    private static func bytes(of uri: String) throws(PictureError) -> OpaquePointer {
        let file = g_file_new_for_uri(uri)!
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        let attributes = "standard::type,standard::size"
        guard let info = g_file_query_info(file, attributes, peekaboard_file_query_none, nil, nil) else {
            throw .missing
        }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        guard g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR else { throw .notAFile }
        guard g_file_info_get_size(info) <= maxBytes else { throw .tooManyBytes }
        guard let stream = g_file_read(file, nil, nil) else { throw .missing }
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        let memory = g_memory_output_stream_new_resizable()!
        defer { g_object_unref(UnsafeMutableRawPointer(memory)) }
        let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
        // A file can grow while it is read, so the limit is checked after each chunk.
        var total = 0
        while total <= maxBytes {
            guard let chunk = g_input_stream_read_bytes(input, 1 << 20, nil, nil) else { throw .missing }
            defer { g_bytes_unref(chunk) }
            let count = g_bytes_get_size(chunk)
            if count == 0 { break }
            total += Int(count)
            g_output_stream_write_all(memory, g_bytes_get_data(chunk, nil), count, nil, nil, nil)
        }
        guard total <= maxBytes else { throw .tooManyBytes }
        g_output_stream_close(memory, nil, nil)
        return g_memory_output_stream_steal_as_bytes(
            UnsafeMutableRawPointer(memory).assumingMemoryBound(to: GMemoryOutputStream.self))
    }

    private static func decode(
        _ bytes: OpaquePointer, longestSide: Int, enlargesDrawings: Bool, _ batch: PictureBatch
    ) throws(PictureError) -> UserPicture {
        defer { g_bytes_unref(bytes) }
        guard g_bytes_get_size(bytes) > 0 else { throw .unknownKind }
        let picture = try batch.decode(bytes, longestSide: longestSide, enlargesDrawings: enlargesDrawings)
        guard !isCutOff(bytes) else { throw .damaged }
        return picture
    }

    private static func isCutOff(_ bytes: OpaquePointer) -> Bool {
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)?.assumingMemoryBound(to: UInt8.self)
        return TruncationCheck.isTruncated(UnsafeBufferPointer(start: start, count: Int(count)))
    }
}

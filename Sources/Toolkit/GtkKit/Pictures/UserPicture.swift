// SPDX-License-Identifier: GPL-3.0-or-later
// A `UserPicture` owns an immutable Cairo surface, so it can be created on one thread and read on another.

import CGtk
import Files
import Scene

/// The reason why a picture file was rejected.
package enum PictureError: Error, Equatable, Sendable {
    case missing, notAFile, tooManyBytes, tooManyPixels, unknownKind, damaged
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

    /// The pixels, in a surface that this object owns.
    let surface: OpaquePointer
    /// The dimensions of the surface, in pixels.
    let size: Size
    /// The dimensions of the picture in its file, in pixels.
    let naturalSize: Size
    /// The drawing from which the pixels were made, for a printer. This object owns it.
    let drawing: UnsafeMutableRawPointer?

    private init(owning surface: OpaquePointer, naturalSize: Size, drawing: UnsafeMutableRawPointer?) {
        self.surface = surface
        self.naturalSize = naturalSize
        self.drawing = drawing
        size = Size(
            width: Double(cairo_image_surface_get_width(surface)),
            height: Double(cairo_image_surface_get_height(surface)))
    }

    deinit {
        cairo_surface_destroy(surface)
        if let drawing { g_object_unref(drawing) }
    }

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
    package static func read(uri: String) -> Result<UserPicture, PictureError> {
        read(uri: uri, longestSide: longestSide, keepsDrawing: false)
    }

    /// Reads and decodes a picture file for a small view; `nil` if it is rejected. The call blocks, so use it only off the
    /// main thread.
    static func readThumbnail(uri: String, longestSide: Int) -> UserPicture? {
        try? read(uri: uri, longestSide: longestSide, keepsDrawing: false).get()
    }

    /// Reads and decodes a picture file for a printer. Its longer side has up to `longestSide` pixels, or it is an SVG
    /// drawing. The call blocks, so use it only off the main thread.
    static func readForPrinting(uri: String, longestSide: Int) -> Result<UserPicture, PictureError> {
        read(uri: uri, longestSide: longestSide, keepsDrawing: true)
    }

    private static func read(
        uri: String, longestSide: Int, keepsDrawing: Bool
    ) -> Result<UserPicture, PictureError> {
        do throws(PictureError) {
            return .success(try decode(try bytes(of: uri), longestSide: longestSide, keepsDrawing: keepsDrawing))
        } catch {
            return .failure(error)
        }
    }

    /// Decodes the bytes of a picture file. A larger picture is scaled down so that its longer side has `longestSide`
    /// pixels. Returns `nil` if the picture is damaged or not supported.
    package static func decode(_ bytes: [UInt8], longestSide: Int? = nil) -> UserPicture? {
        let bytes = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count))! }
        do throws(PictureError) {
            return try decode(bytes, longestSide: longestSide ?? Self.longestSide, keepsDrawing: false)
        } catch {
            return nil
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
        _ bytes: OpaquePointer, longestSide: Int, keepsDrawing: Bool
    ) throws(PictureError) -> UserPicture {
        defer { g_bytes_unref(bytes) }
        // The loader does not accept empty data.
        guard g_bytes_get_size(bytes) > 0 else { throw .unknownKind }
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(loader) }
        var verdict = SizeVerdict(longestSide: Int32(clamping: longestSide))
        let isWhole = withUnsafeMutablePointer(to: &verdict) { verdict in
            let onSize: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer) -> Void = {
                loader, width, height, data in
                data.assumingMemoryBound(to: SizeVerdict.self).pointee.judge(width, height, loader)
            }
            g_signal_connect_data(
                loader, "size-prepared", unsafeBitCast(onSize, to: GCallback.self), verdict, nil,
                GConnectFlags(rawValue: 0))
            let isWritten = gdk_pixbuf_loader_write_bytes(loader, bytes, nil) != 0
            // A loader must be closed even after an error.
            return gdk_pixbuf_loader_close(loader, nil) != 0 && isWritten
        }
        if verdict.isTooLarge { throw .tooManyPixels }
        guard verdict.isKnown else { throw .unknownKind }
        guard isWhole, !isCutOff(bytes), let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(pixels)
        else { throw .damaged }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard let surface = surface(of: upright) else { throw .damaged }
        let drawing = keepsDrawing && isSVG(loader) ? peekaboard_user_drawing_new(bytes) : nil
        return UserPicture(
            owning: surface, naturalSize: isOnItsSide(pixels) ? verdict.size.turned : verdict.size,
            drawing: drawing)
    }

    private static func isSVG(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) -> Bool {
        guard let format = gdk_pixbuf_loader_get_format(loader), let name = gdk_pixbuf_format_get_name(format) else {
            return false
        }
        defer { g_free(name) }
        return String(cString: name) == "svg"
    }

    /// Converts the pixels to Cairo's premultiplied ARGB format. Returns `nil` if memory is insufficient.
    private static func surface(of pixels: OpaquePointer) -> OpaquePointer? {
        let (width, height) = (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
        let bytes = gdk_pixbuf_read_pixel_bytes(pixels)
        defer { g_bytes_unref(bytes) }
        let format = gdk_pixbuf_get_has_alpha(pixels) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
        guard
            let texture = gdk_memory_texture_new(
                width, height, format, bytes, gsize(gdk_pixbuf_get_rowstride(pixels)))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        gdk_texture_download(
            texture, data, gsize(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        return surface
    }

    /// Returns whether the file says that the picture has to be turned by 90 degrees.
    private static func isOnItsSide(_ pixels: OpaquePointer) -> Bool {
        guard let orientation = gdk_pixbuf_get_option(pixels, "orientation") else { return false }
        return "5"..."8" ~= String(cString: orientation)
    }

    private static func isCutOff(_ bytes: OpaquePointer) -> Bool {
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)?.assumingMemoryBound(to: UInt8.self)
        return TruncationCheck.isTruncated(UnsafeBufferPointer(start: start, count: Int(count)))
    }

    private struct SizeVerdict {
        /// The maximum length of the longer side, in pixels.
        let longestSide: Int32
        var isKnown = false
        var isTooLarge = false
        /// The dimensions in the file, in pixels.
        var size = Size(width: 0, height: 0)

        mutating func judge(_ width: Int32, _ height: Int32, _ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
            isKnown = true
            size = Size(width: Double(width), height: Double(height))
            isTooLarge = Int(width) * Int(height) > UserPicture.maxPixels
            if isTooLarge { return gdk_pixbuf_loader_set_size(loader, 0, 0) }  // Stops decoding.
            let longest = max(width, height)
            guard longest > longestSide else { return }
            let scale = Double(longestSide) / Double(longest)
            gdk_pixbuf_loader_set_size(
                loader, max(1, Int32(Double(width) * scale)), max(1, Int32(Double(height) * scale)))
        }
    }
}

extension Size {
    /// The size with width and height exchanged.
    fileprivate nonisolated var turned: Size { Size(width: height, height: width) }
}

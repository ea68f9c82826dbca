// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Compressed bytes without a header (RFC 1951).
package enum Deflate {
    /// Compresses bytes.
    package static func compress(_ bytes: [UInt8]) -> [UInt8] {
        // What can't be compressed grows by five bytes for each 16 KiB.
        let limit = bytes.count + bytes.count / 1024 + 64
        let converter = Object(adopting: g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_RAW, 9)!)
        return convert(bytes, with: converter, limit: limit) ?? []
    }

    /// Expands bytes; `nil` if they are not valid or the result has more than `limit` bytes.
    package static func expand(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        convert(bytes, with: Object(adopting: g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_RAW)!), limit: limit)
    }

    private static func convert(_ bytes: [UInt8], with converter: Object, limit: Int) -> [UInt8]? {
        var (read, written) = (gsize(0), gsize(0))
        // With one more byte, a longer result is not taken for one of just the limit.
        var result = [UInt8](repeating: 0, count: limit + 1)
        let status = g_converter_convert(
            converter.opaque, bytes, gsize(bytes.count), &result, gsize(result.count),
            peekaboard_converter_input_at_end, &read, &written, nil)
        guard status == G_CONVERTER_FINISHED, Int(read) == bytes.count, Int(written) <= limit else { return nil }
        return Array(result[..<Int(written)])
    }
}

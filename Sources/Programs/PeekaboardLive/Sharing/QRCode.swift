// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import CQRCode
import GtkKit

extension qr_code_library {
    /// libqrencode, or `nil` if it is not installed. It is loaded the first time.
    fileprivate static let installed: qr_code_library? = {
        var library = qr_code_library()
        return qr_code_library_load(&library) ? library : nil
    }()
}

/// A text as a square of dark and light modules, which cameras read.
struct QRCode: Equatable {
    /// The number of modules that each side of the code has to be away from anything else.
    static let quietZone = 4

    /// The number of modules in a row.
    let side: Int
    /// Whether each module is dark, row by row.
    let isDark: [Bool]

    /// Encodes a text. Returns `nil` if it is too long, or libqrencode is not installed.
    init?(_ text: String) {
        // Screens do not get scratched, so the code has the lowest level of correction, and is as small as possible.
        guard let library = qr_code_library.installed,
            let code = library.QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L)
        else { return nil }
        defer { library.QRcode_free(code) }
        side = Int(code.pointee.width)
        isDark = UnsafeBufferPointer(start: code.pointee.data, count: side * side).map { $0 & 1 == 1 }
    }

    /// Returns a picture of the code in black on white, with the quiet zone around it. `side` is the largest length of
    /// each side in points. All modules are equally large.
    func picture(side: Int, named name: String) -> Widget {
        let modules = self.side + 2 * Self.quietZone
        let size = max(1, side / modules)
        let count = modules * size
        let pixels = (0..<count * count).flatMap { pixel -> [UInt8] in
            let (x, y) = (pixel % count / size - Self.quietZone, pixel / count / size - Self.quietZone)
            let isInside = 0..<self.side ~= x && 0..<self.side ~= y
            return [UInt8](repeating: isInside && isDark[y * self.side + x] ? 0 : 255, count: 3)
        }
        let bytes = g_bytes_new(pixels, gsize(pixels.count))
        defer { g_bytes_unref(bytes) }
        let texture = Object(
            adopting: gdk_memory_texture_new(Int32(count), Int32(count), GDK_MEMORY_R8G8B8, bytes, gsize(count * 3))!)
        let picture = Widget(gtk_picture_new_for_paintable(texture.opaque)!)
        gtk_picture_set_can_shrink(picture.opaque, 0)
        gtk_picture_set_alternative_text(picture.opaque, name)
        picture.setAccessibleLabel(name)
        picture.halign = .center
        return picture
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Returns the SHA-256 checksum of bytes, as lowercase hexadecimal digits.
package nonisolated func sha256(_ bytes: [UInt8]) -> String {
    let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))!
    defer { g_free(text) }
    return String(cString: text)
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The card colors that all boards share.
enum CardColors {
    /// The background of a face.
    static let face = Color(rgb: 0xFBF9F4)
    static let back = Color(rgb: 0xC01C28)
}

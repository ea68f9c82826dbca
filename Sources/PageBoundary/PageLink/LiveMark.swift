// SPDX-License-Identifier: GPL-3.0-or-later
/// The mark in the output of a page after which the output is new. What comes before it belongs to the replay.
package enum LiveMark {
    /// The bytes of the mark.
    package static let bytes = Array("\u{1E}live\n".utf8)
}

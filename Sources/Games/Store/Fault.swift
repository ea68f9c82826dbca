// SPDX-License-Identifier: GPL-3.0-or-later
/// Why a file cannot be used as a database.
package enum Fault: String, Sendable {
    /// The file is not a database of this program, or is damaged.
    case damaged
    /// The file was written by a later version of this program, in an unknown layout.
    case newer
}

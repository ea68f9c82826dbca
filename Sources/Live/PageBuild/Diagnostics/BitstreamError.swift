// SPDX-License-Identifier: GPL-3.0-or-later
/// The reason why a bitstream cannot be read.
enum BitstreamError: Error {
    /// The bitstream ends too early.
    case truncated
    /// The bitstream violates its format.
    case malformed
    /// The bitstream exceeds a limit.
    case tooLarge
}

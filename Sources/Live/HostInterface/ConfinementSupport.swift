// SPDX-License-Identifier: GPL-3.0-or-later
/// Whether a system can limit what processes do.
package enum ConfinementSupport: Sendable {
    /// It can.
    case complete
    /// The kernel can’t.
    case missing
    /// The kernel may be able to, but what the program runs in, such as a container, does not allow it.
    case refused
}

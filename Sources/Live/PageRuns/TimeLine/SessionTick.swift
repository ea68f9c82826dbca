// SPDX-License-Identifier: GPL-3.0-or-later
/// An input of a session, or several that belong together, as the user sees it.
package struct SessionTick: Equatable, Sendable {
    /// The step at which it begins.
    package let step: Int
    /// What it was, such as “Tap on Deal”.
    package internal(set) var text: String
}

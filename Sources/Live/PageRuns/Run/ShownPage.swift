// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A page in the window: the running one, or a moment of its past.
package protocol ShownPage: Stage {
    /// The accessible name.
    var name: String { get }
    /// The state of the boards in one phrase.
    var stateText: String { get }
    /// Whether the page has ended.
    var isOver: Bool { get }
    /// The URIs of the user's pictures that have appeared so far.
    var userPictures: Set<String> { get }
    /// Called with the URIs of the user's pictures that appear for the first time.
    var picturesNeeded: ([String]) -> Void { get set }
    /// Applies the style of the desktop, and how much larger texts are than usual.
    func update(isDark: Bool, textScale: Double)
}

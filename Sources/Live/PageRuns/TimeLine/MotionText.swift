// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import Scene

/// What moves on a page, in words.
enum MotionText {
    /// Returns a phrase about a number of things that move. The one that moves farthest ends at a point, and may have a
    /// name.
    static func text(count: Int, end: Point, of name: String?) -> String {
        let (x, y) = ("\(Int(end.x.rounded()))", "\(Int(end.y.rounded()))")
        if let name {
            // Translators: Spoken by a screen reader. {element} is the name of what moves farthest, {x} and {y} are a place.
            let text = translated(
                "{count} thing moves; “{element}” ends at {x}, {y}",
                "{count} things move; “{element}” ends at {x}, {y}",
                count: count)
            return filled(text, ["count": "\(count)", "element": name, "x": x, "y": y])
        }
        // Translators: Spoken by a screen reader. {x} and {y} are a place.
        let text = translated(
            "{count} thing moves and ends at {x}, {y}",
            "{count} things move; the one that moves farthest ends at {x}, {y}",
            count: count)
        return filled(text, ["count": "\(count)", "x": x, "y": y])
    }
}

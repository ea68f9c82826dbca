// The page owns its live view. The process that runs the page asks for the view after the page's top-level code has
// returned.

import Glibc
import Scene
import Seeding

/// What a page can show: a view, or the controller of a board.
@MainActor public protocol LiveViewable: AnyObject {
    /// The type of the view.
    associatedtype Content: View
    /// The view to show.
    var view: Content { get }
}

extension View: LiveViewable {
    /// The view itself.
    public var view: View { self }
}

/// The page that is running.
@MainActor public final class PlaygroundPage {
    /// The running page.
    public static let current = PlaygroundPage()

    /// The view or the board to show. Only the last value that is set in the page's top-level code counts.
    public var liveView: (any LiveViewable)?
    /// Has no effect, because a page with a live view always keeps running. It lets pages that were written for Xcode
    /// compile.
    public var needsIndefiniteExecution = true
    /// The clock of the page. It runs only while the page does, and starts at 0.
    public let clock = PageClock()

    /// The folders that are searched for pictures, the page's own first.
    package var resources: [String] = []
    /// The folder of the program's own drawings.
    package var data = ""
    /// Translates an English phrase and fills in its placeholders. Set by the process that runs the page.
    package var translate: (_ english: String, _ values: [String: String]) -> String = { english, _ in english }
    /// Today's date, as year, month, and day. It does not change while the page runs.
    package var today: (year: Int, month: Int, day: Int) = (2026, 1, 1)
    /// The steps of the page's time.
    package let time = PageTime()
    /// The source of the page's random numbers.
    package var random = SeededGenerator(seed: 0) {
        didSet { SystemRandomNumberGenerator.mainThread = SystemRandomNumberGenerator.mainThread ?? pthread_self() }
    }

    var nodeNumbers = NodeNumbers()

    /// Measures a text, and a font. Set by the process that runs the page.
    package var textMetrics: (String, TextStyle, TextLayout) -> TextMetrics = { _, _, _ in
        TextMetrics(
            size: Size(width: 0, height: 0), firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false)
    }
    package var fontMetrics: (TextStyle) -> FontMetrics = { _ in
        FontMetrics(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0, xHeight: 0)
    }

    private init() {}
}

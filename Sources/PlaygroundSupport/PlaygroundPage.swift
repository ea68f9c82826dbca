// The page owns its live view. The process that runs the page asks for the view after the page's top-level code has
// returned.

/// The page that is running.
@MainActor public final class PlaygroundPage {
    /// The running page.
    public static let current = PlaygroundPage()

    /// The controller of the board to show. Only the last value that is set in the page's top-level code counts.
    public var liveView: LiveView?
    /// Has no effect, because a page with a live view always keeps running. It lets pages that were written for Xcode
    /// compile.
    public var needsIndefiniteExecution = true

    /// The folders that are searched for pictures, the page's own first.
    package var resources: [String] = []
    /// The folder of the program's own drawings.
    package var data = ""
    /// Translates an English phrase and fills in its placeholders. Set by the process that runs the page.
    package var translate: (_ english: String, _ values: [String: String]) -> String = { english, _ in english }

    private init() {}
}

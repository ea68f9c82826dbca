// The page owns its live view; the process that runs it asks for the view once the page's code has run to its end.

/// The page that is being run.
@MainActor public final class PlaygroundPage {
    /// The one that is being run.
    public static let current = PlaygroundPage()

    /// What is shown: a controller of one of the boards. The last one that is set before the page's code ends counts.
    public var liveView: LiveView?
    /// A page with a live view is kept alive whatever this says; it stands here for pages that were written elsewhere.
    public var needsIndefiniteExecution = true

    /// The folders in which pictures are looked for by their names, the page's own first.
    package var resources: [String] = []
    /// The folder of the program's own drawings.
    package var data = ""
    /// Translates an English phrase and fills in the values of its places. The process that runs the page sets it.
    package var translate: (_ english: String, _ values: [String: String]) -> String = { english, _ in english }

    private init() {}
}

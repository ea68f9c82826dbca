/// What a line is that is told of a page.
public enum LineKind: Equatable, Sendable {
    /// What the page has printed.
    case output
    /// What has happened, in words.
    case note
    /// What went wrong.
    case error
}

/// A value with a short text form that can be stored and read again.
public protocol Notated {
    /// The text for it.
    var notation: String { get }
    /// Reads such a text; nil if it is not valid.
    init?(notation: String)
}

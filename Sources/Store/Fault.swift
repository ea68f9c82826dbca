/// Why a file cannot be used as a database.
public enum Fault: String, Sendable {
    /// It is no database of this program, or not a whole one.
    case damaged
    /// A later version of this program has written it, in a way that is not known here.
    case newer
}

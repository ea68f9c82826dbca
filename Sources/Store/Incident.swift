/// What went otherwise than it should when the store was opened, for the program to put in words.
public enum Incident: Equatable, Sendable {
    /// The file was of no use. It lies under another name beside its old one now, and a fresh one has taken its place.
    case setAside(Fault, path: String)
    /// The file can be read but not written. What is in it is there; what is new is forgotten at the end.
    case readOnly
    /// Nothing can be read or written. The store begins empty, and all of it is forgotten at the end.
    case unavailable(StoreError)
}

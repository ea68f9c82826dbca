/// The folder in which the user’s own pages begin.
public enum PageFolder {
    /// Returns its path, in the folder of the user’s documents, or, if there is none, in the home folder.
    public static func path(documents: String?, home: String) -> String {
        let parent = documents.flatMap { $0.isEmpty ? nil : $0 } ?? home
        return (parent.hasSuffix("/") ? String(parent.dropLast()) : parent) + "/Peekaboard"
    }
}

/// The pages that are shipped to begin with.
public enum Examples {
    /// One of them.
    public struct Example: Equatable, Sendable {
        /// The name of its file, without the ending.
        public let name: String
        /// What it calls itself.
        public let title: String
        /// The path of its file.
        let path: String
    }

    /// Those in a folder.
    public static func all(in folder: String) -> [Example] {
        Disk.names(in: folder).filter { $0.hasSuffix(".swift") }.map { file in
            let path = "\(folder)/\(file)"
            let name = String(file.dropLast(6))
            return Example(name: name, title: title(of: Disk.text(of: path) ?? "") ?? name, path: path)
        }
    }

    /// Copies an example into a folder, under a name that is free there; the path of the copy, nil where there can be none.
    public static func copy(_ example: Example, into folder: String) -> String? {
        guard let text = Disk.text(of: example.path) else { return nil }
        let names = [example.name] + (2...99).map { "\(example.name) \($0)" }
        guard let name = names.first(where: { Disk.kind(of: "\(folder)/\($0).swift") == nil }) else { return nil }
        let path = "\(folder)/\(name).swift"
        return Disk.write(text, to: path) ? path : nil
    }

    /// The first heading among a page's comments.
    private static func title(of text: String) -> String? {
        for case .heading(_, let spans) in RichText(commentsOf: text).blocks { return spans.map(\.text).joined() }
        return nil
    }
}

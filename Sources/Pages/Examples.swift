import Files

/// The pages and playgrounds that are shipped to begin with.
public enum Examples {
    /// One of them.
    public struct Example: Equatable, Sendable {
        /// The name of its file or folder, without the ending.
        public let name: String
        /// The ending, with its dot.
        public let ending: String
        /// What it calls itself.
        public let title: String
        /// Where it lies.
        let path: String
    }

    /// Those in a folder, pages first.
    public static func all(in folder: String) -> [Example] {
        [".swift", ".playground"].flatMap { ending in
            Disk.names(in: folder).filter { $0.hasSuffix(ending) }.compactMap { file in
                let path = "\(folder)/\(file)"
                guard let playground = try? Playground(path: path) else { return nil }
                let name = String(file.dropLast(ending.count))
                return Example(name: name, ending: ending, title: title(of: playground) ?? name, path: path)
            }
        }
    }

    /// Copies an example into a folder, under a name that is free there; the path of the copy, nil where there can be none.
    public static func copy(_ example: Example, into folder: String) -> String? {
        let names = [example.name] + (2...99).map { "\(example.name) \($0)" }
        let paths = names.map { "\(folder)/\($0)\(example.ending)" }
        guard let path = paths.first(where: { FileKind(of: $0) == nil }) else { return nil }
        return Disk.copy(example.path, to: path) ? path : nil
    }

    /// The first heading among the comments of a playground's first page.
    private static func title(of playground: Playground) -> String? {
        for case .heading(_, let spans) in RichText(commentsOf: playground.pages[0].text ?? "").blocks {
            return spans.map(\.text).joined()
        }
        return nil
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The example pages and playgrounds that are installed with the program.
package enum Examples {
    /// An example.
    package struct Example: Equatable, Sendable {
        /// The name of the file or folder, without its extension.
        package let name: String
        /// The file extension, including the dot.
        package let ending: String
        /// The title, taken from the page's first heading.
        package let title: String
        /// The path of a picture of what it shows; `nil` if there is none.
        package let picture: String?
        /// The path of the file or folder.
        let path: String
    }

    /// Returns the examples in a folder, single pages first.
    package static func all(in folder: String) -> [Example] {
        [".swift", ".playground"].flatMap { ending in
            Folder.visibleNames(in: folder).filter { $0.hasSuffix(ending) }.compactMap { file in
                let path = "\(folder)/\(file)"
                guard let playground = try? Playground(path: path) else { return nil }
                let name = String(file.dropLast(ending.count))
                let picture = "\(folder)/pictures/\(name).png"
                return Example(
                    name: name, ending: ending, title: title(of: playground) ?? name,
                    picture: FileKind(of: picture) == .file ? picture : nil, path: path)
            }
        }
    }

    /// Copies an example into a folder, which is created if it is missing, under a name that is not in use. Returns the
    /// path of the copy, or `nil` on failure.
    package static func copy(_ example: Example, into folder: String) -> String? {
        guard Folder.make(folder) else { return nil }
        let names = [example.name] + (2...99).map { "\(example.name) \($0)" }
        let paths = names.map { "\(folder)/\($0)\(example.ending)" }
        guard let path = paths.first(where: { !Disk.exists($0) }) else { return nil }
        return Disk.copy(example.path, to: path) ? path : nil
    }

    /// Returns the first heading in the comments of a playground's first page.
    private static func title(of playground: Playground) -> String? {
        for case .heading(_, let spans) in RichText(commentsOf: playground.pages[0].text ?? "").blocks {
            return spans.map(\.text).joined()
        }
        return nil
    }
}

import Boards
import Files
import Glibc
import Scene

/// A picture for a board.
public struct Image: Equatable, Sendable {
    /// Where the picture is.
    private enum Source: Equatable {
        /// Among the program's own drawings, by its path below their folder.
        case drawing(String)
        /// In a file, by its URI.
        case file(String)
    }

    private static let endings = ["", ".png", ".svg", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff"]

    private let source: Source

    /// The picture of a name, with or without its ending: one of the page's or the bundle's resources, or else one of the
    /// program's own drawings. Nil, with a line in the console, where there is none.
    @MainActor public init?(named name: String) {
        let page = PlaygroundPage.current
        if let file = page.resources.lazy.compactMap({ Self.file(named: name, in: $0) }).first {
            source = .file(FileURI.of(path: file))
        } else if let drawing = Self.drawing(named: name, in: page.data) {
            source = .drawing(drawing)
        } else {
            ConsoleLine(
                // Translators: Resources is the name of a folder.
                phrase("No picture named “{name}” in Resources or among Peekaboard’s pictures"), ["name": name]
            ).show()
            return nil
        }
    }

    /// The picture of a file, by its path or its URI. Nil, with a line in the console, where there is none.
    public init?(contentsOf place: String) {
        let uri = FileURI.isURI(place) ? place : FileURI.of(path: place)
        if let path = FileURI.path(of: uri), access(path, R_OK) != 0 {
            ConsoleLine(phrase("Could not read {file}"), ["file": path]).show()
            return nil
        }
        source = .file(uri)
    }

    /// The picture that is chosen for a place for which the drawing `shipped` is shipped; nil for none.
    init?(_ choice: PictureChoice, shipped: String) {
        switch choice {
        case .plain: return nil
        case .shipped: source = .drawing(shipped)
        case .own(let uri): source = .file(uri)
        }
    }

    /// The choice of it for a place for which the drawing `shipped` is shipped.
    @MainActor func choice(shipped: String) -> PictureChoice {
        switch source {
        case .drawing(shipped): .shipped
        case .drawing(let path): .own(FileURI.of(path: PlaygroundPage.current.data + "/" + path))
        case .file(let uri): .own(uri)
        }
    }

    private static func file(named name: String, in folder: String) -> String? {
        endings.lazy.map { "\(folder)/\(name)\($0)" }.first { isFile($0) }
    }

    /// Whether there is a file of a path that can be read, and no folder.
    private static func isFile(_ path: String) -> Bool { FileKind(of: path) == .file && access(path, R_OK) == 0 }

    private static func drawing(named name: String, in data: String) -> String? {
        let folders = ["cards"] + (Folder.names(in: data + "/cards") ?? []).sorted().map { "cards/" + $0 }
        return folders.lazy.flatMap { folder in endings.lazy.map { "\(folder)/\(name)\($0)" } }
            .first { isFile(data + "/" + $0) }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The pages that a path refers to, with their sources and resources. Files can be added and removed, so it is read
/// again for each run.
package struct Playground: Equatable, Sendable {
    /// A page.
    package struct Page: Equatable, Sendable {
        /// The name of the page, which links refer to.
        package let name: String
        /// The absolute path of the page's source file.
        package let file: String
        /// The folder of the playground, or the folder that contains the page.
        package let folder: String
        /// The absolute paths of the additional source files.
        package let sources: [String]
        /// The absolute paths of the folders that are searched for pictures, in order.
        package let resources: [String]
        /// The package that contains the playground, if any.
        package internal(set) var swiftPackage: SwiftPackage?

        /// The absolute paths of all source files.
        package var files: [String] { [file] + sources }

        /// The source of the page, or `nil` if it cannot be read.
        package var text: String? { Disk.text(of: file) }

        /// Whether the file is empty, as it can be in the middle of a save.
        package var isEmpty: Bool { FileStatus(of: file)?.size == 0 }

        /// Returns whether the page may show a view, as far as that is known before it runs: nearly every page that does
        /// has one of the names for that in its code. `edited` are unsaved texts by path.
        package func mayShowView(edited: [String: String] = [:]) -> Bool {
            let names = ["liveView", "LiveView", "XCPShowView", "makeKeyAndVisible"]
            return files.contains { file in
                let text = edited[file] ?? Disk.text(of: file) ?? ""
                return names.contains { text.contains($0) }
            }
        }

        /// A string that changes whenever a file of the page is saved. A page's own folder can contain unrelated files,
        /// so only pictures count there.
        package var stamp: String {
            let pictures = resources.flatMap { folder in
                Folder.visibleNames(in: folder)
                    .filter { Playground.resourceFolders.contains(FilePath.name(of: folder)) || Self.isPicture($0) }
                    .map { "\(folder)/\($0)" }
            }
            return ([file] + sources + pictures).map { "\($0) \(FileStatus(of: $0)?.stamp ?? "")\n" }.joined()
        }

        static func isPicture(_ name: String) -> Bool {
            [".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif"].contains { name.lowercased().hasSuffix($0) }
        }
    }

    /// The reason why a path cannot be opened.
    package enum ReadError: Error, Equatable, Sendable {
        /// The file does not exist or cannot be read.
        case missing
        /// The file is not a Swift file or a playground.
        case unknownKind
        /// The playground has no pages.
        case empty
    }

    /// The name of the file or folder, without its extension.
    package let title: String
    /// The pages; never empty.
    package let pages: [Page]
    /// The index of the page that the path refers to.
    package let first: Int
    /// The page that the path refers to.
    package var firstPage: Page { pages[first] }
    /// The folder of the playground, or the folder that contains the page.
    package let folder: String

    /// Opens a Swift file, a playground of Xcode or Swift Playgrounds, or a page in such a playground.
    package init(path: String) throws(ReadError) {
        let path = FilePath.real(path) ?? path
        guard let kind = FileKind(of: path) else { throw .missing }
        let bundle = Self.bundle(around: path)
        let index = bundle?.pages.firstIndex { $0.file == path || FilePath.folder(of: $0.file) == path }
        if let bundle, index != nil || bundle.folder == path {
            (folder, pages) = bundle
            title = Self.title(of: folder)
            first = index ?? 0
            return
        }
        let file: String
        if kind == .folder {
            guard let contents = Self.contents(of: path) else {
                throw Self.endings.contains(where: path.hasSuffix) ? .empty : .unknownKind
            }
            file = contents
        } else {
            guard path.hasSuffix(".swift") else { throw .unknownKind }
            file = path
        }
        folder = FilePath.folder(of: file)
        title = Self.title(of: Self.contentsNames.contains(FilePath.name(of: file)) ? folder : file)
        let package = SwiftPackage(around: folder)
        pages = [Self.page(called: title, file: file, in: folder, of: package, roots: [folder])]
        first = 0
    }

    /// Returns the index of the page with the given name. Ignores case and treats `%20` as a space.
    package func index(ofPage name: String) -> Int? {
        let wanted = Self.plain(name)
        return pages.firstIndex { Self.plain($0.name) == wanted }
    }

    /// The folders to watch for changes, in which files and pages are added and removed.
    package var folders: [String] {
        var known: Set<String> = []
        return pages.flatMap(\.watchedFolders).filter { known.insert($0).inserted && FileKind(of: $0) == .folder }
    }

    private static func plain(_ name: String) -> String { name.replacing("%20", with: " ").lowercased() }
}

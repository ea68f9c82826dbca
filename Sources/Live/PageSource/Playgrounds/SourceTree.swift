// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The Swift files in a folder and in the folders within it, apart from hidden ones. It is bounded, because anything can
/// be in the folder of a playground.
package struct SourceTree {
    /// The paths of the files, those of a folder before those of the folders within it.
    package private(set) var files: [String] = []
    /// The paths of the folders, beginning with the outermost.
    private(set) var folders: [String] = []

    private static let maxDepth = 8, maxFolders = 100, maxFiles = 500

    private let ending: String

    /// Reads a folder. If there is none at the path, the tree is empty. `ending` is that of the names of the files.
    package init(_ folder: String, ending: String = ".swift") {
        self.ending = ending
        var known: Set<String> = []
        read(folder, depth: 0, &known)
    }

    /// Reads a folder, unless it is known. A link could lead to a folder around it.
    private mutating func read(_ folder: String, depth: Int, _ known: inout Set<String>) {
        guard depth <= Self.maxDepth, folders.count < Self.maxFolders, FileKind(of: folder) == .folder,
            let real = FilePath.real(folder), known.insert(real).inserted
        else { return }
        folders.append(folder)
        let names = Folder.visibleNames(in: folder)
        let sources = names.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
        files += sources.prefix(Self.maxFiles - files.count)
        for name in names where !name.hasSuffix(ending) { read("\(folder)/\(name)", depth: depth + 1, &known) }
    }
}

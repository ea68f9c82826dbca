// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// A Swift package that contains a playground. The pages can import its targets.
package struct SwiftPackage: Equatable, Sendable {
    /// The name of a package's manifest, a program that describes the package.
    private static let manifestName = "Package.swift"

    /// The absolute path of the folder with the manifest, with symbolic links resolved.
    package let folder: String
    /// The text of the manifest.
    package let manifest: String

    /// How far above a playground the manifest of its package can be.
    private static let maxDepth = 16
    /// The folders of a package that have targets, unless the manifest says otherwise.
    private static let targetFolders = ["Sources", "Source", "src", "srcs"]

    /// Finds the innermost package around a folder, or at it. Returns `nil` if there is none.
    package init?(around folder: String) {
        var candidate = FilePath.real(folder) ?? folder
        for _ in 0..<Self.maxDepth {
            if let package = SwiftPackage(at: candidate) {
                self = package
                return
            }
            guard candidate != "/", candidate != "." else { return nil }
            candidate = FilePath.folder(of: candidate)
        }
        return nil
    }

    /// Reads the package in a folder. Returns `nil` if there is none.
    package init?(at folder: String) {
        let path = "\(folder)/\(Self.manifestName)"
        // An app playground is no package around a page, but the page itself.
        guard !folder.hasSuffix(Playground.app), FileKind(of: path) == .file, let text = Disk.text(of: path) else {
            return nil
        }
        self.folder = folder
        manifest = text
    }

    /// Returns the modules that sources import and that the manifest names: its targets, and products of others. That is
    /// found without running the manifest.
    package func modules(importedBy sources: [String]) -> [String] {
        Set(sources.flatMap { ImportStatement.all(in: $0) }.filter { $0.isCompiled != false }.map(\.module))
            .filter { manifest.contains("\"\($0)\"") }.sorted()
    }

    /// The names of the targets that a page can import, in the order of the manifest: those that are neither programs nor
    /// tests.
    package var libraryTargets: [String] {
        var names: [String] = []
        var rest = manifest[...]
        while let start = rest.firstRange(of: ".target(") {
            rest = rest[start.upperBound...]
            // A dependency on a target looks the same.
            guard let name = Self.string(after: "name:", in: rest), !names.contains(name) else { continue }
            names.append(name)
        }
        return names
    }

    /// The folders with sources. They are bounded, as in a playground.
    package var folders: [String] {
        var paths = Self.targetFolders.map { "\(folder)/\($0)" }
        var rest = manifest[...]
        while let start = rest.firstRange(of: "path:") {
            rest = rest[start.upperBound...]
            if let path = Self.string(after: "", in: rest) { paths.append("\(folder)/\(path)") }
        }
        return paths.flatMap { SourceTree($0).folders }
    }

    /// A string that changes whenever the manifest or a source is saved.
    package var stamp: String {
        let files = folders.flatMap { folder in
            Folder.visibleNames(in: folder).map { "\(folder)/\($0)" }.filter { FileKind(of: $0) == .file }
        }
        return (["\(folder)/\(Self.manifestName)"] + files)
            .map { "\($0) \(FileStatus(of: $0)?.stamp ?? "")\n" }.joined()
    }

    /// Returns a string literal that follows a label, after white space.
    private static func string(after label: String, in text: Substring) -> String? {
        var rest = text.drop(while: \.isWhitespace)
        guard rest.hasPrefix(label) else { return nil }
        rest = rest.dropFirst(label.count).drop(while: \.isWhitespace)
        guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
        return String(rest[rest.index(after: rest.startIndex)..<end])
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Archives
import CGtk
import Files
import Glibc
import GtkKit
import PageSource

/// The file format of pages that are sent to others: a zip archive of a page, or of a folder with a playground.
enum PageFile {
    /// The extension of the file name, with the dot.
    static let ending = ".peekpage"
    /// The limits for all files together.
    static let limits = ArchiveLimits()

    /// Why a page can’t be read from a file, or saved as one.
    enum Problem: Error, Equatable {
        case unreadable
        case archive(ArchiveError)
        /// The archive contains something else.
        case noPage
        /// A source file contains characters that can hide code, or no text. Its name is given.
        case hidden(String)
    }

    /// Reads the file at a path, which can come from anywhere.
    static func page(at path: String) throws(Problem) -> SharedPage {
        guard let bytes = contents(ofFile: path, limit: limits.bytes) else { throw .unreadable }
        return try page(in: bytes)
    }

    /// Reads the bytes of a file. Nothing in it runs.
    static func page(in bytes: [UInt8]) throws(Problem) -> SharedPage {
        let files: [ZipArchive.File]
        do throws(ArchiveError) { files = try ZipArchive.files(in: bytes, limits: limits) } catch {
            throw .archive(error)
        }
        return try page(of: files.filter { !isHidden($0.path) })
    }

    /// Returns the bytes of the file for a playground. `edited` are texts by path that count instead of what the files
    /// contain.
    static func bytes(of playground: Playground, edited: [String: String]) throws(Problem) -> [UInt8] {
        let isFolder = playground.path == playground.folder
        var files = SharedFiles(edited: edited)
        let name = isFolder ? FilePath.name(of: playground.folder) : playground.title
        if isFolder {
            try files.add(playground.folder)
        } else {
            for path in Self.files(of: playground.firstPage, edited: edited) { try files.add(path) }
        }
        guard files.byteCount <= limits.bytes else { throw .archive(.tooLarge) }
        let start = playground.folder.utf8.count + 1
        // A single file needs no folder.
        let isAlone = !isFolder && files.files.count == 1
        let packed = files.files.map { path, bytes in
            let inside = String(decoding: path.utf8.dropFirst(start), as: UTF8.self)
            return ZipArchive.File(path: isAlone ? "\(name).swift" : "\(name)/\(inside)", bytes: bytes)
        }
        // A file that nobody can open is not saved.
        _ = try page(of: packed)
        do throws(ArchiveError) { return try ZipArchive.bytes(of: packed) } catch { throw .archive(error) }
    }

    /// Returns a single page and the files that belong to it. Of the pictures beside it, these are the ones whose names
    /// its code contains, because the folder can also contain others.
    private static func files(of page: Playground.Page, edited: [String: String]) -> [String] {
        let texts = page.files.map { edited[$0] ?? Disk.text(of: $0) ?? "" }
        let named = Folder.visibleNames(in: page.folder).filter { name in
            let title = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
            return FileKind(of: "\(page.folder)/\(name)") == .file && !name.hasSuffix(".swift")
                && texts.contains { $0.contains("\"\(title)\"") || $0.contains("\"\(name)\"") }
        }
        let folders = (["Sources"] + Playground.resourceFolders).map { "\(page.folder)/\($0)" }
        return [page.file] + folders.filter { FileKind(of: $0) == .folder } + named.map { "\(page.folder)/\($0)" }
    }

    /// Whether a part of a path is hidden, as in what some systems add to an archive.
    private static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
    }

    private static func page(of files: [ZipArchive.File]) throws(Problem) -> SharedPage {
        guard files.count <= limits.files else { throw .archive(.tooManyFiles) }
        for file in files {
            guard file.path.hidesNothing, !file.path.contains(where: \.isNewline) else { throw .archive(.unsafePath) }
            guard file.path.hasSuffix(".swift") else { continue }
            guard SharedPage.text(of: file)?.hidesNothing == true else { throw .hidden(file.path) }
        }
        let paths = Set(files.map(\.path))
        // No file can be in the place of a folder.
        guard files.allSatisfy({ folders(of: $0.path).isDisjoint(with: paths) }) else { throw .archive(.damaged) }
        let tops = Set(files.map { $0.path.prefix { $0 != "/" } })
        guard let top = tops.first.map(String.init), tops.count == 1 else { throw .noPage }
        let (title, ending) = parts(of: top)
        if files.count == 1, files[0].path == top {
            guard ending == ".swift", let text = SharedPage.text(of: files[0]), !text.isEmpty else { throw .noPage }
            return SharedPage(name: title, text: text)
        }
        guard let first = try firstPage(of: files, in: top) else { throw .noPage }
        let others = files.filter { $0.path != first.path }
        return SharedPage(
            name: title, folderEnding: ending,
            files: ([first] + others).map {
                ZipArchive.File(path: String($0.path.dropFirst(top.count + 1)), bytes: $0.bytes)
            })
    }

    private static func parts(of name: String) -> (title: String, ending: String) {
        guard let ending = (Playground.endings + [".swift"]).first(where: name.hasSuffix), ending != name else {
            return (name, "")
        }
        return (String(name.dropLast(ending.count)), ending)
    }

    private static func folders(of path: String) -> Set<String> {
        var folders: Set<String> = []
        var rest = FilePath.folder(of: path)
        while rest != "." {
            folders.insert(rest)
            rest = FilePath.folder(of: rest)
        }
        return folders
    }

    /// Returns the first page of a playground in a folder. Only the files that say which pages there are get copied for
    /// that, to a temporary folder.
    private static func firstPage(of files: [ZipArchive.File], in top: String) throws(Problem) -> ZipArchive.File? {
        guard let copy = NewFolder(in: String(cString: g_get_tmp_dir())) else { throw .unreadable }
        for file in files where [".swift", ".xcplayground", ".plist"].contains(where: file.path.hasSuffix) {
            guard copy.makeFolder(FilePath.folder(of: file.path)),
                copy.write(file.bytes, to: file.path, isSynced: false)
            else { throw .unreadable }
        }
        guard let root = FilePath.real(copy.path) else { throw .unreadable }
        let alone = files.filter { $0.path.hasSuffix(".swift") && $0.path.split(separator: "/").count == 2 }
        let paths = [top] + (alone.count == 1 ? [alone[0].path] : [])
        for case let playground? in paths.map({ try? Playground(path: "\(root)/\($0)") }) {
            return files.first { "\(root)/\($0.path)" == playground.firstPage.file }
        }
        return nil
    }
}

/// The files of a playground that are sent: those that are neither hidden nor links.
private struct SharedFiles {
    private(set) var files: [(path: String, bytes: [UInt8])] = []
    private(set) var byteCount = 0
    private let edited: [String: String]

    init(edited: [String: String]) { self.edited = edited }

    /// Adds a file, or what is in a folder.
    mutating func add(_ path: String) throws(PageFile.Problem) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            // Xcode keeps the state of its windows there.
            for name in Folder.visibleNames(in: path) where name != "xcuserdata" { try add("\(path)/\(name)") }
        case S_IFREG:
            guard files.count < PageFile.limits.files else { throw .archive(.tooManyFiles) }
            let text = edited[path].map { Array($0.utf8) }
            guard let bytes = text ?? contents(ofFile: path, limit: PageFile.limits.bytes) else { throw .unreadable }
            byteCount += bytes.count
            guard byteCount <= PageFile.limits.bytes else { throw .archive(.tooLarge) }
            files.append((path, bytes))
        default: break
        }
    }
}

extension PageFile.Problem {
    /// Returns the message that a file can’t be opened.
    @MainActor func message(file: String) -> String {
        // Translators: {file} is the name of a file with a page. {problem} says what is wrong with it.
        filled(translated("{file} can’t be opened as a page: {problem}"), ["file": file, "problem": problem])
    }

    /// Returns the message that a page can’t be saved as a file.
    @MainActor func message(page: String) -> String {
        // Translators: {name} is the name of a page. {problem} says what is wrong with it.
        filled(translated("“{name}” can’t be saved as a file: {problem}"), ["name": page, "problem": problem])
    }

    @MainActor private var problem: String {
        switch self {
        case .unreadable: translated("it can’t be read")
        case .archive(let error): error.problem
        case .noPage: translated("it contains neither a page nor a playground")
        case .hidden(let name): filled(translated("“{name}” contains control characters"), ["name": name])
        }
    }
}

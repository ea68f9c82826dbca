// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import Localization
import PageBuild
import PageSource

/// A page that is exported as a program: a folder with the page’s files as they are, and what builds, installs, and
/// packages it.
package struct PageExport: Sendable {
    /// A reason why a page can’t be exported.
    package enum Problem: Error, Equatable, Sendable {
        /// There is something in the folder already.
        case taken(String)
        /// The folder, or a file in it, can’t be written.
        case unwritable(String)
        /// A file of the page can’t be read, or is too large.
        case unreadable(String)
        /// A file of the page is a link to one outside of its playground.
        case outside(String)
        /// The page imports targets of a package.
        case needsPackage(String)
        /// What the user says about the program is wrong.
        case description(ProgramDescription.Problem)

        /// The message for the user, in one line.
        package var message: String {
            switch self {
            case .taken(let folder): filled(translated("{folder} is not empty"), ["folder": folder])
            case .unwritable(let folder): unwritableMessage(folder: folder)
            case .unreadable(let file): filled(translated("Could not read {file}"), ["file": file])
            case .outside(let file):
                filled(translated("{file} is a link to a file outside of the playground"), ["file": file])
            case .needsPackage(let names):
                filled(
                    // Translators: {names} is a list of names.
                    translated("A page that imports targets of a package can’t be exported: {names}"),
                    ["names": names])
            case .description(let problem): problem.message
            }
        }
    }

    /// What is the same for all exports of an installation.
    package struct Origin: Sendable {
        let templates: String
        let version: String
        /// The search paths of the modules of pages.
        let modules: [String]
        /// The compiler’s version.
        package let swiftVersion: String

        /// Creates a description of an installation: the folder of the templates, its version, and the search paths of
        /// the modules of pages. Returns `nil` if it doesn’t say with which version of Swift these were made.
        package init?(templates: String, version: String, modules: [String]) {
            guard let swiftVersion = SwiftVersion.ofModules(in: modules) else { return nil }
            (self.templates, self.version, self.modules) = (templates, version, modules)
            self.swiftVersion = swiftVersion
        }
    }

    /// The largest size of a resource and of all of them, in bytes, and the largest number of files and depth of folders in
    /// `Resources`.
    private static let maxBytes = 100_000_000, maxAllBytes = 500_000_000, maxFiles = 2000, maxDepth = 8
    /// The endings of resources that are beside the file of the page.
    private static let endings = [
        ".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif", ".wav", ".ogg", ".oga", ".mp3", ".flac", ".ttf", ".otf",
    ]

    private let page: Playground.Page
    private let edited: [String: String]
    private let origin: Origin
    private let readable: ReadableFiles

    /// Creates an export of a page. `edited` are texts by path that count instead of what the files contain.
    package init(of page: Playground.Page, edited: [String: String] = [:], from origin: Origin) {
        (self.page, self.edited, self.origin) = (page, edited, origin)
        readable = ReadableFiles([page.folder])
    }

    /// Writes the program to a folder, which is created unless it is empty. `device` is the name of the one whose size the
    /// page has, `icons` are PNG files by their side in pixels, and `date` is the date of the first version.
    package func write(
        _ description: ProgramDescription, device: String, icons: [Int: [UInt8]], date: String, to folder: String
    ) throws(Problem) {
        if let problem = description.problem { throw .description(problem) }
        if let imports = PackageImports(of: page, edited: edited, known: origin.modules) {
            throw .needsPackage(imports.modules.joined(separator: ", "))
        }
        let texts = try texts()
        let files = try resources()
        guard (Folder.names(in: folder) ?? []).isEmpty else { throw .taken(folder) }
        let isNew = !Disk.exists(folder)
        guard Folder.make(folder) else { throw .unwritable(folder) }
        do throws(Problem) {
            let manifest = ProgramManifest(
                description, swiftVersion: origin.swiftVersion, device: device, page: path(of: page.file))
            try write(manifest, date: date, hasIcon: !icons.isEmpty, isSwift6: isSwift6(texts[0]), to: folder)
            for (side, bytes) in icons {
                try create(bytes, at: "icons/hicolor/\(side)x\(side)/apps/\(description.id).png", in: folder)
            }
            for (file, text) in zip(page.files, texts) {
                try create(Array(text.utf8), at: path(of: file), in: folder)
            }
            var rest = Self.maxAllBytes
            for file in files {
                let bytes = contents(ofFile: file, limit: min(Self.maxBytes, rest))
                guard let bytes else { throw Problem.unreadable(file) }
                rest -= bytes.count
                try create(bytes, at: path(of: file), in: folder)
            }
            try linkSources(in: folder)
        } catch {
            // Nothing of it was there before.
            for name in Folder.names(in: folder) ?? [] { Disk.remove("\(folder)/\(name)") }
            if isNew { rmdir(folder) }
            throw error
        }
    }

    // MARK: - The page

    /// The folder of the page in the program. Its ending is that of the playground, which has a meaning.
    private var folderName: String {
        let name = FilePath.name(of: page.folder)
        return "Page" + (Playground.endings.first(where: name.hasSuffix) ?? "")
    }

    /// Returns the path of a file of the page in the program.
    private func path(of file: String) -> String { "\(folderName)\(file.dropFirst(page.folder.count))" }

    private func texts() throws(Problem) -> [String] {
        for file in page.files where !file.hasPrefix(page.folder + "/") { throw .outside(file) }
        do throws(Build.PreparationError) {
            return try Build.texts(of: page, edited: edited)
        } catch {
            switch error {
            case .outside(let file): throw .outside(file)
            case .unreadable(let file), .unwritable(let file): throw .unreadable(file)
            case .needsFrameworks: throw .unreadable(page.file)
            }
        }
    }

    private func isSwift6(_ text: String) -> Bool { Build.languageOptions(for: text).contains("6") }

    /// Returns the resources of the page: all files in its folders for them, and what looks like one beside the page.
    private func resources() throws(Problem) -> [String] {
        var files: [String] = []
        let sources = Set(page.files)
        for folder in page.resources where folder == page.folder || folder.hasPrefix(page.folder + "/") {
            if Playground.resourceFolders.contains(FilePath.name(of: folder)) {
                try add(folder, to: &files, depth: 0)
            } else {
                let names = Folder.visibleNames(in: folder).filter { name in
                    Self.endings.contains { name.lowercased().hasSuffix($0) }
                }
                for name in names { try add("\(folder)/\(name)", to: &files, depth: 0) }
            }
        }
        return files.filter { !sources.contains($0) }
    }

    private func add(_ path: String, to files: inout [String], depth: Int) throws(Problem) {
        // Somebody else’s playground could contain links to files of the user.
        guard readable.contains(path: path) else { throw .outside(path) }
        guard depth <= Self.maxDepth, files.count < Self.maxFiles else { throw .unreadable(path) }
        switch FileKind(of: path) {
        case .file: if !files.contains(path) { files.append(path) }
        case .folder:
            for name in Folder.visibleNames(in: path) {
                try add("\(path)/\(name)", to: &files, depth: depth + 1)
            }
        case nil: throw .unreadable(path)
        }
    }

    // MARK: - The other files

    private func write(
        _ manifest: ProgramManifest, date: String, hasIcon: Bool, isSwift6: Bool, to folder: String
    ) throws(Problem) {
        let description = manifest.description
        let values = [
            "ID": description.id, "PACKAGE": description.packageName, "LICENSE": description.license.spdx,
            "SWIFT": manifest.swiftVersion, "PEEKABOARD": origin.version, "FOLDER": folderName, "DATE": date,
            "ISSWIFT6": "\(isSwift6)",
        ]
        for file in ProgramTemplate.all + (hasIcon ? [] : [ProgramTemplate.icon]) {
            let source = "\(origin.templates)/\(file.template)"
            guard let template = Disk.text(of: source) else { throw .unreadable(source) }
            let path = ProgramTemplate.filled(file.path, values)
            let text = file.text(of: template, name: description.name, values)
            try create(Array(text.utf8), at: path, in: folder)
            if file.isExecutable { chmod("\(folder)/\(path)", 0o755) }
        }
        try create(Array(manifest.text.utf8), at: ProgramManifest.fileName, in: folder)
    }

    /// Makes links to the sources where SwiftPM looks for them. It does not look into playgrounds, and top-level code has to
    /// be in a file of a certain name.
    private func linkSources(in folder: String) throws(Problem) {
        guard Folder.make("\(folder)/Sources/Page") else { throw .unwritable(folder) }
        var names: Set<String> = []
        for file in page.files {
            let name = file == page.file ? "main.swift" : FilePath.name(of: file)
            let link = names.insert(name).inserted ? name : "\(names.count)-\(name)"
            names.insert(link)
            guard symlink("../../\(path(of: file))", "\(folder)/Sources/Page/\(link)") == 0 else {
                throw .unwritable(folder)
            }
        }
    }

    private func create(_ bytes: [UInt8], at path: String, in folder: String) throws(Problem) {
        let path = "\(folder)/\(path)"
        guard Folder.make(FilePath.folder(of: path)), Disk.create(bytes, at: path) else { throw .unwritable(folder) }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import Archives
import Files
import GtkKit
import PageSource

/// A page, or a playground, that comes in a link or a file, and is not saved yet.
struct SharedPage: Equatable {
    /// The name of the page or playground, without its extension; empty if it has none.
    let name: String
    /// The extension of its folder with the dot, which a playground can have; `nil` if there is no folder.
    let folderEnding: String?
    /// The files, whose paths are within the folder. The first one is the page, or the first page of the playground.
    let files: [ZipArchive.File]

    /// Creates a page that is a single file.
    init(name: String, text: String) {
        self.init(name: name, folderEnding: nil, files: [ZipArchive.File(path: "Page.swift", bytes: Array(text.utf8))])
    }

    /// Creates a playground, or a page with files of its own.
    init(name: String, folderEnding: String?, files: [ZipArchive.File]) {
        (self.name, self.folderEnding, self.files) = (name, folderEnding, files)
    }

    /// Returns the page with another name.
    func named(_ name: String) -> SharedPage { SharedPage(name: name, folderEnding: folderEnding, files: files) }

    /// Returns the text of a file, or `nil` if it contains no source code.
    static func text(of file: ZipArchive.File) -> String? {
        file.path.hasSuffix(".swift") ? String(validating: file.bytes, as: UTF8.self) : nil
    }

    /// Saves the page in a folder, under a name that is not in use. `fallback` is the name of a page that has none, or
    /// one that can’t be used. Returns the path to open, or `nil` on failure.
    func save(in folder: String, fallback: String) -> String? {
        guard let folderEnding else {
            let file = NewFile(.page, in: folder)
            let isName = [nil, .taken].contains(file.problem(with: name))
            return try? file.create(
                named: file.freeName(isName ? name : fallback), text: Self.text(of: files[0]) ?? "")
        }
        // Nobody sees an incomplete folder.
        guard Folder.make(folder), let new = NewFolder(in: folder), write(to: new) else { return nil }
        for number in 1...999 {
            let path = "\(folder)/\(name)\(number == 1 ? "" : " \(number)")\(folderEnding)"
            switch new.move(to: path) {
            case .moved: return "\(path)/\(files[0].path)"
            case .isTaken: continue
            case .failed: return nil
            }
        }
        return nil
    }

    /// Writes the files. Returns whether this succeeded. It does not wait for the disk: if the power fails, the link or the
    /// file that was opened is still there.
    private func write(to folder: NewFolder) -> Bool {
        files.allSatisfy {
            folder.makeFolder(FilePath.folder(of: $0.path)) && folder.write($0.bytes, to: $0.path, isSynced: false)
        }
    }
}

extension String {
    /// Whether nothing in the text hides what follows. A text field ends at a byte of 0, and other characters change the
    /// direction.
    var hidesNothing: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
    }
}

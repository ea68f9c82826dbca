// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files

/// The folder in which the user’s own pages begin.
package nonisolated enum PageFolder {
    /// The path of the user’s folder of pages.
    package static var ofUser: String {
        let documents = g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS).map { String(cString: $0) }
        return path(documents: documents, home: String(cString: g_get_home_dir()))
    }

    /// Returns its path, in the folder of the user’s documents, or, if there is none, in the home folder.
    static func path(documents: String?, home: String) -> String {
        let parent = documents.flatMap { $0.isEmpty ? nil : $0 } ?? home
        return (parent.hasSuffix("/") ? String(parent.dropLast()) : parent) + "/Peekaboard"
    }

    /// Writes a page to a new file in a folder, which is created if it is missing. If the name is in use, the file gets
    /// the first number that is free; nothing is ever overwritten. Returns the path of the file, or `nil` on failure.
    package static func add(_ text: String, named name: String, to folder: String) -> String? {
        guard Folder.make(folder) else { return nil }
        for number in 1...999 {
            let path = "\(folder)/\(name)\(number == 1 ? "" : " \(number)").swift"
            if Disk.create(text, at: path) { return path }
            guard Disk.exists(path) else { return nil }
        }
        return nil
    }
}

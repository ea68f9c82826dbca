// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// What the pages of a playground can read.
extension Playground {
    /// Returns the files and folders that the pages can read: the folder of the playground, or, for a single page, the
    /// folder that it is in. A folder that is not only the page's, such as `/tmp` or the user's home folder, counts
    /// only in part: its pages, `Sources`, `Resources`, and pictures.
    package func readableFiles(home: String?) -> ReadableFiles {
        guard Self.isShared(folder, home: home) else { return ReadableFiles([folder]) }
        let parts = ["Pages", "Sources", "Resources"].map { "\(folder)/\($0)" }
        let pictures = Folder.visibleNames(in: folder).filter(Page.isPicture).map { "\(folder)/\($0)" }
        // A link is no part of the folder.
        return ReadableFiles((pages.map(\.file) + parts + pictures).filter { FilePath.real($0) == $0 })
    }

    /// Returns whether a folder contains more than a page and its files: the home folder, the folders above it, and
    /// folders that all users can write to.
    private static func isShared(_ folder: String, home: String?) -> Bool {
        let isPublic = FileStatus(of: folder)?.isPublic ?? false
        let home = home.flatMap(FilePath.real) ?? ""
        return isPublic || folder == "/" || home == folder || home.hasPrefix(folder + "/")
    }
}

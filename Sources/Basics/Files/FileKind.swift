// SPDX-License-Identifier: GPL-3.0-or-later
/// The kind of file at the given path. Symbolic links are followed.
package enum FileKind: Sendable {
    case file, folder

    /// Returns `nil` if there is neither a regular file nor a folder at the path.
    package init?(of path: String) {
        guard let kind = FileStatus(of: path)?.kind else { return nil }
        self = kind
    }
}

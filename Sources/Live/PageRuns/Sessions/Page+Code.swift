// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource

extension Playground.Page {
    /// The names and texts of the page's files, one after another. Sessions are saved with a checksum of them. `edited`
    /// are unsaved texts by path.
    package func code(edited: [String: String] = [:]) -> [UInt8] {
        files.flatMap { file in
            let text = edited[file].map { Array($0.utf8) } ?? contents(ofFile: file, limit: SavedSession.maxBytes) ?? []
            return Array(displayName(ofPath: file).utf8) + [0] + text + [0]
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource

extension Playground.Page {
    /// The names and texts of the page's files, one after another. Sessions are saved with a checksum of them. `edited`
    /// are unsaved texts by path.
    package func code(edited: [String: String] = [:]) -> [UInt8] {
        var code: [UInt8] = []
        for file in files {
            code += displayName(ofPath: file).utf8
            code.append(0)
            code += edited[file].map { Array($0.utf8) } ?? contents(ofFile: file, limit: SavedSession.maxBytes) ?? []
            code.append(0)
        }
        return code
    }
}

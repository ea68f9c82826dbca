// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Scene

extension UIFont {
    /// The largest number of font files of a page, and of bytes of each.
    private static let (maxFiles, maxBytes) = (32, 16 << 20)
    @MainActor private static var files: Set<String> = []

    /// Makes the fonts of a file usable by their names. Returns whether there are any; if not, prints a message in the
    /// console. The page’s process draws their texts as shapes, because the window must not read files of fonts that come
    /// with a page.
    @MainActor package static func register(_ path: String) -> Bool {
        guard FileKind(of: path) == .file, isReadable(path) else {
            ConsoleLine(unreadable: path).write()
            return false
        }
        if files.contains(path) { return true }
        guard files.count < maxFiles, contents(ofFile: path, limit: maxBytes) != nil,
            PageContext.current.addFonts(path)
        else {
            ConsoleLine(phrase("{file} can’t be used here"), ["file": path]).write()
            return false
        }
        files.insert(path)
        return true
    }
}

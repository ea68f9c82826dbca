// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Scene

extension UIFont {
    /// Returns whether a font file can be read, and prints that its font is not shown: the window draws the texts, and
    /// must not read files of fonts that come with a page.
    @MainActor package static func canRegister(_ path: String) -> Bool {
        guard FileKind(of: path) == .file, isReadable(path) else {
            ConsoleLine(unreadable: path).write()
            return false
        }
        // Translators: {file} is the name of a font file.
        let english = phrase("Texts in the font {file} are shown in another one, because it is not installed")
        ConsoleLine(english, ["file": String(path.split(separator: "/").last ?? "")]).write(onceFor: path)
        return true
    }
}

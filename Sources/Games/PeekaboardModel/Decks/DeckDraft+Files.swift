// SPDX-License-Identifier: GPL-3.0-or-later
import Decks

nonisolated extension DeckDraft {
    /// Adds a file and returns its name, which is that of a file with the same contents if there is one. Otherwise, it is
    /// similar to the given name.
    mutating func addFile(_ bytes: [UInt8], named name: String) -> String {
        if let known = deck.files.first(where: { $0.value.count == bytes.count && $0.value == bytes }) {
            return known.key
        }
        let free = freeName(like: name)
        deck.files[free] = bytes
        return free
    }

    /// Adds files and returns their names in the draft.
    mutating func addFiles(_ new: [String: [UInt8]]) -> [String: String] {
        var names: [String: String] = [:]
        // Sorted, so that the result is the same every time.
        for name in new.keys.sorted() { names[name] = addFile(new[name]!, named: name) }
        return names
    }

    /// Returns a valid name that no file has, also if upper and lower case are the same, as on some disks.
    private func freeName(like name: String) -> String {
        let taken = Set(deck.files.keys.map { $0.lowercased() })
        let (stem, ending) = Self.parts(of: name)
        for number in 1... {
            let suffix = (number == 1 ? "" : " \(number)") + ending
            var name = stem
            while name.utf8.count + suffix.utf8.count > DeckLimits.fileNameBytes { name.removeLast() }
            let whole = name + suffix
            if !taken.contains(whole.lowercased()), DeckDocument.isFileName(whole) { return whole }
        }
        fatalError("all numbers are taken")
    }

    /// Returns a name without the characters that a name can’t have, and its extension with the dot.
    private static func parts(of name: String) -> (stem: String, ending: String) {
        let safe = String(name.unicodeScalars.map { isSafe($0) ? Character($0) : "-" })
        let dot = safe.lastIndex(of: ".") ?? safe.endIndex
        let ending = safe[dot...]
        let isUsual =
            (2...6).contains(ending.utf8.count) && ending.dropFirst().allSatisfy { $0.isASCII && !$0.isWhitespace }
        let stem = (isUsual ? safe[..<dot] : safe[...]).drop { $0 == "." || $0.isWhitespace }
        return (stem.isEmpty ? "file" : String(stem), isUsual ? String(ending) : "")
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory != .control && scalar != "/" && scalar != "\\"
    }
}

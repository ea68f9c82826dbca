// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// The place in the code with which a line of the console begins, such as `Page.swift:3:7`.
package struct MessagePlace: Equatable {
    /// The absolute path of the file.
    package let path: String
    /// The line, and the column in bytes of UTF-8, both counted from 1.
    package let line: Int, column: Int
    /// The length of the place in Unicode scalars.
    package let length: Int

    /// Finds the place in one of the files; `nil` if the line begins with none.
    package init?(in text: String, of files: [String]) {
        for path in files {
            let name = displayName(ofPath: path)
            guard text.hasPrefix(name + ":") else { continue }
            let numbers = text.dropFirst(name.count + 1).split(
                separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard numbers.count > 1, let line = Int(numbers[0]), line > 0 else { continue }
            let column = numbers.count > 2 ? Int(numbers[1]) : nil
            (self.path, self.line, self.column) = (path, line, max(1, column ?? 1))
            length =
                name.unicodeScalars.count + 1 + numbers[0].count + (column == nil ? 0 : 1 + numbers[1].count)
            return
        }
        return nil
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Localization

extension TableImportError {
    /// Returns the reason in one line for the user.
    package func message(file: String) -> String {
        switch self {
        case .notUTF8: filled(translated("{file} is not a text file in UTF-8"), ["file": file])
        case .unclosedQuote(let row):
            filled(
                // Translators: {file} is the name of a table; {row} is a number.
                translated("Could not read {file}: the quotation mark in row {row} is never closed"),
                ["file": file, "row": "\(row)"])
        case .noGroups: filled(translated("{file} has no rows with two texts"), ["file": file])
        }
    }
}

extension TableImport.RowProblem {
    /// Returns the problem in one line for the user.
    package var message: String {
        let (text, file): (String, String) =
            switch reason {
            // Translators: What was not imported from a row of a table, and why.
            case .singleSide: (translated("Row {row} has only one text and was left out"), "")
            case .unusableText: (translated("Row {row}: a text that is too long was left out"), "")
            case .missingFile(let file): (translated("Row {row}: {file} was not found"), file)
            case .unusableFile(let file): (translated("Row {row}: {file} can’t be used"), file)
            case .crowdedSide:
                (translated("Row {row}: a text was left out, because its card has a picture and a sound"), "")
            case .tooManyGroups: (translated("Row {row} and those after it were left out: a deck is full"), "")
            }
        return filled(text, ["row": "\(row)", "file": file])
    }

    /// Whether a file was not found.
    package var isMissingFile: Bool {
        if case .missingFile = reason { return true }
        return false
    }
}

extension TableImport {
    /// Returns a message about the number of imported groups.
    package static func success(_ count: Int, size: Int) -> String {
        let text =
            size == 3
            ? translated("{count} set imported", "{count} sets imported", count: count)
            : translated("{count} pair imported", "{count} pairs imported", count: count)
        return filled(text, ["count": grouped(count)])
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Archives
import Decks
import Localization

nonisolated extension DeckFileError {
    /// Describes the problem with a deck in one line for the user. `file` is the name of the deck’s file or folder.
    package func message(file: String) -> String {
        // Translators: {file} is the name of a deck’s file, {problem} says what is wrong with it.
        filled(translated("{file} can’t be used as a deck: {problem}"), ["file": file, "problem": problem])
    }

    private var problem: String {
        switch self {
        case .unreadable: translated("it can’t be read")
        case .archive(let error): error.problem
        case .noDescription: translated("it doesn’t contain deck.json")
        case .descriptionTooLong: translated("deck.json is too long")
        case .invalidJSON(nil): translated("deck.json is not valid JSON")
        case .invalidJSON(let line?):
            filled(translated("deck.json is not valid JSON, see line {line}"), ["line": "\(line)"])
        case .newerVersion: translated("it was made with a newer version of Peekaboard")
        case .wrongType(let path, let kind): filled(kind.problem, ["name": path])
        case .invalid(let problem): problem.fileMessage
        case .noJSON: missingLibrary("json-glib")
        case .unwritable: translated("it can’t be saved: check the free space and the folder’s permissions")
        }
    }
}

nonisolated extension DeckFileError.ValueKind {
    fileprivate var problem: String {
        switch self {
        // Translators: {name} is the name of a value in a file, such as “title”.
        case .text: translated("“{name}” in deck.json must be a text")
        case .integer: translated("“{name}” in deck.json must be a whole number")
        case .list: translated("“{name}” in deck.json must be a list")
        case .object: translated("“{name}” in deck.json must be an object")
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Archives
import Decks
import Localization

/// What people read about a problem: in the editor, which names cards by their places in the window, and about a file,
/// where `deck.json` names them.
nonisolated extension DeckProblem {
    /// Returns the problem of a deck that is being edited, in one line for the user. `groupSize` is the number of cards
    /// that match each other.
    package func message(groupSize: Int) -> String {
        switch self {
        case .detail(.title, .long): translated("The title is too long")
        case .detail(.title, .unprintable): translated("The title has characters that can’t be shown")
        case .detail(.author, .long): translated("The name of the author is too long")
        case .detail(.author, .unprintable): translated("The name of the author has characters that can’t be shown")
        case .detail(.license, .long): translated("The license is too long")
        case .detail(.license, .unprintable): translated("The license has characters that can’t be shown")
        case .invalidLanguage: translated("The language must be a code such as en or pt-BR")
        case .invalidGroupCount(DeckLimits.groups.upperBound...) where groupSize == 3:
            translated("A deck can have up to 500 sets")
        case .invalidGroupCount(DeckLimits.groups.upperBound...): translated("A deck can have up to 500 pairs")
        case .invalidGroupCount where groupSize == 3: translated("A deck needs at least two sets")
        case .invalidGroupCount: translated("A deck needs at least two pairs")
        case .card(let place, let problem):
            filled(
                // Translators: {card} is “First card”, for instance; {problem} is what is wrong with it.
                translated("{card}: {problem}"),
                ["card": DeckPartName.card(place.side), "problem": problem.message(groupSize: groupSize)])
        case .tooManyFiles: translated("A deck can have up to 2,000 files")
        case .tooLarge: translated("The deck is too large: the limit for all pictures and sounds is 190 MB")
        // The editor does not let them happen.
        case .detail(.theme, _), .detail(.language, _), .invalidGroupSize, .invalidCardCount, .invalidFileName,
            .missingFile, .unsupportedPicture, .unsupportedSound, .soundTooLong:
            fileMessage
        }
    }

    /// Returns the problem with the number of its group before it.
    package func fullMessage(groupSize: Int) -> String {
        guard let place else { return message(groupSize: groupSize) }
        return filled(
            // Translators: {group} is the number of a pair or set, such as “Pair 3”; {problem} is what is wrong with it.
            translated("{group}. {problem}"),
            ["group": DeckPartName.group(place.group, size: groupSize), "problem": message(groupSize: groupSize)])
    }

    /// The problem of a file, as a part of a line for the user.
    var fileMessage: String {
        switch self {
        case .detail(let detail, let problem): problem.fileMessage(path: detail.rawValue, limit: detail.maxBytes)
        case .invalidLanguage(let tag): filled(translated("“{name}” is not a language code"), ["name": tag])
        case .invalidGroupSize: translated("only pairs and sets of three are supported")
        case .invalidGroupCount(let count):
            filled(
                translated("it has {count} pairs or sets, and needs {min} to {max}"),
                [
                    "count": "\(count)", "min": "\(DeckLimits.groups.lowerBound)",
                    "max": "\(DeckLimits.groups.upperBound)",
                ])
        case .invalidCardCount(let group, let needs, let has):
            filled(
                translated("“{name}” has {has} cards instead of {needs}"),
                ["name": "groups[\(group)]", "has": "\(has)", "needs": "\(needs)"])
        case .card(let place, let problem): problem.fileMessage(path: "groups[\(place.group)][\(place.side)]")
        case .invalidFileName(let name): filled(translated("“{name}” is not a valid file name"), ["name": name])
        case .tooManyFiles: ArchiveError.tooManyFiles.problem
        case .tooLarge: ArchiveError.tooLarge.problem
        case .missingFile(let name): filled(translated("“{name}” is missing"), ["name": name])
        case .unsupportedPicture(let name):
            filled(translated("“{name}” is damaged, too large, or in an unsupported picture format"), ["name": name])
        case .unsupportedSound(let name):
            filled(
                translated("“{name}” is damaged or in an unsupported sound format: use Ogg Vorbis or WAV"),
                ["name": name])
        case .soundTooLong(let name):
            filled(
                translated("“{name}” is longer than {limit} seconds"),
                ["name": name, "limit": "\(Int(DeckLimits.soundSeconds))"])
        }
    }
}

nonisolated extension DeckProblem.CardProblem {
    /// Returns the problem of a card in the editor, without its name.
    fileprivate func message(groupSize: Int) -> String {
        switch self {
        case .empty: translated("nothing on it")
        case .crowded: translated("a picture, a text, and a sound are one too many")
        case .text(.long): translated("the text is too long")
        case .text(.unprintable): translated("the text has characters that can’t be shown")
        case .lookAlike(let part, let other): Self.message(part, groupSize, number: other + 1)
        }
    }

    /// Returns the problem of a card in a file. `path` is the place of the card in `deck.json`.
    fileprivate func fileMessage(path: String) -> String {
        switch self {
        case .empty: filled(translated("the card “{name}” is empty"), ["name": path])
        case .crowded:
            filled(translated("the card “{name}” has a picture, a text, and a sound: use two of them"), ["name": path])
        case .text(let problem): problem.fileMessage(path: "\(path).text", limit: DeckLimits.textBytes)
        // A warning is never about a file.
        case .lookAlike: message(groupSize: DeckLimits.groupSizes.lowerBound)
        }
    }

    private static func message(_ part: LookAlikes.CardPart, _ groupSize: Int, number: Int) -> String {
        let text =
            switch (part, groupSize) {
            // Translators: What is wrong with a card of a deck. {number} is that of another pair or set.
            case (.picture, 3): translated("same picture as in set {number}")
            case (.text, 3): translated("same text as in set {number}")
            case (.sound, 3): translated("same sound as in set {number}")
            case (.picture, _): translated("same picture as in pair {number}")
            case (.text, _): translated("same text as in pair {number}")
            case (.sound, _): translated("same sound as in pair {number}")
            }
        return filled(text, ["number": "\(number)"])
    }
}

nonisolated extension DeckTextProblem {
    /// Returns the problem of a text in a file. `path` is its place in `deck.json`.
    fileprivate func fileMessage(path: String, limit: Int) -> String {
        switch self {
        case .long:
            filled(translated("“{name}” is longer than {limit} bytes"), ["name": path, "limit": "\(limit)"])
        case .unprintable: filled(translated("“{name}” contains control characters"), ["name": path])
        }
    }
}

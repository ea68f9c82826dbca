// SPDX-License-Identifier: GPL-3.0-or-later
import Archives
import Files

extension DeckDocument {
    /// All reasons why the deck cannot be played or saved: those of its texts, of its cards, and of its files.
    package var problems: [DeckProblem] {
        var problems: [DeckProblem] = []
        findProblems { problems.append($0) }
        return problems
    }

    /// Checks whether the deck can be played and saved. Throws the first of its problems.
    package func check() throws(DeckFileError) { try findProblems(Self.refuse) }

    /// Checks everything but the contents of the files.
    func checkDescription() throws(DeckFileError) { try findProblemsOfDescription(Self.refuse) }

    private static func refuse(_ problem: DeckProblem) throws(DeckFileError) { throw .invalid(problem) }

    /// Calls `found` with each problem until it throws. The decks of others can have millions of problems.
    private func findProblems<Stop>(_ found: (DeckProblem) throws(Stop) -> Void) throws(Stop) {
        try findProblemsOfDescription(found)
        try findProblemsOfFiles(found)
    }

    private func findProblemsOfDescription<Stop>(_ found: (DeckProblem) throws(Stop) -> Void) throws(Stop) {
        for detail in Detail.allCases where detail != .language {
            if let problem = DeckTextProblem(of: self[detail], limit: detail.maxBytes) {
                try found(.detail(detail, problem))
            }
        }
        if !isLanguage(language) { try found(.invalidLanguage(language)) }
        if !DeckLimits.groupSizes.contains(groupSize) { try found(.invalidGroupSize(groupSize)) }
        if !DeckLimits.groups.contains(groups.count) { try found(.invalidGroupCount(groups.count)) }
        for (index, group) in groups.enumerated() {
            if group.count != groupSize {
                try found(.invalidCardCount(group: index, needs: groupSize, has: group.count))
            }
            for (number, side) in group.enumerated() {
                for problem in side.problems { try found(.card(CardPlace(group: index, side: number), problem)) }
            }
        }
        for name in usedFiles.sorted() where !Self.isFileName(name) { try found(.invalidFileName(name)) }
    }

    /// Finds files that do not exist or cannot be shown or played.
    private func findProblemsOfFiles<Stop>(_ found: (DeckProblem) throws(Stop) -> Void) throws(Stop) {
        if let problem = limitProblem { try found(problem) }
        for name in usedFiles.sorted() where files[name] == nil { try found(.missingFile(name)) }
        let sides = groups.joined()
        for name in Set(sides.compactMap(\.picture) + [back].compactMap(\.self)).sorted() {
            if let bytes = files[name], PictureFile.size(in: bytes) == nil { try found(.unsupportedPicture(name)) }
        }
        for name in Set(sides.compactMap(\.sound)).sorted() {
            guard let bytes = files[name] else { continue }
            guard let seconds = SoundFile.duration(in: bytes) else {
                try found(.unsupportedSound(name))
                continue
            }
            if seconds > DeckLimits.soundSeconds { try found(.soundTooLong(name)) }
        }
    }

    /// The problem that the files are too many or too large together; `nil` if they are not.
    package var limitProblem: DeckProblem? {
        let names = usedFiles
        // The description is a file, too.
        guard names.count < DeckLimits.archive.files else { return .tooManyFiles }
        let bytes = names.reduce(DeckLimits.descriptionBytes) { $0 + (files[$1]?.count ?? 0) }
        return bytes <= DeckLimits.archive.bytes ? nil : .tooLarge
    }

    /// Returns whether a file in a deck can have a name. All files of a deck are in one folder.
    package static func isFileName(_ name: String) -> Bool {
        name.utf8.count <= DeckLimits.fileNameBytes && ArchivePath.isSafe(name)
            && !name.utf8.contains(UInt8(ascii: "/")) && name.utf8.first != UInt8(ascii: ".")
            && name != DeckFileFormat.description
    }
}

extension DeckDocument.Side {
    fileprivate var problems: [DeckProblem.CardProblem] {
        var problems: [DeckProblem.CardProblem] = []
        if files.count + (text == nil ? 0 : 1) > DeckLimits.sideParts { problems.append(.crowded) }
        if let text, let problem = DeckTextProblem(of: text, limit: DeckLimits.textBytes) {
            problems.append(.text(problem))
        }
        // A text without visible characters is a mistake, also beside a picture.
        if text.map(\.isBlank) ?? files.isEmpty { problems.append(.empty) }
        return problems
    }
}

/// Returns whether a text is empty, or subtags of one to eight letters or digits with hyphens between them. The first one
/// is a language, whose code has at least two letters.
private func isLanguage(_ tag: String) -> Bool {
    guard !tag.isEmpty else { return true }
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    return tag.utf8.count <= 35 && parts[0].utf8.count >= 2 && parts[0].allSatisfy(\.isLetter)
        && parts.allSatisfy { part in
            1...8 ~= part.utf8.count && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
}

import Archives
import Files

extension DeckDocument {
    /// Checks whether the deck can be played and saved.
    package func check() throws(DeckFileError) {
        try checkDescription()
        try checkFiles()
    }

    /// Checks everything but the contents of the files.
    func checkDescription() throws(DeckFileError) {
        try Self.check(title, path: "title", limit: DeckLimits.titleBytes)
        try Self.check(author, path: "author", limit: DeckLimits.textBytes)
        try Self.check(license, path: "license", limit: DeckLimits.textBytes)
        try Self.check(theme ?? "", path: "theme", limit: DeckLimits.textBytes)
        guard Self.isLanguage(language) else { throw .invalidLanguage(language) }
        guard DeckLimits.groupSizes.contains(groupSize) else { throw .invalidGroupSize(groupSize) }
        guard DeckLimits.groups.contains(groups.count) else { throw .invalidGroupCount(groups.count) }
        for (index, group) in groups.enumerated() {
            let path = "groups[\(index)]"
            guard group.count == groupSize else {
                throw .invalidSideCount(path: path, needs: groupSize, has: group.count)
            }
            for (index, side) in group.enumerated() { try side.check(path: "\(path)[\(index)]") }
        }
        for name in usedFiles.sorted() where !Self.isFileName(name) { throw .invalidFileName(name) }
    }

    /// Checks whether all files that the cards refer to exist and can be shown or played.
    private func checkFiles() throws(DeckFileError) {
        let names = usedFiles
        // The description is a file, too.
        guard names.count < DeckLimits.archive.files else { throw .archive(.tooManyFiles) }
        for name in names.sorted() where files[name] == nil { throw .missingFile(name) }
        guard names.reduce(DeckLimits.descriptionBytes, { $0 + files[$1]!.count }) <= DeckLimits.archive.bytes else {
            throw .archive(.tooLarge)
        }
        let sides = groups.joined()
        for name in Set(sides.compactMap(\.picture) + [back].compactMap(\.self)).sorted() {
            guard PictureFile.size(in: files[name]!) != nil else { throw .unsupportedPicture(name) }
        }
        for name in Set(sides.compactMap(\.sound)).sorted() { try Self.checkSound(files[name]!, name: name) }
    }

    /// Checks whether a file is a sound that can be on a card.
    static func checkSound(_ bytes: [UInt8], name: String) throws(DeckFileError) {
        guard let seconds = SoundFile.duration(in: bytes) else { throw .unsupportedSound(name) }
        guard seconds <= DeckLimits.soundSeconds else { throw .soundTooLong(name) }
    }

    static func check(_ text: String, path: String, limit: Int) throws(DeckFileError) {
        guard text.utf8.count <= limit else { throw .textTooLong(path: path, limit: limit) }
        let isPrintable = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
        }
        guard isPrintable else { throw .unprintableText(path: path) }
    }

    /// Returns whether a file in a deck can have a name. All files of a deck are in one folder.
    package static func isFileName(_ name: String) -> Bool {
        name.utf8.count <= DeckLimits.fileNameBytes && ArchivePath.isSafe(name)
            && !name.utf8.contains(UInt8(ascii: "/")) && name.utf8.first != UInt8(ascii: ".")
            && name != DeckFile.description
    }

    /// Returns whether a text is empty, or subtags of one to eight letters or digits with hyphens between them. The
    /// first one is a language, whose code has at least two letters.
    static func isLanguage(_ tag: String) -> Bool {
        guard !tag.isEmpty else { return true }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        return tag.utf8.count <= 35 && parts[0].utf8.count >= 2 && parts[0].allSatisfy(\.isLetter)
            && parts.allSatisfy { part in
                1...8 ~= part.utf8.count && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}

extension DeckDocument.Side {
    fileprivate func check(path: String) throws(DeckFileError) {
        let parts = files.count + (text == nil ? 0 : 1)
        guard parts > 0 else { throw .emptySide(path: path) }
        guard parts <= DeckLimits.sideParts else { throw .crowdedSide(path: path) }
        guard let text else { return }
        try DeckDocument.check(text, path: "\(path).text", limit: DeckLimits.textBytes)
        guard text.contains(where: { !$0.isWhitespace }) else { throw .emptySide(path: path) }
    }
}

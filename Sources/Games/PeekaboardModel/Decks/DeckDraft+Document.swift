import Decks

nonisolated extension DeckDraft {
    /// Creates a draft of an existing deck.
    package init(_ document: DeckDocument) {
        self.init(groupCount: 0)
        title = document.title
        language = document.language
        author = document.author
        license = document.license
        groupSize = document.groupSize
        theme = document.theme
        let names = addFiles(document.files)
        for (index, group) in document.groups.enumerated() {
            insertGroup(group.map { Side($0, names: names) }, at: index)
        }
        back = document.back.map { names[$0] ?? $0 }
    }

    /// The deck as a document, without its empty groups and the files that are not used.
    package var document: DeckDocument {
        var document = description(of: groups.indices.filter { !isEmpty($0) })
        for name in document.usedFiles { document.files[name] = files[name] }
        return document
    }

    /// The groups with their indexes, and without the contents of the files, which are different if their names are.
    var description: DeckDocument { description(of: Array(groups.indices)) }

    private func description(of indexes: [Int]) -> DeckDocument {
        var document = DeckDocument()
        document.title = title
        document.language = language
        document.author = author
        document.license = license
        document.groupSize = groupSize
        document.back = back
        document.theme = theme
        document.groups = indexes.map { sides(of: $0).map(\.side) }
        return document
    }
}

nonisolated extension DeckDraft.Side {
    /// Creates a side from one of a document. `names` are the names of the files in the draft.
    init(_ side: DeckDocument.Side, names: [String: String]) {
        text = side.text ?? ""
        picture = side.picture.map { names[$0] ?? $0 }
        sound = side.sound.map { names[$0] ?? $0 }
    }

    /// The side in a document.
    fileprivate var side: DeckDocument.Side {
        DeckDocument.Side(picture: picture, text: text.allSatisfy(\.isWhitespace) ? nil : text, sound: sound)
    }
}

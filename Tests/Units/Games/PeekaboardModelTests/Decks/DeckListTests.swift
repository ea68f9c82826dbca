// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Decks
import Files
import TemporaryFolders
import Testing

@testable import PeekaboardModel

/// The list of all decks.
struct DeckListTests {
    private let folder = TemporaryFolder()
    private let user: DeckLibrary
    private let program: DeckLibrary

    init() {
        user = DeckLibrary(path: folder.file("user"))
        program = DeckLibrary(path: folder.file("program"))
    }

    private func add(_ title: String, _ language: String = "", to library: DeckLibrary) throws {
        var document = DeckDocument()
        (document.title, document.language) = (title, language)
        document.groups = [[.init(text: "a"), .init(text: "b")], [.init(text: "c"), .init(text: "d")]]
        _ = try library.install(document)
    }

    private func list(_ languages: String...) -> DeckList {
        DeckList(user: user, program: program, languages: languages)
    }

    @Test func decksAreInTheOrderOfTheirTitles() throws {
        for title in ["pets", "Birds", ""] { try add(title, to: user) }
        let decks = list("en").own
        #expect(decks.map(\.title) == ["Birds", "deck", "pets"])
        #expect(decks.allSatisfy { $0.contents == "2 pairs" && !$0.isReadOnly && $0.groupSize == 2 })
        #expect(decks.map(\.uri) == ["Birds", "deck", "pets"].map(user.uri))
    }

    @Test(arguments: [
        (["de_DE.UTF-8", "de_DE", "de", "C"], "de"), (["pt_PT", "pt"], "pt-BR"), (["pt_BR"], "pt-BR"), (["C"], "en"),
        (["ja", "fr@euro"], "fr"), ([], "en"), (["en_GB"], "en"),
    ]) func decksInTheUsersLanguageComeFirst(languages: [String], language: String) throws {
        for tag in ["en", "de", "fr", "pt-BR", ""] { try add("Words \(tag)", tag, to: program) }
        let list = DeckList(user: user, program: program, languages: languages)
        #expect(list.included.map(\.language).sorted() == ["", language])
        #expect(list.inOtherLanguages.map(\.language) == ["de", "en", "fr", "pt-BR"].filter { $0 != language })
    }

    @Test func folderOfPicturesInUseIsListedAndBecomesADeck() throws {
        try add("Birds", to: user)
        let drawing = "<svg width=\"8\" height=\"8\"/>"
        for name in ["cat.a.svg", "1.svg", "b.svg"] { folder.write("my pets/\(name)", drawing) }
        folder.write("my pets/cat.b.txt", "Katze\n")
        let uri = FileURI.of(path: folder.file("my pets"))
        let list = DeckList(user: user, program: program, languages: [], inUse: uri)
        #expect(list.own.map(\.title) == ["Birds", "my pets"] && list.own[1].isReadOnly)
        #expect(list.own[1].contents == "2 pairs")
        let document = try DeckDocument(anyFolder: uri, in: LocalFiles())
        #expect(document.title == "my pets" && document.back == "b.svg")
        #expect(
            document.groups == [
                [.init(picture: "1.svg"), .init(picture: "1.svg")],
                [.init(picture: "cat.a.svg"), .init(text: "Katze")],
            ])
        #expect(try DeckFileFormat.read(DeckFileFormat.bytes(of: document)) == document)
        #expect(DeckList(user: user, program: program, languages: [], inUse: user.uri(of: "Birds")).own.count == 1)
    }

    @Test func deckThatCannotBeReadIsLeftOut() throws {
        try add("Birds", to: user)
        folder.write("user/Pets/deck.json", "{")
        #expect(list("en").own.map(\.title) == ["Birds"])
    }

    @Test func titlesOfAllIncludedDecksWithoutLanguageAreTranslated() {
        let program = DeckLibrary(path: dataFolder.appending(path: "decks").path)
        let list = DeckList(user: user, program: program, languages: ["en"])
        let titles = list.included.filter(\.language.isEmpty).map(\.title)
        #expect(titles.count > 5 && Set(titles) == Set(IncludedDeckTitles.all))
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Archives
import HandMadeZips
import JSON
import RandomDecks
import Seeding
import TestTiers
import Testing

@testable import Decks

/// Reading and writing deck files.
struct DeckFileFormatTests {
    private static let picture: [UInt8] = Array(#"<svg width="8" height="8"/>"#.utf8)
    private static let sound = RandomDecks.wav(samples: [UInt8](repeating: 128, count: 8000), rate: 8000)

    /// Returns a deck with all parts.
    private static func sample() -> DeckDocument {
        var document = DeckDocument()
        document.title = "Pets"
        document.language = "en"
        document.author = "Ada"
        document.license = "CC0-1.0"
        document.groups = [
            [.init(picture: "cat.svg"), .init(text: "cat", sound: "cat.wav")],
            [.init(text: "dog"), .init(text: "Hund")],
        ]
        document.back = "back.svg"
        document.theme = "flags"
        document.files = ["cat.svg": picture, "cat.wav": sound, "back.svg": picture]
        return document
    }

    private func error(_ change: (inout DeckDocument) -> Void) -> DeckFileError? {
        var document = Self.sample()
        change(&document)
        do throws(DeckFileError) {
            _ = try DeckFileFormat.bytes(of: document)
            return nil
        } catch {
            return error
        }
    }

    /// Returns the reason why a deck with this `deck.json` is refused.
    private func error(json: String) -> DeckFileError? {
        do throws(DeckFileError) {
            _ = try DeckFileFormat.read(HandMadeZip([.init("deck.json", json)]).bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func everyDeckSurvivesARoundTrip() throws {
        var decks = RandomDecks(seed: 1)
        for _ in randomSeeds(2000) {
            let document = decks.document()
            let bytes = try DeckFileFormat.bytes(of: document)
            let again = try DeckFileFormat.read(bytes)
            #expect(again == document)
            #expect(try DeckFileFormat.bytes(of: again) == bytes)
        }
    }

    @Test func largestDeckIsRead() throws {
        var document = DeckDocument()
        let text = String(repeating: "w", count: DeckLimits.textBytes)
        document.title = String(repeating: "t", count: DeckLimits.titleBytes)
        document.groupSize = 3
        document.groups = Array(repeating: Array(repeating: .init(text: text), count: 3), count: 500)
        #expect(try DeckFileFormat.read(DeckFileFormat.bytes(of: document)) == document)
    }

    @Test func descriptionIsTheFirstFile() throws {
        let files = try ZipArchive.files(in: DeckFileFormat.bytes(of: Self.sample()))
        #expect(files.map(\.path) == ["deck.json", "back.svg", "cat.svg", "cat.wav"])
        #expect(try JSON(parsing: files[0].bytes) == Self.sample().json)
    }

    @Test func descriptionIsAsDocumented() throws {
        let json: JSON = [
            "version": 1, "title": "Pets", "language": "en", "author": "Ada", "license": "CC0-1.0", "groupSize": 2,
            "back": "back.svg", "theme": "flags",
            "groups": [
                [["picture": "cat.svg"], ["text": "cat", "sound": "cat.wav"]], [["text": "dog"], ["text": "Hund"]],
            ],
        ]
        #expect(Self.sample().json == json)
        #expect(try DeckDocument(json: json, files: Self.sample().files) == Self.sample())
    }

    @Test func unusedFilesAndUnknownMembersAreLeftOut() throws {
        var json = try #require(Self.sample().json.object)
        json["color"] = ["red": 1]
        let files = Self.sample().files.merging(["notes.txt": [1]]) { $1 }
        #expect(try DeckDocument(json: .object(json), files: files) == Self.sample())
    }

    @Test func textsCanBeMissingOrNull() throws {
        let document = try DeckDocument(
            json: [
                "version": 1, "groupSize": 2, "title": nil,
                "groups": [[["text": "a", "sound": nil], ["text": "b"]], [["text": "c"], ["text": "d"]]],
            ], files: [:])
        #expect(document.title.isEmpty && document.language.isEmpty && document.theme.isEmpty && document.back == nil)
        #expect(document.groups[0][0] == .init(text: "a"))
    }

    @Test func namesAreThoseOfTheFiles() throws {
        var document = Self.sample()
        document.groups[0][0].picture = "\u{E9}.svg"
        document.files["e\u{301}.svg"] = Self.picture
        let again = try DeckFileFormat.read(DeckFileFormat.bytes(of: document))
        let name = try #require(again.groups[0][0].picture)
        #expect(again.files.keys.contains { $0.unicodeScalars.elementsEqual(name.unicodeScalars) })
    }

    @Test func descriptionThatIsMissingOrNotJSONIsRefused() {
        #expect(throws: DeckFileError.noDescription) { try DeckFileFormat.read(HandMadeZip([.init("a", "b")]).bytes) }
        #expect(throws: DeckFileError.archive(.notAnArchive)) { try DeckFileFormat.read([1, 2, 3]) }
        #expect(error(json: "{\n\"version\": 1,\n\"title\": oops }") == .invalidJSON(line: 3))
        #expect(error(json: "[\u{0}]") == .invalidJSON(line: nil))
        #expect(error(json: "") == .invalidJSON(line: nil))
    }

    @Test(arguments: [
        ("[]", "deck.json", DeckFileError.ValueKind.object), ("{}", "version", .integer),
        (#"{"version":"1"}"#, "version", .integer), (#"{"version":0}"#, "version", .integer),
        (#"{"version":1,"title":[]}"#, "title", .text), (#"{"version":1}"#, "groupSize", .integer),
        (#"{"version":1,"groupSize":2}"#, "groups", .list),
        (#"{"version":1,"groupSize":2,"groups":[1]}"#, "groups[0]", .list),
        (#"{"version":1,"groupSize":2,"groups":[[],[{},true]]}"#, "groups[1][1]", .object),
        (#"{"version":1,"groupSize":2,"groups":[[{"text":7}]]}"#, "groups[0][0].text", .text),
    ]) func valueOfAnotherTypeIsRefused(json: String, path: String, kind: DeckFileError.ValueKind) {
        #expect(error(json: json) == .wrongType(path: path, expected: kind))
    }

    @Test func newerVersionIsRefusedWhateverElseItHas() {
        #expect(error(json: #"{"version":2,"groups":"elsewhere"}"#) == .newerVersion(2))
    }

    @Test func invalidDescriptionIsRefused() {
        #expect(error { $0.title = String(repeating: "x", count: 201) } == .invalid(.detail(.title, .long)))
        #expect(error { $0.author = String(repeating: "ä", count: 501) } == .invalid(.detail(.author, .long)))
        #expect(error { $0.license = "a\u{0}" } == .invalid(.detail(.license, .unprintable)))
        #expect(
            error { $0.groups[1][0].text = "\u{7}" }
                == .invalid(.card(CardPlace(group: 1, side: 0), .text(.unprintable))))
        #expect(error { $0.groupSize = 4 } == .invalid(.invalidGroupSize(4)))
        #expect(error { $0.groupSize = 3 } == .invalid(.invalidCardCount(group: 0, needs: 3, has: 2)))
        #expect(error { $0.groups.removeLast() } == .invalid(.invalidGroupCount(1)))
        #expect(error { $0.groups = Array(repeating: $0.groups[0], count: 501) } == .invalid(.invalidGroupCount(501)))
        #expect(error { $0.groups[1].removeLast() } == .invalid(.invalidCardCount(group: 1, needs: 2, has: 1)))
        #expect(error { $0.groups[1][1] = .init() } == .invalid(.card(CardPlace(group: 1, side: 1), .empty)))
        #expect(error { $0.groups[1][1] = .init(text: " \n") } == .invalid(.card(CardPlace(group: 1, side: 1), .empty)))
        #expect(
            error { $0.groups[0][1].picture = "cat.svg" } == .invalid(.card(CardPlace(group: 0, side: 1), .crowded)))
    }

    /// Breaks rules of random decks, and compares the error with the list of all problems.
    @Test func firstProblemIsThrown() {
        var decks = RandomDecks(seed: 6)
        var kinds: Set<Substring> = []
        for _ in randomSeeds(2000) {
            var document = decks.document()
            for _ in 0..<decks.number(below: 4) { decks.spoil(&document) }
            let problems = document.problems
            #expect(error { $0 = document } == problems.first.map(DeckFileError.invalid))
            kinds.formUnion(problems.map { "\($0)".prefix { $0 != "(" } })
        }
        #expect(kinds.count == 11, "all but files that are too many or too large: \(kinds)")
    }

    @Test(arguments: ["e", "english language", "en-", "-en", "en_US", "12-en", "én", "en-abcdefghi"])
    func languageThatIsNoTagIsRefused(_ language: String) {
        #expect(error { $0.language = language } == .invalid(.invalidLanguage(language)))
    }

    @Test(arguments: ["", "en", "pt-BR", "zh-Hant-TW", "de-1996", "es-419", "x-klingon", "i-klingon"].dropLast(2))
    func languageTagIsAccepted(_ language: String) {
        #expect(error { $0.language = language } == nil)
    }

    @Test(arguments: ["", "../a.svg", "a/b.svg", "/a.svg", ".a.svg", "deck.json", "a\\b", "a\n", "C:a", "..", "."])
    func fileNameThatIsAPathIsRefused(_ name: String) {
        let problem = error {
            $0.groups[0][0].picture = name
            $0.files[name] = Self.picture
        }
        #expect(problem == .invalid(.invalidFileName(name)))
    }

    @Test func fileThatCannotBeUsedIsRefused() {
        #expect(error { $0.files["cat.svg"] = nil } == .invalid(.missingFile("cat.svg")))
        #expect(error { $0.files["back.svg"] = Self.sound } == .invalid(.unsupportedPicture("back.svg")))
        #expect(error { $0.files["cat.svg"] = [] } == .invalid(.unsupportedPicture("cat.svg")))
        #expect(error { $0.files["cat.wav"] = Self.picture } == .invalid(.unsupportedSound("cat.wav")))
        #expect(error { $0.files["cat.wav"] = Array("ID3".utf8) } == .invalid(.unsupportedSound("cat.wav")))
        let long = [UInt8](repeating: 0, count: 240_001)
        #expect(error { $0.files["cat.wav"] = RandomDecks.wav(samples: long.dropLast(), rate: 8000) } == nil)
        #expect(
            error { $0.files["cat.wav"] = RandomDecks.wav(samples: long, rate: 8000) }
                == .invalid(.soundTooLong("cat.wav")))
    }

    @Test func filesThatAreTooLargeTogetherAreRefused() {
        let large = Self.picture + [UInt8](repeating: 0x20, count: 49_000_000)
        let problem = error { document in
            for name in ["1.svg", "2.svg", "3.svg", "4.svg"] {
                document.groups.append([.init(picture: name), .init(text: name)])
                document.files[name] = large
            }
        }
        #expect(problem == .invalid(.tooLarge))
    }

    @Test func tooManyFilesAreRefused() {
        let problem = error { document in
            document.groupSize = 3
            document.groups = (0..<500).map { group in
                (0..<3).map { .init(picture: "\(group) \($0).svg", sound: "\(group) \($0).wav") }
            }
        }
        #expect(problem == .invalid(.tooManyFiles))
    }

    @Test func titleThatReversesTextOrHasLinesIsRefused() {
        for text in ["a\u{202E}b", "a\u{2066}b", "a\u{2028}b", "a\u{2029}b"] {
            #expect(error { $0.title = text } == .invalid(.detail(.title, .unprintable)))
        }
        #expect(error { $0.title = "\u{5D0}\u{200F}!" } == nil)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards

/// The player's files, as specified by the test.
final class TestFiles: UserFiles {
    /// Error messages for pictures that cannot be shown, by URI. All others can.
    var badPictures: [String: String] = [:]
    /// The folders that are decks, by URI.
    var decks: [String: Deck] = [:]
    /// Whether files are read only when `read` is called.
    var isSlow = false
    /// The URIs of all requested files.
    private(set) var asked: [String] = []
    private var waiting: [() -> Void] = []
    private var watches: [Watch] = []

    private final class Watch {
        weak var token: Token?
        let uri: String
        let changed: @MainActor () -> Void

        init(_ token: Token, _ uri: String, _ changed: @escaping @MainActor () -> Void) {
            (self.token, self.uri, self.changed) = (token, uri, changed)
        }
    }

    private final class Token {}

    func loadPicture(uri: String, then body: @escaping (_ problem: String?) -> Void) {
        asked.append(uri)
        answer { [unowned self] in body(badPictures[uri]) }
    }

    func readDeck(folder uri: String, then body: @escaping (_ deck: Deck?, _ problem: String?) -> Void) {
        asked.append(uri)
        answer { [unowned self] in
            let deck = decks[uri]
            body(deck, deck == nil ? "no deck in \(uri)" : nil)
        }
    }

    func displayName(ofURI uri: String) -> String { uri.split(separator: "/").last.map(String.init) ?? uri }

    func watch(folder uri: String, _ changed: @escaping @MainActor () -> Void) -> AnyObject {
        let token = Token()
        watches.append(Watch(token, uri, changed))
        return token
    }

    /// The folders being watched.
    var watched: [String] { watches.filter { $0.token != nil }.map(\.uri) }

    /// Changes the contents of a folder to another deck, or to no deck.
    func change(_ uri: String, to deck: Deck?) {
        decks[uri] = deck
        for watch in watches where watch.uri == uri && watch.token != nil { watch.changed() }
    }

    /// Reads all requested files.
    func read() {
        let reads = waiting
        waiting = []
        reads.forEach { $0() }
    }

    private func answer(_ body: @escaping () -> Void) {
        if isSlow { waiting.append(body) } else { body() }
    }
}

extension Deck {
    /// Returns a deck from a folder with the given number of faces.
    static func own(_ uri: String, faces: Int, called name: String = "face") -> Deck {
        Deck(
            folder: uri,
            groups: (1...faces).map { Group(Face(name: "\(name) \($0)", picture: .custom(uri: "\(uri)/\($0).png"))) },
            back: nil)
    }
}

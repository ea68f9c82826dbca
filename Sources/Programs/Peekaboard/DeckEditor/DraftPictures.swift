// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns the pictures and shares the caches with its views.

import Decks
import GtkKit
import PeekaboardModel

/// The decoded pictures of a deck that is being edited. Pictures are decoded off the main thread.
final class DraftPictures {
    /// Small pictures for the list.
    let thumbnails: PictureCache
    /// Pictures of the size of a card.
    let cards: PictureCache
    /// Called when a picture is ready.
    var changed: () -> Void = {}
    /// Called with the name of a file that cannot be decoded, and the reason.
    var failed: (String, PictureError) -> Void = { _, _ in }

    /// The length of the longer side of a small picture, in pixels.
    private static let thumbnailSide = 128

    private var requested: [Kind: Set<String>] = [:]
    private var broken: Set<String> = []

    private enum Kind { case thumbnail, card }

    init(folder: String) {
        thumbnails = PictureCache(folder: folder)
        cards = PictureCache(folder: folder)
    }

    /// Returns the key of a file in the caches.
    static func uri(of file: String) -> String { "deck:\(file)" }

    /// Decodes the pictures of sides for the list, and discards all others.
    func load(thumbnails sides: [DeckDocument.Side], of draft: DeckDraft) {
        load(Set(sides.compactMap(\.picture)), .thumbnail, in: thumbnails, of: draft)
    }

    /// Decodes the pictures of sides for the preview, and discards all others.
    func load(cards sides: [DeckDocument.Side], of draft: DeckDraft) {
        load(Set(sides.compactMap(\.picture)), .card, in: cards, of: draft)
    }

    private func load(_ names: Set<String>, _ kind: Kind, in cache: PictureCache, of draft: DeckDraft) {
        let known = requested[kind] ?? []
        requested[kind] = names
        cache.removeAll(except: Set(names.map(Self.uri)))
        for name in names.subtracting(known).sorted() {
            guard let bytes = draft.deck.files[name] else { continue }
            let side = kind == .thumbnail ? Self.thumbnailSide : nil
            inBackground {
                UserPicture.decode(bytes, longestSide: side)
            } then: { [weak self] result in
                guard let self else { return }
                switch result {
                case .success(let picture):
                    guard requested[kind]?.contains(name) == true else { return }
                    cache.add([Self.uri(of: name): picture])
                    changed()
                case .failure(let problem):
                    if broken.insert(name).inserted { failed(name, problem) }
                }
            }
        }
    }
}

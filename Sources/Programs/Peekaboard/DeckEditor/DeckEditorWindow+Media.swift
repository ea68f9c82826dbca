// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// Pictures, sounds, and texts on cards.
extension DeckEditorWindow {
    /// Lets the user choose a picture or sound for a card.
    func choose(_ kind: FileChooser.Kind, at place: CardPlace) {
        let title = kind == .sound ? translated("Choose a Sound") : translated("Choose a Picture")
        FileChooser.open(kind, title: title, over: window) { [weak self] in self?.put(.files([$0]), at: place) }
    }

    /// Puts what was pasted or dropped on a card. Several files become groups of their own.
    func put(_ content: TransferredContent, at place: CardPlace) {
        if case .text(let text) = content {
            return editor.setText(text.split(whereSeparator: \.isWhitespace).joined(separator: " "), at: place)
        }
        read(content) { [weak self] media in
            guard let self else { return }
            guard media.count > 1 else { return media.forEach { self.editor.put($0, at: place) } }
            editor.addGroups(of: media)
        }
    }

    /// Adds a group for each picture or sound that was dropped.
    func addGroups(of content: TransferredContent) {
        read(content) { [weak self] in self?.editor.addGroups(of: $0) }
    }

    /// Reads files off the main thread, then calls `body` with those that can be on a card.
    private func read(_ content: TransferredContent, then body: @escaping @MainActor ([CardMedium]) -> Void) {
        // Translators: The name of the file of a picture that was pasted into a deck, without its extension.
        let pictureName = translated("picture") + ".png"
        let names: [(uri: String, name: String)] =
            if case .files(let uris) = content { uris.map { ($0, displayName(ofURI: $0)) } } else { [] }
        inBackground {
            media(in: content, names: names, pictureName: pictureName)
        } then: { [weak self] results in
            var media: [CardMedium] = []
            for (index, result) in results.enumerated() {
                switch result {
                case .success(let medium): media.append(medium)
                case .failure(let problem):
                    self?.refuse(problem.message(file: names.isEmpty ? pictureName : names[index].name))
                }
            }
            body(media)
        }
    }

    /// Whether sounds can be recorded.
    var canRecord: Bool { newRecorder != nil }

    func playSound(at place: CardPlace) {
        guard let name = editor.draft[place].sound, let bytes = editor.draft.deck.files[name] else { return }
        sounds.play(bytes, named: name)
    }
}

/// Reads what was pasted or dropped. `names` are the names of files.
private nonisolated func media(
    in content: TransferredContent, names: [(uri: String, name: String)], pictureName: String
) -> [Result<CardMedium, CardMedium.MediumProblem>] {
    switch content {
    case .files:
        names.map { file in
            Result { () throws(CardMedium.MediumProblem) in
                try CardMedium(uri: file.uri, name: file.name, in: GIOFiles())
            }
        }
    case .picture(let bytes):
        [Result { () throws(CardMedium.MediumProblem) in try CardMedium(bytes, name: pictureName) }]
    case .text: []
    }
}

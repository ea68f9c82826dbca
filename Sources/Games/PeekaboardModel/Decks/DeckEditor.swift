// SPDX-License-Identifier: GPL-3.0-or-later
import Decks

/// Edits a deck, with undo. A change that would break a limit is refused with a message, and changes nothing.
package final class DeckEditor {
    /// The deck.
    package private(set) var draft: DeckDraft
    /// Called after each change.
    package var changed: () -> Void = {}
    /// Called with the reason why a change was refused.
    package var refused: (String) -> Void = { _ in }

    /// The deck as it was when it was opened or saved.
    private var saved: DeckDraft
    private var history = DraftHistory()
    private let now: () -> Double

    /// Starts with a deck. `now` returns the time in seconds.
    package init(_ draft: DeckDraft, now: @escaping () -> Double) {
        (self.draft, saved, self.now) = (draft, draft, now)
    }

    /// Whether there are changes that are not saved.
    package var isModified: Bool { draft != saved }

    /// Marks a state of the deck as the one that is saved.
    package func markSaved(_ draft: DeckDraft) {
        saved = draft
        changed()
    }

    // MARK: Undo

    /// Whether there is a step that can be undone.
    package var canUndo: Bool { history.canUndo }
    /// Whether there is a step that can be redone.
    package var canRedo: Bool { history.canRedo }

    /// Undoes the last step.
    package func undo() { restore(history.undo(draft)) }

    /// Redoes the step that was undone last.
    package func redo() { restore(history.redo(draft)) }

    private func restore(_ state: DeckDraft?) {
        guard let state else { return }
        draft = state
        changed()
    }

    /// Changes the deck with `body`, which returns the reason if the change is refused.
    func change(_ change: DraftHistory.Change = .other, _ body: (inout DeckDraft) -> String?) {
        var next = draft
        if let reason = body(&next) { return refused(reason) }
        guard next != draft else { return }
        history.add(draft, before: change, at: now())
        draft = next
        changed()
    }

    // MARK: Cards

    package func setText(_ text: String, at place: CardPlace) {
        guard draft.contains(place) else { return }
        change(.text(group: draft.ids[place.group], side: place.side)) {
            $0[place].text = text.isEmpty ? nil : text
            return nil
        }
    }

    /// Puts a picture, a sound, or a text on a card.
    package func put(_ medium: CardMedium, at place: CardPlace) {
        guard draft.contains(place) else { return }
        change {
            switch medium.content {
            case .picture(let bytes): $0[place].picture = $0.addFile(bytes, named: medium.name)
            case .sound(let bytes): $0[place].sound = $0.addFile(bytes, named: medium.name)
            case .text(let text): $0[place].text = text
            }
            return $0.limitMessage
        }
    }

    package func removePicture(at place: CardPlace) {
        guard draft.contains(place) else { return }
        change {
            $0[place].picture = nil
            return nil
        }
    }

    package func removeSound(at place: CardPlace) {
        guard draft.contains(place) else { return }
        change {
            $0[place].sound = nil
            return nil
        }
    }

    // MARK: The deck

    /// Sets a text about the deck.
    package func set(_ detail: DeckDocument.Detail, to text: String) {
        change(.detail(detail)) {
            $0.deck[detail] = text
            return nil
        }
    }

    /// Sets the picture for the backs of the cards; `nil` removes it.
    package func setBack(_ medium: CardMedium?) {
        change {
            switch medium?.content {
            case nil: $0.deck.back = nil
            case .picture(let bytes): $0.deck.back = $0.addFile(bytes, named: medium!.name)
            default: return CardMedium.MediumProblem.unsupported.message(file: medium!.name)
            }
            return $0.limitMessage
        }
    }

    /// Sets the number of cards that match each other.
    package func setGroupSize(_ size: Int) {
        guard DeckLimits.groupSizes.contains(size) else { return }
        change {
            $0.deck.groupSize = size
            return nil
        }
    }
}

nonisolated extension DeckDraft {
    /// Why the deck has too many groups or files; `nil` if it does not.
    var limitMessage: String? {
        if deck.groups.count > DeckLimits.groups.upperBound { return tooManyGroups }
        return document.limitProblem?.message(groupSize: deck.groupSize)
    }

    /// The message that the deck has too many groups.
    var tooManyGroups: String {
        DeckProblem.invalidGroupCount(DeckLimits.groups.upperBound + 1).message(groupSize: deck.groupSize)
    }
}

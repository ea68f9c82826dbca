import Decks

/// A problem of a deck that is being edited.
package nonisolated enum DeckProblem: Hashable, Sendable {
    /// A card of a group is empty, and others are not.
    case emptyCard(CardPlace)
    /// A card has a picture, a text, and a sound.
    case crowdedCard(CardPlace)
    /// The text of a card is too long.
    case longText(CardPlace)
    /// The text of a card contains control characters.
    case unprintableText(CardPlace)
    /// A part of a card is the same as that of a card in another group.
    case lookAlike(CardPlace, LookAlikes.Part, otherGroup: Int)
    /// A text about the deck is too long.
    case longDetail(DeckEditor.Detail)
    /// A text about the deck contains control characters.
    case unprintableDetail(DeckEditor.Detail)
    /// The language is not a BCP 47 tag.
    case invalidLanguage
    /// There are fewer than two groups.
    case tooFewGroups

    /// Whether the deck can be saved nevertheless.
    package var isWarning: Bool {
        if case .lookAlike = self { return true }
        return false
    }

    /// Whether nothing is on a card.
    package var isEmptyCard: Bool {
        if case .emptyCard = self { return true }
        return false
    }

    /// The card that has the problem; `nil` if it concerns the whole deck.
    package var place: CardPlace? {
        switch self {
        case .emptyCard(let place), .crowdedCard(let place), .longText(let place), .unprintableText(let place),
            .lookAlike(let place, _, _):
            place
        case .longDetail, .unprintableDetail, .invalidLanguage, .tooFewGroups: nil
        }
    }
}

/// All problems of a deck.
package nonisolated struct DeckProblems: Equatable, Sendable {
    /// The problems, those that prevent saving first, each kind in the order of the deck.
    package let all: [DeckProblem]
    /// The problems of cards, by the index of the group.
    package let byGroup: [Int: [DeckProblem]]

    /// The first problem because of which the deck cannot be saved.
    package var firstError: DeckProblem? { all.first.flatMap { $0.isWarning ? nil : $0 } }

    /// Finds the problems of a deck.
    package init(of draft: DeckDraft) {
        let found = Self.details(of: draft) + Self.cards(of: draft)
        let lookAlikes = LookAlikes.find(in: draft.description).flatMap(Self.problems)
        let order = lookAlikes.sorted { ($0.place!.group, $0.place!.side) < ($1.place!.group, $1.place!.side) }
        all = found + order
        byGroup = Dictionary(grouping: all.filter { $0.place != nil }) { $0.place!.group }
    }

    private static func details(of draft: DeckDraft) -> [DeckProblem] {
        var found: [DeckProblem] = []
        for detail in DeckEditor.Detail.allCases where detail != .language {
            let limit = detail == .title ? DeckLimits.titleBytes : DeckLimits.textBytes
            switch DeckText.problem(with: draft[detail], limit: limit) {
            case .long: found.append(.longDetail(detail))
            case .unprintable: found.append(.unprintableDetail(detail))
            case nil: break
            }
        }
        if !DeckText.isLanguage(draft.language) { found.append(.invalidLanguage) }
        let count = draft.groups.indices.count { !draft.isEmpty($0) }
        return count < DeckLimits.groups.lowerBound ? found + [.tooFewGroups] : found
    }

    private static func cards(of draft: DeckDraft) -> [DeckProblem] {
        var found: [DeckProblem] = []
        for index in draft.groups.indices where !draft.isEmpty(index) {
            for (number, side) in draft.sides(of: index).enumerated() {
                let place = CardPlace(group: index, side: number)
                if side.isEmpty { found.append(.emptyCard(place)) }
                let hasText = !side.text.allSatisfy(\.isWhitespace)
                if hasText, side.picture != nil, side.sound != nil { found.append(.crowdedCard(place)) }
                switch DeckText.problem(with: side.text, limit: DeckLimits.textBytes) {
                case .long where hasText: found.append(.longText(place))
                case .unprintable where hasText: found.append(.unprintableText(place))
                default: break
                }
            }
        }
        return found
    }

    /// Returns a problem for each card that looks like one of another group.
    private static func problems(_ lookAlikes: LookAlikes) -> [DeckProblem] {
        let places = lookAlikes.places
        let other = places.first { $0.group != places[0].group }!.group
        return places.map {
            .lookAlike($0, lookAlikes.part, otherGroup: $0.group == places[0].group ? other : places[0].group)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding

/// A set of card faces.
public struct Deck: Equatable, Sendable {
    /// The face of a card.
    public struct Face: Equatable, Sendable {
        /// The name of what the face shows. For shipped decks, this is an English word that is translated when it is
        /// displayed.
        public let name: String
        /// The form of the name within a sentence.
        public let nameWithin: String
        /// The picture on the face.
        public let picture: Picture
        /// The text below the picture, if any.
        public let caption: String?
        /// The file URI of the sound that is played when the card is turned face up, if any.
        public let sound: String?

        /// Creates a face. By default, the same name is used within a sentence.
        public init(
            name: String, nameWithin: String? = nil, picture: Picture, caption: String? = nil, sound: String? = nil
        ) {
            self.name = name
            self.nameWithin = nameWithin ?? name
            self.picture = picture
            self.caption = caption
            self.sound = sound
        }
    }

    /// The faces of the cards with the same number, which are usually the same.
    public struct Group: Equatable, Sendable {
        /// The different faces, in the order of the cards in the deal. If there are more cards, they start over.
        public let faces: [Face]

        /// Creates a group of cards with different faces, such as a picture and its name.
        public init(_ faces: [Face]) {
            precondition(!faces.isEmpty)
            self.faces = faces
        }

        /// Creates a group with the same face on all cards.
        public init(_ face: Face) { self.init([face]) }
    }

    /// The picture on the face of a card that has only a sound.
    public static let soundPicture = Picture.shipped("cards/sound.svg")

    /// The name in the settings: the name of a shipped deck or the URI of a folder.
    public let id: String
    /// The faces. Cards with number n use the group at index n - 1, unless the deck is mixed.
    public let groups: [Group]
    /// The picture for the backs of the deck.
    public let back: Picture?
    /// The name of what the cards are about, such as `flags`.
    let theme: String?
    /// Whether the names of the faces are English words with translations.
    public let isShipped: Bool
    /// The title; `nil` if the deck has none, or is a shipped one.
    public let title: String?

    /// Whether each game uses other groups of the deck, if there are more than it needs, and other orders of their faces.
    /// Otherwise, it uses the first groups, and the first card of a group shows its first face.
    public let isMixed: Bool

    /// Creates the user's own deck from the folder at the given URI.
    public init(
        folder uri: String, title: String? = nil, groups: [Group], back: Picture?, theme: String? = nil,
        isMixed: Bool = false
    ) {
        self.init(
            id: uri, title: title, groups: groups, back: back, theme: theme, isShipped: false, isMixed: isMixed)
    }

    init(
        id: String, title: String? = nil, groups: [Group], back: Picture? = nil, theme: String? = nil,
        isShipped: Bool = true, isMixed: Bool = false
    ) {
        self.theme = theme ?? (isShipped ? id : nil)
        self.isMixed = isMixed
        self.id = id
        self.title = title
        self.groups = groups
        self.back = back
        self.isShipped = isShipped
    }

    /// All pictures of the deck, fronts first.
    public var pictures: [Picture] {
        groups.flatMap(\.faces).map(\.picture) + (back.map { [$0] } ?? [])
    }

    /// The number of cards that match in the game that the deck is made for.
    public var groupSize: Int { max(2, groups.map(\.faces.count).max() ?? 0) }

    /// Whether any card has a sound.
    public var hasSounds: Bool { groups.contains { $0.faces.contains { $0.sound != nil } } }

    /// A group of the deck in a game.
    struct DealtGroup {
        /// The index in `groups`.
        let index: Int
        /// The indices of the faces, in the order of the cards in the deal.
        var sides: [Int]
    }

    /// Returns the groups in the order in which the game of a seed uses them. In a mixed deck, the order of the faces is
    /// different in each group, too. Otherwise, pictures would be closer to the first card than their words.
    func dealtGroups(seed: UInt64) -> [DealtGroup] {
        var dealt = groups.enumerated().map { DealtGroup(index: $0, sides: Array($1.faces.indices)) }
        guard isMixed else { return dealt }
        // The deal is shuffled with the seed itself.
        var generator = SeededGenerator(seed: ~seed)
        dealt.shuffle(seededBy: &generator)
        for group in dealt.indices { dealt[group].sides.shuffle(seededBy: &generator) }
        return dealt
    }

    /// Returns the place of a card number in the order of the groups.
    ///
    /// Numbers larger than the deck start over. This is useful for measuring boards with thousands of cards, but not
    /// for playing.
    public func index(ofNumber number: Int) -> Int { (number - 1) % groups.count }
}

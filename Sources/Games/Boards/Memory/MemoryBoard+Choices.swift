// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

/// Properties with the names used in the settings as their values. Setting a refused value has no effect.
extension MemoryBoard {
    /// The deck: the name of a shipped deck or the URI of one of `userDecks`.
    public var deck: String {
        get { faces.id }
        set { if refusal(ofDeck: newValue) == nil, let known = knownDeck(newValue) { faces = known } }
    }

    /// The sizes on offer. Some of them have pairs, some sets of three, and some either.
    static let sizes = ["2x2", "3x3", "4x3", "4x4", "6x3", "6x4", "6x6", "9x6", "8x8", "10x10"]

    /// The number of cards that match in the next game, `2` or `3`. If the number of cards is no multiple of it, the next
    /// game gets the size on offer with the nearest number.
    public var groupSize: String {
        get { "\(nextSetup.groupSize)" }
        set { setup(ofGroups: newValue).map { nextSetup = $0 } }
    }

    /// The number of columns and rows in the next game, such as `4x4`. If the number of cards is no multiple of
    /// `groupSize`, the next game gets the other group size.
    public var size: String {
        get { nextSetup.sizeNotation }
        set { if refusal(ofSize: newValue) == nil { setup(ofSize: newValue).map { nextSetup = $0 } } }
    }

    /// The players of the next game, such as `people 1` or `computer hard`.
    public var players: String {
        get { nextSetup.playersNotation }
        set { MemorySetup(size: size, players: newValue, groupSize: nextSetup.groupSize).map { nextSetup = $0 } }
    }

    /// The number of peeks allowed in a game, or `any`.
    public var peeksAllowed: String {
        get { peekLimit.map(String.init) ?? "any" }
        set { if Self.refusal(ofPeeks: newValue) == nil { peekLimit = Int(newValue) } }
    }

    /// The texture of the table, such as `wood`, or `plain`.
    public var table: String {
        get { texture.choice }
        set { TableTexture?(choice: newValue).map { texture = $0 } }
    }

    /// The pattern on backs without a picture, such as `theme`, which is that of the deck, or `none`.
    public var backPattern: String {
        get { pattern?.rawValue ?? BackPattern.none }
        set { if Self.refusal(ofPattern: newValue) == nil { pattern = BackPattern(rawValue: newValue) } }
    }

    /// Returns the reason why there is no pattern with this name.
    static func refusal(ofPattern name: String) -> BoardProperty.Refusal? {
        name == BackPattern.none || BackPattern(rawValue: name) != nil ? nil : .unknown(name)
    }

    /// Returns the setup nearest to another one that suits a deck. It has the number of matching cards for which a deck
    /// of the user is made. If the deck has too few faces, it has as many cards as possible, in the proportions of a
    /// screen.
    package func setup(for deck: Deck, near wanted: MemorySetup) -> MemorySetup {
        let groupSize = deck.isShipped ? wanted.groupSize : deck.groupSize
        let setup =
            groupSize == wanted.groupSize ? wanted : setups(ofGroups: "\(groupSize)", near: wanted).first ?? wanted
        guard deck.groups.count < setup.groups else { return setup }
        let sizes = (1...max(1, deck.groups.count)).reversed().lazy.compactMap { self.size(ofCards: $0 * groupSize) }
        return sizes.first.flatMap {
            MemorySetup(size: $0, players: setup.playersNotation, groupSize: groupSize)
        } ?? setup
    }

    /// Returns the size with a number of cards that is closest to a square, unless it is too long.
    private func size(ofCards count: Int) -> String? {
        let rows = (2...max(2, count)).last { $0 * $0 <= count && count.isMultiple(of: $0) }
        guard let rows, count / rows * 2 <= rows * 5 else { return nil }
        return "\(count / rows)x\(rows)"
    }

    /// Returns the reason why a deck cannot be used at the moment.
    func refusal(ofDeck id: String) -> BoardProperty.Refusal? {
        guard let deck = knownDeck(id) else { return .unknown(id) }
        return hasBegun ? refusal(of: deck, groups: game.deal.groups) : nil
    }

    /// Returns the reason why the next game cannot have the given size.
    func refusal(ofSize size: String) -> BoardProperty.Refusal? {
        guard let setup = setup(ofSize: size) else { return .unknown(size) }
        return refusal(of: faces, groups: setup.groups)
    }

    /// Returns the reason why the next game cannot have groups of the given size.
    func refusal(ofGroupSize size: String) -> BoardProperty.Refusal? {
        if setup(ofGroups: size) != nil { return nil }
        let smallest = setups(ofGroups: size, near: nextSetup).map(\.groups).min()
        return smallest.flatMap { refusal(of: faces, groups: $0) } ?? .unknown(size)
    }

    /// Returns the reason why the next game cannot have these players.
    static func refusal(ofPlayers players: String) -> BoardProperty.Refusal? {
        MemorySetup(size: "4x4", players: players) == nil ? .unknown(players) : nil
    }

    /// Returns the reason why a game cannot have this number of peeks.
    static func refusal(ofPeeks count: String) -> BoardProperty.Refusal? {
        count == "any" || Int(count).map { $0 >= 0 } ?? false ? nil : .unknown(count)
    }

    /// Returns the shipped deck or the one of `userDecks` with the given name.
    public func knownDeck(_ id: String) -> Deck? { Deck.shipped.first { $0.id == id } ?? userDecks[id] }

    /// Returns the next setup with another size.
    private func setup(ofSize size: String) -> MemorySetup? {
        let groupSizes = [nextSetup.groupSize] + MemorySetup.groupSizes
        return groupSizes.lazy.compactMap { MemorySetup(size: size, players: self.players, groupSize: $0) }.first
    }

    /// Returns the next setup with another group size. If its number of cards does not fit, or the deck has too few
    /// faces, that is the one with the nearest number of cards for which there are enough faces.
    private func setup(ofGroups size: String) -> MemorySetup? {
        setups(ofGroups: size, near: nextSetup).first { $0.groups <= faces.groups.count }
    }

    /// Returns a setup with another group size, in its present size and in those on offer, the nearest numbers of cards
    /// first.
    private func setups(ofGroups groupSize: String, near setup: MemorySetup) -> [MemorySetup] {
        guard let count = Int(groupSize), groupSize == "\(count)" else { return [] }
        func distance(_ other: MemorySetup) -> Int { abs(other.columns * other.rows - setup.columns * setup.rows) }
        return ([setup.sizeNotation] + Self.sizes).compactMap {
            MemorySetup(size: $0, players: setup.playersNotation, groupSize: count)
        }.enumerated().sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }.map(\.element)
    }

    private func refusal(of deck: Deck, groups: Int) -> BoardProperty.Refusal? {
        deck.groups.count < groups ? .tooFewFaces(has: deck.groups.count, needs: groups) : nil
    }
}

extension BoardProperty.Refusal {
    /// Creates a refusal for a game that needs more faces than the deck has.
    public static func tooFewFaces(has: Int, needs: Int) -> BoardProperty.Refusal {
        BoardProperty.Refusal(
            // Translators: A face is the picture on the front of a card. {needs} is at least 2; {has} can be 1.
            reason: phrase(
                "Not enough different cards in this deck: {needs} needed, {has} available. Choose a smaller board or another deck."
            ),
            // Translators: {property} is a property in Swift, such as gc.size.
            lineOnPage: phrase(
                "{property} not changed: not enough different cards in the deck, {needs} needed, {has} available"),
            values: ["needs": "\(needs)", "has": "\(has)"])
    }
}

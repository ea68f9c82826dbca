// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A property of a board that can be changed while playing.
///
/// This is the single description for the observer on the board, the row in the preferences, the stored setting, the
/// reset, and the equivalent line of Swift.
@preconcurrency @MainActor public struct BoardProperty {
    /// A group in the preferences. The groups are ordered by their first use in the properties of the board.
    public struct Section: Hashable, Sendable {
        /// The heading in English. It is translated when it is displayed.
        public let title: String
        /// Whether its properties are changed rarely, so that it is closed at first.
        public var isClosed = false
        /// Whether its properties are chosen when a game begins, and not in the preferences.
        public var isForNewGame = false

        // Translators: A heading in the preferences: settings of the game itself.
        static let game = Section(title: phrase("Game"))
        // Translators: The title of a dialog: what is chosen when a game begins, such as the players.
        static let newGame = Section(title: phrase("New Game"), isForNewGame: true)
        // Translators: A heading in the preferences: what helps the player during a game.
        static let help = Section(title: phrase("Assistance"))
        // Translators: A heading in the preferences: how the board looks.
        static let look = Section(title: phrase("Appearance"), isClosed: true)
        // Translators: A heading in the preferences: how long animations and presses take.
        static let pace = Section(title: phrase("Timing"), isClosed: true)
    }

    /// One of several choices. Its title is in English.
    public typealias Choice = PropertyKind.Choice
    /// The type of a property.
    public typealias Kind = PropertyKind

    /// The reason why a value of the right type cannot be set at the moment. The phrases are in English and are
    /// translated when they are displayed.
    public struct Refusal: Equatable, Sendable {
        /// The reason.
        public let reason: String
        /// The line for the console of a Swift page. `{property}` is the name of the property in Swift.
        public let lineOnPage: String
        /// The values of the placeholders in both phrases.
        public let values: [String: String]

        /// Creates a refusal for a value that does not exist.
        static func unknown(_ value: String) -> Refusal {
            Refusal(
                // Translators: A setting has a value that is not in the list of options.
                reason: phrase("Unknown option: {value}"),
                // Translators: {property} is a property in Swift, such as gc.size.
                lineOnPage: phrase("{property} not changed: “{value}” is not a valid value"), values: ["value": value])
        }
    }

    /// The name of the property in Swift.
    public let name: String
    /// The key path of the property on the board, by which a page finds this description.
    public let path: AnyKeyPath
    /// The key of the setting in the schema of the board.
    public var key: String
    /// The title in English. It is translated when it is displayed.
    public let title: String
    /// The group in the preferences.
    public let section: Section
    /// The type of the property.
    public let kind: Kind
    /// Returns the value in the current game, if new values only apply to the next game. `nil` if they apply
    /// immediately.
    public var inPlay: (() -> PropertyValue)?
    /// Returns the reason why a value cannot be set at the moment, or `nil` if it can.
    public var refusal: (PropertyValue) -> Refusal? = { _ in nil }
    /// The keys of other properties that can change together with this one.
    public var alsoChanges: [String] = []
    /// The default value.
    public var defaultValue: PropertyValue
    /// Returns the current value.
    public let read: () -> PropertyValue
    /// Sets a value of the right type. Numbers outside the range are clamped.
    public let write: (PropertyValue) -> Void
    /// Returns whether the board has corrected the last number it was given. Each correction is reported only once.
    public var wasCorrected: () -> Bool = { false }

    /// Whether the value has an effect, and the keys of the properties on which that depends. `nil` if it always has one.
    public private(set) var effect: (keys: [String], isSeen: () -> Bool)?

    /// Returns the property with a condition for its effect.
    func effective(dependingOn keys: String..., if isSeen: @escaping () -> Bool) -> BoardProperty {
        var property = self
        property.effect = (keys, isSeen)
        return property
    }

    /// The value that follows from other properties; `nil` if it follows none. The property has it, and nothing is stored,
    /// until another value is set.
    public private(set) var derivedValue: (() -> PropertyValue)?

    /// Returns the property as one whose value follows from others until it is set.
    func following(_ derivedValue: @escaping () -> PropertyValue) -> BoardProperty {
        var property = self
        property.derivedValue = derivedValue
        return property
    }

    /// Whether new values only apply to the next game.
    public var waitsForNextGame: Bool { inPlay != nil }
}

extension BoardProperty {
    /// Creates the description of a number on `board`.
    static func number<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, Double>, of board: B, name: String, key: String, title: String,
        section: Section, limits: ReferenceWritableKeyPath<B, Clamped>, step: Double, unit: PropertyKind.Unit,
        defaultValue: Double
    ) -> BoardProperty {
        BoardProperty(
            name: name, path: path, key: key, title: title, section: section,
            kind: .number(board[keyPath: limits].range, step: step, unit: unit),
            defaultValue: .number(defaultValue), read: { [unowned board] in .number(board[keyPath: path]) },
            write: { [unowned board] value in if case .number(let number) = value { board[keyPath: path] = number } },
            wasCorrected: { [unowned board] in
                defer { board[keyPath: limits].wasCorrected = false }
                return board[keyPath: limits].wasCorrected
            })
    }

    /// Creates the description of a Boolean value on `board`.
    static func flag<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, Bool>, of board: B, name: String, key: String, title: String,
        section: Section, defaultValue: Bool
    ) -> BoardProperty {
        BoardProperty(
            name: name, path: path, key: key, title: title, section: section, kind: .flag,
            defaultValue: .flag(defaultValue),
            read: { [unowned board] in .flag(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .flag(let isOn) = value { board[keyPath: path] = isOn }
            })
    }

    /// Creates the description of a color on `board`.
    static func color<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, Color>, of board: B, name: String, key: String, title: String,
        defaultValue: Color, alsoChanges: [String] = []
    ) -> BoardProperty {
        BoardProperty(
            name: name, path: path, key: key, title: title, section: .look, kind: .color, alsoChanges: alsoChanges,
            defaultValue: .color(defaultValue),
            read: { [unowned board] in .color(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .color(let color) = value { board[keyPath: path] = color }
            })
    }

    /// Creates the description of a text property of `board`. Text that is too long is truncated.
    static func text<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, String>, of board: B, name: String, key: String, title: String,
        section: Section, limit: Int, defaultValue: String
    ) -> BoardProperty {
        BoardProperty(
            name: name, path: path, key: key, title: title, section: section, kind: .text(limit: limit),
            defaultValue: .text(defaultValue), read: { [unowned board] in .text(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .text(let text) = value { board[keyPath: path] = String(text.prefix(limit)) }
            })
    }

    /// Creates the description of a picture on `board`.
    static func picture<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, PictureChoice>, of board: B, name: String, key: String, title: String,
        section: Section = .look, shipped: String, called: String, defaultValue: PictureChoice
    ) -> BoardProperty {
        BoardProperty(
            name: name, path: path, key: key, title: title, section: section,
            kind: .picture(shipped: shipped, called: called),
            defaultValue: .picture(defaultValue), read: { [unowned board] in .picture(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .picture(let choice) = value { board[keyPath: path] = choice }
            })
    }

    /// Creates the description of a choice on `board`, which stores the name used in the settings. Refused values are
    /// not set. If `inPlay` is given, it returns the choice in the current game, and new values only apply to the next
    /// game. Unless there is a `section`, the property is one of the game, or of the next one.
    static func choice<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, String>, of board: B, name: String, key: String, title: String,
        section: Section? = nil, choices: [Choice], takesFolder: Bool = false, defaultValue: String,
        inPlay: ((B) -> String)? = nil,
        alsoChanges: [String] = [], refusal: @escaping (B, String) -> Refusal?
    ) -> BoardProperty {
        BoardProperty(
            name: name, path: path, key: key, title: title, section: section ?? (inPlay == nil ? .game : .newGame),
            kind: .choice(choices, takesFolder: takesFolder),
            inPlay: inPlay.map { inPlay in { [unowned board] in .choice(inPlay(board)) } },
            refusal: { [unowned board] value in
                guard case .choice(let id) = value else { return .unknown("") }
                return refusal(board, id)
            },
            alsoChanges: alsoChanges, defaultValue: .choice(defaultValue),
            read: { [unowned board] in .choice(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .choice(let id) = value, refusal(board, id) == nil { board[keyPath: path] = id }
            })
    }
}

extension [BoardProperty] {
    /// The sections of these properties, in order of first use.
    @preconcurrency @MainActor public var sections: [BoardProperty.Section] {
        reduce(into: []) { sections, property in
            if !sections.contains(property.section) { sections.append(property.section) }
        }
    }
}

import Scene

/// What a live property can hold.
public enum PropertyValue: Equatable, Sendable {
    /// In the unit that the property's description names.
    case number(Double)
    /// A colour.
    case color(Color)
    /// A picture, or none.
    case picture(PictureChoice)
    /// One of several, by its name in the settings.
    case choice(String)
    /// On or off.
    case flag(Bool)
    /// Words of the player's.
    case text(String)
}

/// What can be chosen where a picture is asked for.
public enum PictureChoice: Equatable, Sendable {
    /// No picture: the colour alone.
    case plain
    /// The drawing that is shipped for this place.
    case shipped
    /// A picture of the player's, by its file's URI.
    case own(String)
}

/// One property of a board that can be changed while it is played on, described once for all who deal with it: the
/// observer on the board, the row in the preference pane, the stored setting, the reset, and the Swift line that says
/// the same.
@MainActor public struct LiveProperty {
    /// The part of the preference pane where its row stands. The parts of a board stand in the order in which its properties
    /// first name them.
    public struct Section: Hashable, Sendable {
        /// Its heading, in English, to be translated where it is shown.
        public let title: String

        // Translators: A heading in the preferences: settings of the game itself.
        static let game = Section(title: phrase("Game"))
        // Translators: A heading in the preferences: what helps the player during a game.
        static let help = Section(title: phrase("Assistance"))
        // Translators: A heading in the preferences: how the board looks.
        static let look = Section(title: phrase("Appearance"))
        // Translators: A heading in the preferences: how long animations and presses take.
        static let pace = Section(title: phrase("Timing"))
    }

    /// One of several that can be chosen.
    public struct Choice: Sendable {
        /// Its name in the settings.
        public let id: String
        /// What it is called, in English, to be translated where it is shown.
        public let title: String
    }

    /// Why a value of the right kind is not valid now. The phrases are in English; they are translated where they are shown.
    public struct Refusal: Equatable, Sendable {
        /// The reason.
        public let reason: String
        /// The line in the console of a Swift page; `{property}` is the name of the property in Swift.
        public let lineOnPage: String
        /// The values of the placeholders in both.
        public let values: [String: String]

        /// There is no such value.
        static func unknown(_ value: String) -> Refusal {
            Refusal(
                reason: phrase("Unknown option: {value}"),
                // Translators: {property} is a property in Swift, such as gc.size.
                lineOnPage: phrase("{property} not changed: “{value}” is not a valid value"), values: ["value": value])
        }
    }

    /// The unit of a number.
    public enum Unit: Sendable {
        case points, seconds, percent
    }

    /// What values it takes, and so which control fits.
    public enum Kind: Sendable {
        /// A number within a range; a step is what one key press changes.
        case number(ClosedRange<Double>, step: Double, unit: Unit)
        /// A colour.
        case color
        /// No picture, the shipped drawing of that path and name (an English phrase to be translated), or an own one.
        case picture(shipped: String, called: String)
        /// One of these; or, where folders are taken, a folder of the player's by its URI.
        case choice([Choice], takesFolder: Bool)
        /// On or off.
        case flag
        /// Words, so many characters at most.
        case text(limit: Int)
    }

    /// Its name on the board, in Swift.
    public let name: String
    /// The path of its var on the board, by which a page finds its description.
    public let path: AnyKeyPath
    /// The key under which it is stored, in the schema of its board.
    public var key: String
    /// What it is called, in English, to be translated where it is shown.
    public let title: String
    /// Where its row stands.
    public let section: Section
    /// The values it takes.
    public let kind: Kind
    /// The value in the game under way, where a new one waits for the next game; nil where none waits.
    public var inPlay: (() -> PropertyValue)?
    /// Why a value cannot be had now; nil for one that can.
    public var refusal: (PropertyValue) -> Refusal? = { _ in nil }
    /// The keys of other properties that a change of this one can change.
    public var alsoChanges: [String] = []
    /// The value that a reset brings back.
    public let standard: PropertyValue
    /// Its present value.
    public let read: () -> PropertyValue
    /// Gives it a value of its kind; a number outside its range counts as the nearer end.
    public let write: (PropertyValue) -> Void
    /// Returns whether the board has corrected the number it was given last. Each correction is reported once.
    public var wasCorrected: () -> Bool = { false }

    /// Whether a new value waits for the next game.
    public var waitsForNextGame: Bool { inPlay != nil }
}

extension LiveProperty {
    /// A number with an observer on `board`.
    static func number<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, Double>, of board: B, name: String, key: String, title: String,
        section: Section, limits: ReferenceWritableKeyPath<B, Limited>, step: Double, unit: Unit, standard: Double
    ) -> LiveProperty {
        LiveProperty(
            name: name, path: path, key: key, title: title, section: section,
            kind: .number(board[keyPath: limits].range, step: step, unit: unit),
            standard: .number(standard), read: { [unowned board] in .number(board[keyPath: path]) },
            write: { [unowned board] value in if case .number(let number) = value { board[keyPath: path] = number } },
            wasCorrected: { [unowned board] in
                defer { board[keyPath: limits].wasCorrected = false }
                return board[keyPath: limits].wasCorrected
            })
    }

    /// A switch with an observer on `board`.
    static func flag<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, Bool>, of board: B, name: String, key: String, title: String,
        section: Section, standard: Bool
    ) -> LiveProperty {
        LiveProperty(
            name: name, path: path, key: key, title: title, section: section, kind: .flag, standard: .flag(standard),
            read: { [unowned board] in .flag(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .flag(let isOn) = value { board[keyPath: path] = isOn }
            })
    }

    /// A colour with an observer on `board`.
    static func color<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, Color>, of board: B, name: String, key: String, title: String,
        standard: Color
    ) -> LiveProperty {
        LiveProperty(
            name: name, path: path, key: key, title: title, section: .look, kind: .color, standard: .color(standard),
            read: { [unowned board] in .color(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .color(let color) = value { board[keyPath: path] = color }
            })
    }

    /// Words with an observer on `board`; what is too long is cut off.
    static func text<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, String>, of board: B, name: String, key: String, title: String,
        section: Section, limit: Int, standard: String
    ) -> LiveProperty {
        LiveProperty(
            name: name, path: path, key: key, title: title, section: section, kind: .text(limit: limit),
            standard: .text(standard), read: { [unowned board] in .text(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .text(let text) = value { board[keyPath: path] = String(text.prefix(limit)) }
            })
    }

    /// A picture with an observer on `board`.
    static func picture<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, PictureChoice>, of board: B, name: String, key: String, title: String,
        section: Section = .look, shipped: String, called: String, standard: PictureChoice
    ) -> LiveProperty {
        LiveProperty(
            name: name, path: path, key: key, title: title, section: section,
            kind: .picture(shipped: shipped, called: called),
            standard: .picture(standard), read: { [unowned board] in .picture(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .picture(let choice) = value { board[keyPath: path] = choice }
            })
    }

    /// A choice of one among several, which `board` has as their names in the settings. What is refused is not written. A
    /// new value waits for the next game where `inPlay` tells which one the game under way has.
    static func choice<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, String>, of board: B, name: String, key: String, title: String,
        choices: [Choice], takesFolder: Bool = false, standard: String, inPlay: ((B) -> String)? = nil,
        alsoChanges: [String] = [], refusal: @escaping (B, String) -> Refusal?
    ) -> LiveProperty {
        LiveProperty(
            name: name, path: path, key: key, title: title, section: .game,
            kind: .choice(choices, takesFolder: takesFolder),
            inPlay: inPlay.map { inPlay in { [unowned board] in .choice(inPlay(board)) } },
            refusal: { [unowned board] value in
                guard case .choice(let id) = value else { return .unknown("") }
                return refusal(board, id)
            },
            alsoChanges: alsoChanges, standard: .choice(standard),
            read: { [unowned board] in .choice(board[keyPath: path]) },
            write: { [unowned board] value in
                if case .choice(let id) = value, refusal(board, id) == nil { board[keyPath: path] = id }
            })
    }
}

extension [LiveProperty] {
    /// The sections of these properties, in the order in which they are first named.
    @MainActor public var sections: [LiveProperty.Section] {
        reduce(into: []) { sections, property in
            if !sections.contains(property.section) { sections.append(property.section) }
        }
    }
}

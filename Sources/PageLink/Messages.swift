import Scene

/// A message from the window to the process that runs a page.
public enum ToPage: Equatable, Sendable {
    /// Sent first, and again whenever a value changes.
    case environment(PageEnvironment)
    /// Loads a page and runs it. Each process runs a single page.
    case load(PageFiles)
    /// Input from the player.
    case input(Input, at: Double)
    /// A key pressed while the cursor is on a piece. Answered with `Answer.key`.
    case key(Key, on: Int, shift: Bool, at: Double, question: UInt32)
    /// Asks where the cursor moves from a piece. Answered with `Answer.piece`.
    case cursor(from: Int, toward: Direction, question: UInt32)
    /// Asks which piece gets the focus when the given one disappears. Answered with `Answer.piece`.
    case nearest(to: Int, question: UInt32)
    /// Asks for the hit test of a press. Answered with `Answer.piece`.
    case pieceAt(Point, by: Device, question: UInt32)
    /// Advances the board to the given time, in seconds of the monotonic clock, and requests a scene. Several requests
    /// that arrive together are answered with one scene.
    case advance(to: Double)
    /// Whether the board is visible on the screen.
    case visibility(Bool, at: Double)
}

/// A message from the process that runs a page to the window.
public enum FromPage: Equatable, Sendable {
    /// The page's top-level code has returned. A scene of the board follows; `nil` means that the page has set no live
    /// view.
    case loaded(PageBoard?)
    /// The page's library could not be loaded, with the system's reason in English.
    case notLoaded(String)
    /// The current scene. Also sent without a request when the page changes the board on its own.
    case scene(PageScene)
    /// The answer to a question of the window.
    case answer(Answer, question: UInt32)
    /// Plays a sound of the program, given by name.
    case sound(String)
    /// Text for a screen reader, in the user's language.
    case announcement(Announcement)
}

/// The answer to a question about a board.
public enum Answer: Equatable, Sendable {
    /// How the board handled a key.
    case key(KeyResult)
    /// A piece, or `nil` if there is none.
    case piece(Int?)
}

/// The environment in which a page is shown, and the folders of the program's files.
public struct PageEnvironment: Equatable, Sendable {
    /// The data folder, relative to which a scene names the program's own pictures.
    public var data: String
    /// The folder of the message catalogs.
    public var translations: String
    /// The size of the board area, in points.
    public var area: Size
    /// Whether the dark style is in use.
    public var isDark: Bool
    /// Whether animations are enabled.
    public var allowsMotion: Bool
    /// Whether the text direction is right to left.
    public var readsRightToLeft: Bool

    /// Creates a description of the environment.
    public init(
        data: String, translations: String, area: Size, isDark: Bool, allowsMotion: Bool, readsRightToLeft: Bool
    ) {
        self.data = data
        self.translations = translations
        self.area = area
        self.isDark = isDark
        self.allowsMotion = allowsMotion
        self.readsRightToLeft = readsRightToLeft
    }
}

/// The files of a page that has been built.
public struct PageFiles: Equatable, Sendable {
    /// The path of the page's shared library.
    public var library: String
    /// The folders that are searched for pictures, the page's own first.
    public var resources: [String]

    /// Creates a description from the path of the library and the resource folders.
    public init(library: String, resources: [String]) {
        self.library = library
        self.resources = resources
    }
}

/// The board that a page shows.
public struct PageBoard: Equatable, Sendable {
    /// The accessible name, in the user's language.
    public var name: String

    /// Creates a description of a board.
    public init(name: String) { self.name = name }
}

/// A snapshot of a page's board: the scene and the state that the window needs without asking.
public struct PageScene: Equatable, Sendable {
    /// The accessible names and the state of the game, in the user's language.
    public struct AccessibleState: Equatable, Sendable {
        /// The name of each piece; `nil` if the piece is gone or is only decoration.
        public var names: [String?]
        /// The pieces in Tab order.
        public var tabOrder: [Int]
        /// A phrase that describes the state of the game.
        public var state: String

        /// Creates a description of the accessible names.
        public init(names: [String?], tabOrder: [Int], state: String) {
            self.names = names
            self.tabOrder = tabOrder
            self.state = state
        }
    }

    /// The pieces and their positions.
    public var scene: Scene
    /// Whether, and when, the board needs its next frame.
    public var activity: Activity
    /// The duration of a long press, in seconds.
    public var longPressTime: Double
    /// Whether the player is holding a piece.
    public var holdsPiece: Bool
    /// The accessible names; `nil` if they have not changed since the previous scene.
    public var accessibleState: AccessibleState?

    /// Creates a snapshot.
    public init(
        scene: Scene, activity: Activity, longPressTime: Double, holdsPiece: Bool, accessibleState: AccessibleState?
    ) {
        self.scene = scene
        self.activity = activity
        self.longPressTime = longPressTime
        self.holdsPiece = holdsPiece
        self.accessibleState = accessibleState
    }
}

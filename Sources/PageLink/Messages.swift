import Scene

/// What the window tells the process in which a page runs.
public enum ToPage: Equatable, Sendable {
    /// The first message, and again whenever any of it is different: where the page is shown, and where the program's files
    /// lie.
    case surroundings(PageSurroundings)
    /// Loads a page and runs it. A process runs one page in its life.
    case load(PageFiles)
    /// What the player does.
    case input(Input, at: Double)
    /// A key that was pressed, maybe with Shift, while the cursor is on a piece; answered by `Answer.key`.
    case key(Key, on: Int, shift: Bool, at: Double, question: UInt32)
    /// Which piece the cursor goes to from a piece; answered by `Answer.piece`.
    case cursor(from: Int, toward: Direction, question: UInt32)
    /// Which piece takes over from one that has gone; answered by `Answer.piece`.
    case nearest(to: Int, question: UInt32)
    /// Which piece a press at a place is for; answered by `Answer.piece`.
    case pieceAt(Point, by: Device, question: UInt32)
    /// Lets time pass until then, in seconds of the monotonic clock, and asks for what is to be seen: always answered by a
    /// scene, one for several that come together.
    case advance(to: Double)
    /// Whether anybody can see the board.
    case seen(Bool, at: Double)
}

/// What the process in which a page runs tells the window.
public enum FromPage: Equatable, Sendable {
    /// The page's own code has run to its end; the board that it shows, whose first scene follows, or nil where it has set no
    /// live view.
    case loaded(PageBoard?)
    /// The page could not be loaded at all, with the reason, in English, as the system gives it.
    case notLoaded(String)
    /// All that is to be seen now. It may also come unasked, when the page has done something by itself.
    case scene(PageScene)
    /// What the board has said to a question.
    case answer(Answer, question: UInt32)
    /// A sound of the program's, by its name.
    case sound(String)
    /// Words for those who cannot see, in the player's language.
    case announcement(Announcement)
}

/// What is asked of a board with a question, and answered.
public enum Answer: Equatable, Sendable {
    /// What was done with a key.
    case key(KeyAnswer)
    /// A piece, or none.
    case piece(Int?)
}

/// Where a page is shown, and where the program's files lie.
public struct PageSurroundings: Equatable, Sendable {
    /// The folder of the pictures that are shipped: their paths in a scene are below it.
    public var data: String
    /// The folder of the translations.
    public var translations: String
    /// The size of the area, in points.
    public var area: Size
    /// Whether the desktop asks for dark colours.
    public var isDark: Bool
    /// Whether pieces may be seen to move.
    public var allowsMotion: Bool
    /// Whether the player reads from right to left.
    public var readsRightToLeft: Bool

    /// Where a page is shown.
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

/// What belongs to a page that has been built.
public struct PageFiles: Equatable, Sendable {
    /// The path of the shared library that it was compiled into.
    public var library: String
    /// The folders in which its pictures are looked for, the page's own first.
    public var resources: [String]

    /// A library, by its path, and the folders of its pictures.
    public init(library: String, resources: [String]) {
        self.library = library
        self.resources = resources
    }
}

/// The board that a page shows.
public struct PageBoard: Equatable, Sendable {
    /// What a screen reader calls it, in the player's language.
    public var name: String

    /// A board of a name.
    public init(name: String) { self.name = name }
}

/// All that is to be seen of a page's board, and all that whoever shows it has to know without asking.
public struct PageScene: Equatable, Sendable {
    /// What the pieces are called and how things stand, in the player's language.
    public struct Words: Equatable, Sendable {
        /// The name of each piece, nil for one that is gone or that only adorns another.
        public var names: [String?]
        /// The pieces in the order in which Tab goes round them.
        public var tabOrder: [Int]
        /// How things stand, in one phrase.
        public var state: String

        /// What everything is called.
        public init(names: [String?], tabOrder: [Int], state: String) {
            self.names = names
            self.tabOrder = tabOrder
            self.state = state
        }
    }

    /// What is to be seen.
    public var scene: Scene
    /// Whether, and when, the board needs the clock again.
    public var activity: Activity
    /// How long a press rests before it is a long one, in seconds.
    public var longPressTime: Double
    /// Whether a piece is in the player's hand.
    public var holdsPiece: Bool
    /// What everything is called; nil where that is as it was.
    public var words: Words?

    /// All that is to be seen.
    public init(scene: Scene, activity: Activity, longPressTime: Double, holdsPiece: Bool, words: Words?) {
        self.scene = scene
        self.activity = activity
        self.longPressTime = longPressTime
        self.holdsPiece = holdsPiece
        self.words = words
    }
}

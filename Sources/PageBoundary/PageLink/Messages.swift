// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A message from the window to the process that runs a page.
package enum ToPage: Equatable, Sendable {
    /// Sent first.
    case setUp(PageSetup)
    /// Loads a page and runs its top-level code. Each process runs a single page.
    case load(PageFiles)
    /// Repeats recorded inputs without sound. The last part of a recording also advances to the given step, and is
    /// answered with a frame.
    case replay([TimedInput], until: Int, isLast: Bool)
    /// An input. A key is answered with `Answer.key` if it has a question.
    case input(TimedInput, question: UInt32? = nil)
    /// Asks where the cursor moves from an element, or from outside. Answered with `Answer.element`.
    case cursor(from: ElementID?, toward: Direction, question: UInt32)
    /// Asks which element gets the focus when the given one disappears. Answered with `Answer.element`.
    case nearest(to: ElementID, question: UInt32)
    /// Asks for the hit test of a press. Answered with `Answer.element`.
    case elementAt(Point, by: Device, question: UInt32)
    /// Advances the page to a step, and requests a frame. Several requests that arrive together are answered with one
    /// frame.
    case advance(to: Int)
    /// Asks the process of the past for the moment at a step, and for the trails of the given number of steps after it.
    /// `cells` are the values of the literal that the user is changing; what is written in the code counts if it is empty.
    /// Only the latest request counts.
    case showMoment(Int, trail: Int, cells: [Double] = [])
    /// Asks for the next values of statements, as soon as there are any. `load` asks for the first ones.
    case moreValues
}

/// A message from the process that runs a page to the window.
package enum FromPage: Equatable, Sendable {
    /// The page's top-level code has returned. A frame follows.
    case loaded(PageTitle)
    /// The page's library could not be loaded, with the system's reason in English.
    case notLoaded(String)
    /// What has changed since the previous frame.
    case frame(PageFrame)
    /// Nothing has changed since the previous frame.
    case unchanged
    /// A long replay, or one of many steps, has come to a step.
    case progress(step: Int)
    /// The digests of the trees at the checkpoints of a replay. A frame follows.
    case checkpoints([UInt64])
    /// The values that a replay has made, in their order, if they are traced. A frame follows.
    case trace([TracedValue])
    /// The answer to a question of the window.
    case answer(Answer, question: UInt32)
    /// Plays a sound of the program, given by name.
    case sound(String)
    /// Text for a screen reader, in the user's language.
    case announcement(Announcement)
    /// Plays a file, given by its absolute path.
    case soundFile(String)
    /// The bytes of a sound file in the memory of the page, for a player. Sent before a frame.
    case soundData([UInt8], player: Int)
    /// What the sound players of the page play from now on. Sent before a frame, if that is something else.
    case playing([Playback])
    /// The live properties of the page and their values. Sent before a frame, if it has any, or if there are others.
    case properties([PageProperty], values: [PropertyValue])
    /// Values of live properties that the page itself has changed. Sent before a frame.
    case propertyChanges([PropertyChange])
    /// Values of statements that are new or have changed. The window asks for the next ones.
    case values([PageValue])
    /// The process of the past has repeated the session up to a step, or completely.
    case repeated(until: Int, isComplete: Bool)
    /// What the page has shown at a step.
    case moment(Moment)
    /// All values of statements that there are at a step of the past, in several messages if they are many.
    case pastValues([PageValue], at: Int)
    /// Where things move after a step.
    case trails([Trail], from: Int)
    /// The page has changed on its own, so that a frame should be requested. Sent once until the next frame.
    case changed
}

/// The answer to a question about a page.
package enum Answer: Equatable, Sendable {
    /// How the page handled a key.
    case key(StageKeyResult)
    /// An element, or `nil` if there is none.
    case element(ElementID?)
}

/// What a page depends on in addition to its code and its inputs.
package struct PageSetup: Equatable, Sendable {
    /// The data folder, relative to which a scene names the program's own pictures.
    package var data: String
    /// The folder of the message catalogs.
    package var translations: String
    /// The font of the desktop, as a Pango font description such as `Cantarell 11`.
    package var fontName: String
    /// The source of the page's random numbers.
    package var seed: UInt64
    /// When the session began.
    package var start: LocalTime
    /// The environment at the beginning.
    package var environment: PageEnvironment
    /// What the page takes for its screen.
    package var device: PageDevice

    /// Creates a setup.
    package init(
        data: String, translations: String, fontName: String, seed: UInt64, start: LocalTime,
        environment: PageEnvironment, device: PageDevice
    ) {
        self.data = data
        self.translations = translations
        self.fontName = fontName
        self.seed = seed
        self.start = start
        self.environment = environment
        self.device = device
    }
}

/// A device that gives its size to a view controller without a size of its own. It does not change while a page runs.
package enum PageDevice: String, CaseIterable, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case tablet
    /// The area of the window.
    case window

    /// The size of the screen, in points; `nil` if it is that of the area.
    package var size: Size? {
        switch self {
        case .phone: Size(width: 375, height: 667)
        case .tablet: Size(width: 768, height: 1024)
        case .window: nil
        }
    }
}

/// A date and a time of day in the local time zone.
package struct LocalTime: Equatable, Sendable {
    /// The year of the Gregorian calendar.
    package var year: Int
    /// The month, from 1.
    package var month: Int
    /// The day of the month, from 1.
    package var day: Int
    /// The time since midnight, in seconds.
    package var second: Int

    /// Creates a time, which is noon by default.
    package init(year: Int, month: Int, day: Int, second: Int = 12 * 3600) {
        self.year = year
        self.month = month
        self.day = day
        self.second = second
    }
}

/// The environment in which a page is shown.
package struct PageEnvironment: Equatable, Sendable {
    /// The size of the area, in points.
    package var area: Size
    /// Whether the dark style is in use.
    package var isDark: Bool
    /// Whether animations are enabled.
    package var allowsMotion: Bool
    /// Whether the text direction is right to left.
    package var readsRightToLeft: Bool
    /// How much larger texts are than usual. It is clamped to `textScales`.
    package var textScale: Double { didSet { textScale = textScale.clamped(to: Self.textScales) } }
    /// Whether a page with a size of its own is enlarged to the area. Otherwise, it is only made smaller.
    package var enlarges: Bool

    /// How small and how large texts can be, compared with their usual size.
    package static let textScales = 0.5...3.0

    /// Creates a description of the environment.
    package init(
        area: Size, isDark: Bool, allowsMotion: Bool, readsRightToLeft: Bool, textScale: Double = 1,
        enlarges: Bool = false
    ) {
        self.area = area
        self.isDark = isDark
        self.allowsMotion = allowsMotion
        self.readsRightToLeft = readsRightToLeft
        self.textScale = textScale.clamped(to: Self.textScales)
        self.enlarges = enlarges
    }
}

/// The files of a page that has been built.
package struct PageFiles: Equatable, Sendable {
    /// The path of the page's shared library.
    package var library: String
    /// The folders that are searched for pictures, the page's own first.
    package var resources: [String]
    /// Whether the window shows the values of the page's statements.
    package var showsValues: Bool
    /// Whether the page traces the values of its statements instead, so that two runs can be compared.
    package var tracesValues: Bool
    /// Whether the page reads a literal from cells, because the user is changing it.
    package var readsCells: Bool

    /// The largest number of cells: those of a color.
    package static let maxCells = 4

    /// Creates a description from the path of the library and the resource folders.
    package init(
        library: String, resources: [String], showsValues: Bool = false, tracesValues: Bool = false,
        readsCells: Bool = false
    ) {
        self.library = library
        self.resources = resources
        self.showsValues = showsValues
        self.tracesValues = tracesValues
        self.readsCells = readsCells
    }
}

/// The title of what a page shows.
package struct PageTitle: Equatable, Sendable {
    /// The accessible name, in the user's language.
    package var name: String
    /// Whether there is anything to see.
    package var hasView: Bool

    /// Creates a title.
    package init(name: String, hasView: Bool = true) { (self.name, self.hasView) = (name, hasView) }
}

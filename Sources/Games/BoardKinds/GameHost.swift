// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import Scene

/// The services that a board's kind uses from the program that plays it.
@MainActor package protocol GameHost: AnyObject {
    /// Clocks, random seeds, and threads.
    var platform: any Platform { get }
    /// The user's files that property values refer to.
    var files: any UserFiles { get }
    /// The solutions that the user has found on this board.
    var solutions: any SolutionStore { get }
    /// The playing time up to the last move, in seconds.
    var seconds: Double { get }
    /// Whether the game counts: the user has played all of it, and it is not a replay.
    var counts: Bool { get }

    /// Whether the current game is a replay.
    var isReplay: Bool { get }

    /// Summarizes the finished games of a category, including the one that has just ended, then calls `body`.
    func summarize(category: String, then body: @escaping (Summary) -> Void)
    /// Records that the program plays from here on, so that the game does not count.
    func markAsAssisted()
    /// Announces text to screen readers.
    func announce(_ said: Announcement)
    /// Announces the current name of a piece to screen readers.
    func announceName(of piece: Int)
    /// Plays the sound file at a URI, instead of the one that is playing.
    func play(soundFile uri: String)
    /// Shows a brief message, at most for as long as the returned object is alive.
    func showMessage(_ message: String) -> AnyObject
    /// Shows why something is not available.
    func refuse(_ reason: String)
    /// Adds a line to the console.
    func log(_ text: String)
    /// Updates the preferences after the board has changed its own properties.
    func propertiesChanged()
}

/// The user's files that property values refer to. They are read off the main thread.
@MainActor package protocol UserFiles: AnyObject {
    /// Loads a picture, then calls `body` with `nil`, or with the reason why it cannot be shown.
    func loadPicture(uri: String, then body: @escaping (_ problem: String?) -> Void)
    /// Reads a folder and all its pictures as a deck, then calls `body` with the deck, or with the reason why it cannot
    /// be used as one.
    func readDeck(folder uri: String, then body: @escaping (_ deck: Deck?, _ problem: String?) -> Void)
    /// Returns the name of a file to show to the user.
    func displayName(ofURI uri: String) -> String
    /// Calls `changed` after each change in a folder, for as long as the returned object is alive.
    func watch(folder uri: String, _ changed: @escaping @MainActor () -> Void) -> AnyObject
}

/// The solutions that the user has found on a board.
@MainActor package protocol SolutionStore: AnyObject {
    /// Adds a solution, as text, to a category. Does nothing if the category already contains it.
    func add(_ solution: String, category: String)
    /// Counts the solutions of a category, then calls `body`.
    func count(category: String, then body: @escaping (Int) -> Void)
    /// Reads the solutions of all categories, latest first, then calls `body`.
    func readAll(then body: @escaping ([(category: String, solutions: [String])]) -> Void)
}

extension UserFiles {
    /// Loads the picture that a value refers to, if any, then calls `body` with `nil` or with the reason for a failure.
    func prepare(_ value: PropertyValue, then body: @escaping (String?) -> Void) {
        if case .picture(.custom(let uri)) = value { loadPicture(uri: uri, then: body) } else { body(nil) }
    }
}

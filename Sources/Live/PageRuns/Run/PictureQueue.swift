// SPDX-License-Identifier: GPL-3.0-or-later
// The stage owns the queue. Closures hold weak references.

import Files
import Localization

/// Loads the user's pictures of a page one after the other, as far as the page can read them. A page can name thousands
/// that it cannot read, so a turn of the main loop looks at a few only, and the console lists the first ones.
package final class PictureQueue {
    /// Returns whether the page may show the picture at a URI.
    package var allowsReading: (String) -> Bool = { _ in false }
    /// Loads a picture, then calls its argument with a message for the user, or with `nil`.
    package var load: (String, @escaping (String?) -> Void) -> Void = { _, done in done(nil) }
    /// Called with a message for the user.
    package var refused: (String) -> Void = { _ in }

    /// The number of pictures that a turn looks at. Each is looked up on the disk.
    package static let picturesPerTurn = 50
    /// The number of messages about pictures of a page.
    package static let maxMessages = 20

    private let later: (@escaping () -> Void) -> Void
    private var messages = 0

    /// Creates a queue. `later` calls its argument in another turn of the main loop.
    package init(later: @escaping (@escaping () -> Void) -> Void) { self.later = later }

    /// Notes that the pictures are those of another run of a page.
    package func noteRun() { messages = 0 }

    /// Loads pictures, then calls `done`.
    package func read(_ uris: ArraySlice<String>, then done: @escaping () -> Void) {
        var rest = uris
        for _ in 0..<Self.picturesPerTurn {
            guard let uri = rest.popFirst() else { return done() }
            guard !allowsReading(uri) else {
                return load(uri) { [weak self] problem in
                    if let problem { self?.report(problem) }
                    self?.read(rest, then: done)
                }
            }
            let message = translated("This page can’t read {file}: put it in Resources, or drop it on the window")
            report(filled(message, ["file": FileURI.path(of: uri) ?? uri]))
        }
        later { [weak self] in self?.read(rest, then: done) }
    }

    private func report(_ message: String) {
        messages += 1
        if messages <= Self.maxMessages { refused(message) }
        // Translators: The last of many messages about pictures.
        if messages == Self.maxMessages + 1 { refused(translated("There are more pictures that can’t be shown")) }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Localization

/// What happens in a session as text: a line for each event, which begins with its time.
enum SessionText {
    /// Returns the first line.
    static func title(of session: SavedSession, page: String) -> String {
        filled(
            // Translators: The first line about a recorded session of a page. {page} is the name of the page, {time} a
            // duration such as 1:02.50.
            translated(
                "{page}: {number} input in {time}", "{page}: {number} inputs in {time}", count: session.inputs.count),
            ["page": page, "number": "\(session.inputs.count)", "time": SessionTime.text(ofStep: session.length)])
    }

    /// Returns the line for an event; `nil` if it is not worth a line.
    static func line(for event: SessionPlayback.Event, at step: Int) -> String? {
        text(of: event).map { "\(SessionTime.text(ofStep: step))  \($0)" }
    }

    private static func text(of event: SessionPlayback.Event) -> String? {
        switch event {
        case .input(let description): description.isEmpty ? nil : description.printable
        case .output(let line): "> \(line)"
        case .error(let line): "! \(line)"
        case .announcement(let text):
            // Translators: A text that the screen reader speaks.
            filled(translated("Announcement: {text}"), ["text": text.printable])
        case .sound(let name):
            // Translators: A sound that is played. {name} is the name of a file.
            filled(translated("Sound: {name}"), ["name": name.printable])
        case .failed: nil
        // Translators: The end of a recorded session.
        case .ended: translated("End")
        }
    }
}

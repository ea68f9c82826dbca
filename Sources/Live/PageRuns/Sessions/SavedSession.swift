// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink

/// A session as a file: what a page was given from outside. The same code shows the same again.
package struct SavedSession: Equatable, Sendable {
    /// An input with what it was.
    package struct Input: Equatable, Sendable {
        /// The input and its step.
        package var timed: TimedInput
        /// What it was, in the language of the user who has saved the session; empty if that is not known.
        package var description: String

        /// Creates an input.
        package init(_ timed: TimedInput, _ description: String = "") {
            self.timed = timed
            self.description = description
        }
    }

    /// The reason why a file cannot be opened.
    package enum ReadError: Error, Equatable, Sendable {
        /// The file does not exist, cannot be read, or is too large.
        case unreadable
        /// The file is not a session, or is damaged.
        case invalid
        /// The file was written by a newer version.
        case newer
    }

    /// The extension of the file's name.
    package static let fileExtension = "peekaboard-session"
    /// The largest size of a file, in bytes.
    static let maxBytes = 128 << 20

    /// The path of the page's file, which may not exist on this computer.
    package var page: String
    /// The SHA-256 checksum of the page's code, as hexadecimal digits.
    package var code: String
    /// The source of the page's random numbers.
    package var seed: UInt64
    /// When the session began.
    package var start: LocalTime
    /// The font of the desktop, as a Pango font description.
    package var fontName: String
    /// The environment at the beginning.
    package var environment: PageEnvironment
    /// What the page takes for its screen.
    package var device: PageDevice
    /// The inputs in the order of their steps.
    package var inputs: [Input]
    /// The number of steps that the session has lasted, which is not less than the step of the last input.
    package var length: Int

    /// The setup in which a page repeats the session.
    package func setup(data: String, translations: String) -> PageSetup {
        PageSetup(
            data: data, translations: translations, fontName: fontName, seed: seed, start: start,
            environment: environment, device: device)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// Records a sound from the microphone.
package protocol SoundRecording: AnyObject {
    /// Records an Ogg Vorbis file until `stop` is called or the time is up. `level` is called with the loudness, 0...1, and
    /// `ended` when the file is complete, or with the reason why nothing was recorded.
    func start(
        toFile path: String, level: @escaping (Double) -> Void,
        ended: @escaping (Result<Void, SoundRecordingError>) -> Void)

    /// Ends the recording. The file is complete when `ended` is called.
    func stop()

    /// Ends the recording without calling `ended`.
    func cancel()
}

/// The reason why nothing was recorded, in one line for the user.
package nonisolated struct SoundRecordingError: Error, Equatable, Sendable {
    package let message: String

    /// Creates an error.
    package init(message: String) { self.message = message }
}

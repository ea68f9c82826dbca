// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import PeekaboardModel

/// Records sounds from the microphone.
final class MicrophoneRecorder: SoundRecording {
    private let recorder = SoundRecorder()

    func start(
        toFile path: String, level: @escaping (Double) -> Void,
        ended: @escaping (Result<Void, SoundRecordingError>) -> Void
    ) {
        recorder.start(toFile: path, level: level) { result in
            ended(result.mapError { SoundRecordingError(message: $0.message) })
        }
    }

    func stop() { recorder.stop() }

    func cancel() { recorder.cancel() }
}

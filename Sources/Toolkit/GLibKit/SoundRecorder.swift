// SPDX-License-Identifier: GPL-3.0-or-later
// The recorder owns the recording.

import Localization

/// Records a sound from the microphone in an Ogg Vorbis file, one recording at a time.
@MainActor package final class SoundRecorder {
    /// The reason why nothing was recorded.
    package enum RecordingProblem: Error, Sendable {
        /// GStreamer is not installed.
        case noGStreamer
        /// GStreamer’s plugins are not installed.
        case noPlugins
        /// There is no sound server.
        case noServer
        /// There is no microphone, or it cannot be used.
        case noMicrophone
        /// The file cannot be written.
        case unwritable
        /// The recording was stopped before it contained any sound.
        case empty
    }

    /// The maximum duration of a recording, in seconds. It is a bit shorter than the longest sound of a deck.
    package static let maxSeconds = 29.9

    /// The part of the pipeline that delivers the sound in portions of a tenth of a second, before its properties.
    private let source: String
    private var state = State.idle
    private var level: (Double) -> Void = { _ in }
    private var ended: (Result<Void, RecordingProblem>) -> Void = { _ in }
    /// The number of the latest recording.
    private var number = 0
    /// Whether the recording contains sound, even if it is silent.
    private var hasSound = false
    private let tally = Tally("sound recorder")

    private enum State {
        case idle
        /// The recording is started in the background.
        case starting
        case recording(RecordingPipeline)
    }

    /// Creates a recorder for the microphone that is chosen in the desktop’s settings.
    package convenience init() {
        // The sound server converts the sound to the format of the file.
        self.init(source: "pulsesrc blocksize=8820")
    }

    /// Creates a recorder for another source: an element of GStreamer, and properties.
    init(source: String) { self.source = source }

    isolated deinit { cancel() }

    /// Whether a recording was started and has not ended.
    package var isRecording: Bool { if case .idle = state { false } else { true } }

    /// Records a file, and replaces one that exists. Cancels the current recording, if there is one.
    ///
    /// The recording ends with `stop()`, after the maximum duration, or with a problem. `level` is called ten times per
    /// second with the loudness, 0...1. `ended` is called once, with the file complete, unless the recording is canceled.
    package func start(
        toFile path: String, level: @escaping (Double) -> Void,
        ended: @escaping (Result<Void, RecordingProblem>) -> Void
    ) {
        cancel()
        (self.level, self.ended) = (level, ended)
        hasSound = false
        state = .starting
        let parts = [
            source, "num-buffers=\(Int(Self.maxSeconds * 10))", "!", "audio/x-raw,format=S16LE,rate=44100,channels=1",
            "!",
            "audioconvert", "!", "level", "name=level", "interval=100000000", "!", "vorbisenc", "!", "oggmux", "!",
            "filesink", "name=file",
        ]
        let pipeline = parts.joined(separator: " ")
        // Loading GStreamer’s plugins for the first time takes a second.
        inBackground {
            RecordingPipeline.start(pipeline, path: path)
        } then: { [weak self, number] recording in
            // Otherwise, the recording was canceled, and is released here.
            if self?.number == number { self?.watch(recording) }
        }
    }

    /// Ends the recording. The file is complete when `ended` is called.
    package func stop() {
        switch state {
        case .idle: break
        case .recording(let recording) where hasSound: recording.finish()
        case .starting, .recording: end(with: .empty)
        }
    }

    /// Ends the recording without calling `ended`. The file is incomplete.
    package func cancel() {
        number += 1
        state = .idle
        (level, ended) = ({ _ in }, { _ in })
    }

    private func watch(_ started: Result<RecordingPipeline, RecordingProblem>) {
        switch started {
        case .success(let recording):
            state = .recording(recording)
            recording.watch { [weak self] in
                self?.heard(decibels: $0)
            } ended: { [weak self] in
                self?.end(with: $0)
            }
        case .failure(let problem): end(with: problem)
        }
    }

    /// Reports the loudness of the latest tenth of a second, which is not a number if there is nothing left at the end.
    private func heard(decibels: Double) {
        guard !decibels.isNaN else { return }
        hasSound = true
        level(min(max(0, 1 + decibels / 60), 1))
    }

    /// The recording has ended, with a problem or normally.
    private func end(with problem: RecordingProblem?) {
        let ended = ended
        let problem = problem ?? (hasSound ? nil : .empty)
        cancel()
        ended(problem.map { .failure($0) } ?? .success(()))
    }
}

extension SoundRecorder.RecordingProblem {
    /// What happened, in one line for the user.
    package var message: String {
        switch self {
        case .noGStreamer: translated("Recording needs GStreamer, which is not installed")
        case .noPlugins: translated("Recording needs GStreamer’s Base and Good plugins, which are not installed")
        case .noServer: translated("Cannot record: no sound server is running")
        case .noMicrophone: translated("Cannot record: no microphone is available")
        case .unwritable:
            translated("Could not write the recording: check the free space and the folder’s permissions")
        case .empty: translated("Nothing was recorded")
        }
    }
}

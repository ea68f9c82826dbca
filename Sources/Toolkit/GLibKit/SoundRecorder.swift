// The recorder owns the recording, whose functions refer to the recorder without owning it. They are not called after the
// recording is released.

import CSoundRecording
import Localization

/// Records a sound from the microphone in an Ogg Vorbis file, one recording at a time.
@MainActor package final class SoundRecorder {
    /// The reason why nothing was recorded.
    package enum Problem: Error, Sendable {
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
    private var ended: (Result<Void, Problem>) -> Void = { _ in }
    /// The number of the latest recording.
    private var number = 0
    /// Whether the recording contains sound, even if it is silent.
    private var hasSound = false
    private let tally = Tally("sound recorder")

    private enum State {
        case idle
        /// The recording is started in the background.
        case starting
        case recording(Recording)
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
        toFile path: String, level: @escaping (Double) -> Void, ended: @escaping (Result<Void, Problem>) -> Void
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
            Recording.start(pipeline, path: path)
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

    private func watch(_ started: Result<Recording, Problem>) {
        switch started {
        case .success(let recording):
            state = .recording(recording)
            recording.watch(for: self)
        case .failure(let problem): end(with: problem)
        }
    }

    /// Reports the loudness of the latest tenth of a second, which is not a number if there is nothing left at the end.
    fileprivate func heard(decibels: Double) {
        guard !decibels.isNaN else { return }
        hasSound = true
        level(min(max(0, 1 + decibels / 60), 1))
    }

    /// The recording has ended, with a problem or normally.
    fileprivate func end(with problem: Problem?) {
        let ended = ended
        let problem = problem ?? (hasSound ? nil : .empty)
        cancel()
        ended(problem.map { .failure($0) } ?? .success(()))
    }
}

extension SoundRecorder.Problem {
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

    /// Creates the problem of a recording, or returns `nil` if there is none.
    fileprivate nonisolated init?(_ problem: peekaboard_recording_problem) {
        switch problem {
        case peekaboard_recording_no_problem: return nil
        case peekaboard_recording_no_library: self = .noGStreamer
        case peekaboard_recording_no_plugin: self = .noPlugins
        case peekaboard_recording_no_source: self = .noServer
        case peekaboard_recording_unwritable: self = .unwritable
        default: self = .noMicrophone
        }
    }
}

/// A recording in progress. It stops when it is released.
private nonisolated final class Recording: @unchecked Sendable {
    private let raw: OpaquePointer
    private let path: String
    private let tally = Tally("recording")

    private init(raw: OpaquePointer, path: String) { (self.raw, self.path) = (raw, path) }

    deinit { peekaboard_recording_free(raw) }

    /// Starts a recording. Blocks for a while.
    static func start(_ pipeline: String, path: String) -> Result<Recording, SoundRecorder.Problem> {
        var problem = peekaboard_recording_no_problem
        guard let raw = peekaboard_recording_start(pipeline, path, &problem) else {
            return .failure(SoundRecorder.Problem(problem) ?? .noMicrophone)
        }
        return .success(Recording(raw: raw, path: path))
    }

    /// Calls the functions of a recorder, which owns this recording.
    @MainActor func watch(for recorder: SoundRecorder) {
        let handler = peekaboard_recording_handler(
            level: { decibels, data in
                let recorder = Unmanaged<SoundRecorder>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { recorder.heard(decibels: decibels) }
            },
            ended: { problem, data in
                let recorder = Unmanaged<SoundRecorder>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { recorder.end(with: SoundRecorder.Problem(problem)) }
            })
        peekaboard_recording_watch(raw, handler, Unmanaged.passUnretained(recorder).toOpaque())
    }

    func finish() { peekaboard_recording_finish(raw) }
}

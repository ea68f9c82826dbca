/// Records a sound from the microphone.
public protocol SoundRecording: AnyObject {
    /// Records to a file until `stop` is called or the time is up. `level` is called with the present level, 0...1, and
    /// `ended` with the duration in seconds, or with the reason why nothing was recorded.
    func start(
        toFile path: String, level: @escaping (Double) -> Void,
        ended: @escaping (Result<Double, SoundRecordingError>) -> Void)

    /// Stops recording.
    func stop()
}

/// The reason why nothing was recorded, in one line for the user.
public nonisolated struct SoundRecordingError: Error, Equatable, Sendable {
    /// The message.
    public let message: String

    /// Creates an error.
    public init(message: String) { self.message = message }
}

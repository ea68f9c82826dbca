// SPDX-License-Identifier: GPL-3.0-or-later
// The window plays, but what a player is doing follows from the page's time alone, so that it is the same each time that
// the page runs.

import Files
import Scene
@_exported import UIKit
import ViewKit

/// Plays a sound from a file or from memory.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
    /// The file; `nil` if the sound is in memory.
    public let url: URL?
    /// The sound in memory; `nil` if it is in a file.
    public let data: Data?
    /// The duration in seconds.
    public let duration: TimeInterval
    /// The number of channels of the sound.
    public let numberOfChannels: Int
    /// The object that learns when the sound has ended.
    public weak var delegate: (any AVAudioPlayerDelegate)?

    /// How often the sound is repeated; a negative number is endless.
    public var numberOfLoops = 0 { didSet { update() } }
    /// The place between the left, -1, and the right, 1.
    public var pan: Float = 0 { didSet { update() } }
    /// Whether `rate` has an effect.
    public var enableRate = false { didSet { changeSpeed() } }
    /// How many times as fast as normal the sound is played, 0.5...2. It changes the pitch, too.
    public var rate: Float = 1 { didSet { changeSpeed() } }
    /// The volume, 0...1. While it fades, this is the value at the end.
    public var volume: Float {
        get { Float(ramp.to) }
        set { setVolume(newValue, fadeDuration: 0) }
    }
    /// Has no effect, because a page does not decode sounds.
    public var isMeteringEnabled = false

    /// The longest time in which the volume fades, in seconds.
    private static let longestFade = 1e6
    private static var count = 0
    private let number: Int
    private var ramp = VolumeRamp(1)
    private var speed = 1.0
    /// When the sound has gone on, and its position then, in which repetitions count; `nil` if it is not played.
    private var start: (time: Double, position: Double)?
    /// The position while the sound is not played.
    private var restingPosition = 0.0
    /// Waits for the end of the sound, or for its beginning.
    private var timer: Timer?
    private var isWaiting = false

    /// Creates a player for a file. Throws an error if the file cannot be read or has no sound.
    public convenience init(contentsOf url: URL) throws {
        guard url.isFileURL, let bytes = contents(ofFile: url.path, limit: SoundFile.maxBytes) else {
            throw Self.error(2_003_334_207, ConsoleLine(unreadable: url.isFileURL ? url.path : url.absoluteString))
        }
        guard let header = SoundHeader(of: bytes) else {
            let message = ConsoleLine(phrase("{file} has no sound that can be played"), ["file": url.path])
            throw Self.error(1_954_115_647, message)
        }
        self.init(url, nil, header)
    }

    /// Creates a player for a file, whatever the hint about its format is.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Creates a player for the bytes of a sound file. Throws an error if these are not a sound.
    public convenience init(data: Data) throws {
        guard let header = SoundHeader(of: Array(data)) else {
            throw Self.error(1_954_115_647, ConsoleLine(phrase("The data has no sound that can be played")))
        }
        self.init(nil, data, header)
    }

    /// Creates a player for the bytes of a sound file, whatever the hint about its format is.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// Creates a player without a sound.
    public convenience override init() { self.init(nil, nil, nil) }

    private init(_ url: URL?, _ data: Data?, _ header: SoundHeader?) {
        (self.url, self.data) = (url, data)
        (duration, numberOfChannels) = (header?.duration ?? 0, header?.channels ?? 0)
        number = Self.count
        Self.count += 1
        super.init()
    }

    isolated deinit {
        timer?.invalidate()
        PageContext.current.playbacks[number] = nil
        PageContext.current.soundData[number] = nil
    }

    /// Lets the window have the sound, unless there are too many in memory.
    private func keep(_ data: Data) {
        let count = PageContext.current.soundData.values.reduce(data.count) { $0 + $1.count }
        guard count <= Playback.maxBytes else {
            return ConsoleLine(phrase("The sounds in memory are larger than 8 MB: use files")).write()
        }
        PageContext.current.soundData[number] = Array(data)
    }

    private static func error(_ code: Int, _ message: ConsoleLine) -> NSError {
        NSError(domain: "NSOSStatusErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: message.text])
    }

    // MARK: - Playing

    /// Whether the sound is played.
    public var isPlaying: Bool { start != nil || isWaiting }

    /// The position in the sound, in seconds.
    public var currentTime: TimeInterval {
        get { start == nil ? restingPosition : position.truncatingRemainder(dividingBy: duration) }
        set {
            let time = newValue > 0 ? min(newValue, duration) : 0
            guard start != nil else { return restingPosition = time }
            // At its duration, a sound would be in its next round.
            start = (deviceCurrentTime, Double(round) * duration + min(time, duration - 1e-6))
            update()
        }
    }

    /// The time of the page, in seconds.
    public var deviceCurrentTime: TimeInterval { PageContext.current.time.seconds }

    /// Has no effect, because the window reads a sound when it is played. Returns whether there is a sound.
    @discardableResult open func prepareToPlay() -> Bool { duration > 0 }

    /// Plays the sound from its position on. Returns whether there is a sound.
    @discardableResult open func play() -> Bool {
        guard duration > 0 else { return false }
        guard start == nil else { return true }
        if let data, PageContext.current.soundData[number] == nil { keep(data) }
        isWaiting = false
        start = (deviceCurrentTime, restingPosition < duration ? restingPosition : 0)
        update()
        return true
    }

    /// Plays the sound from a time on, in terms of `deviceCurrentTime`. Returns whether there is a sound.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        guard duration > 0, start == nil, time > deviceCurrentTime else { return play() }
        isWaiting = true
        timer?.invalidate()
        timer = .scheduledTimer(withTimeInterval: time - deviceCurrentTime, repeats: false) { [weak self] _ in
            self?.play()
        }
        return true
    }

    /// Stops the sound at its position.
    open func pause() {
        restingPosition = currentTime
        (start, isWaiting) = (nil, false)
        update()
    }

    /// Stops the sound at its position.
    open func stop() { pause() }

    /// Changes the volume bit by bit.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        let now = deviceCurrentTime
        ramp = VolumeRamp(
            from: ramp.volume(at: now), to: Double(volume).clamped(to: 0...1), start: now,
            duration: duration.clamped(to: 0...Self.longestFade))
        update()
    }

    /// The position of a sound that is played, in seconds. Repetitions count.
    private var position: Double {
        guard let start else { return restingPosition }
        return start.position + (deviceCurrentTime - start.time) * speed
    }

    /// How often the sound has been played to its end.
    private var round: Int { Int(min(position / max(duration, 1e-6), 1e9)) }

    private func changeSpeed() {
        let speed = enableRate ? Double(rate).clamped(to: Playback.rates) : 1
        guard speed != self.speed else { return }
        if start != nil { start = (deviceCurrentTime, position) }
        self.speed = speed
        update()
    }

    /// Lets the window know what is played, and waits for its end.
    private func update() {
        guard !isWaiting else { return }
        timer?.invalidate()
        timer = nil
        guard let start else { return PageContext.current.playbacks[number] = nil }
        let repetitions = numberOfLoops < 0 ? nil : max(numberOfLoops, round)
        if url != nil || PageContext.current.soundData[number] != nil {
            PageContext.current.playbacks[number] = Playback(
                player: number, file: url?.path, start: start.time, offset: start.position, rate: speed,
                repetitions: repetitions, pan: Double(pan).clamped(to: -1...1), volume: ramp)
        }
        guard let repetitions else { return }
        let left = ((Double(repetitions) + 1) * duration - position) / speed
        timer = .scheduledTimer(withTimeInterval: left, repeats: false) { [weak self] _ in self?.finish() }
    }

    private func finish() {
        (start, restingPosition) = (nil, 0)
        update()
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    // MARK: - Levels

    /// Has no effect, because a page does not decode sounds.
    open func updateMeters() {}

    /// Returns the level of silence, -160, because a page does not decode sounds.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

    /// Returns the level of silence, -160, because a page does not decode sounds.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What happens to the sound of a player.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when the sound has been played to its end. It is not called when the sound is stopped.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Not called: if a sound cannot be decoded, the console says so.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// The motions in progress, stored as values with start, end, and timing. Time is always passed in, in seconds of any
/// monotonic clock.
public struct Animator: Sendable {
    /// A property of a piece that can be animated.
    public enum Channel: Int, CaseIterable, Sendable {
        case turn, opacity, held, x, y, rotation, scale
    }

    private struct Motion {
        var piece: Int32
        var channel: Channel
        var easing: Easing
        var from: Double, to: Double
        var start: Double, duration: Double
    }

    /// The end time of the latest motion so far, which may be in the past.
    public private(set) var lastEnd = -Double.infinity

    private var motions: [Motion] = []
    /// For each channel of each piece, the index of its motion in `motions`, or -1.
    private var motionIndices: [Int32] = []

    /// Creates an animator without motions.
    public init() {}

    /// Whether any motion is in progress.
    public var isMoving: Bool { !motions.isEmpty }

    /// Returns the final value of a channel that is moving, or `nil` if it is at rest.
    public func target(of channel: Channel, piece: Int) -> Double? {
        let slot = piece * Channel.allCases.count + channel.rawValue
        guard slot < motionIndices.count, motionIndices[slot] >= 0 else { return nil }
        return motions[Int(motionIndices[slot])].to
    }

    /// Animates a channel of a piece from its current value to `value`. A motion of the same channel in progress is
    /// stopped at its current value. If the duration is 0, the value is set immediately.
    public mutating func move(
        _ channel: Channel, of piece: Int, in pieces: inout [Piece], to value: Double, at now: Double, duration: Double,
        easing: Easing = .inOut
    ) {
        let slot = piece * Channel.allCases.count + channel.rawValue
        stop(slot)
        guard duration > 0 else { return pieces[piece].set(channel, to: value) }
        let from = pieces[piece].value(of: channel)
        guard from != value else { return }
        if slot >= motionIndices.count { motionIndices += Array(repeating: -1, count: slot + 1 - motionIndices.count) }
        lastEnd = max(lastEnd, now + duration)
        motionIndices[slot] = Int32(motions.count)
        motions.append(
            Motion(
                piece: Int32(piece), channel: channel, easing: easing, from: from, to: value, start: now,
                duration: duration))
    }

    /// Updates all moving pieces to time `now`, and removes the motions that have ended.
    public mutating func update(_ pieces: inout [Piece], to now: Double) {
        var index = 0
        while index < motions.count {
            let motion = motions[index]
            let fraction = (now - motion.start) / motion.duration
            if fraction >= 1 {
                pieces[Int(motion.piece)].set(motion.channel, to: motion.to)
                stop(Int(motion.piece) * Channel.allCases.count + motion.channel.rawValue)
            } else {
                pieces[Int(motion.piece)].set(
                    motion.channel, to: motion.from + (motion.to - motion.from) * motion.easing(fraction))
                index += 1
            }
        }
    }

    /// Stops the motion of a channel at its current value.
    public mutating func stop(_ channel: Channel, of piece: Int) {
        stop(piece * Channel.allCases.count + channel.rawValue)
    }

    private mutating func stop(_ slot: Int) {
        guard slot < motionIndices.count, motionIndices[slot] >= 0 else { return }
        let gap = Int(motionIndices[slot])
        motionIndices[slot] = -1
        let last = motions.removeLast()
        guard gap < motions.count else { return }
        motions[gap] = last
        motionIndices[Int(last.piece) * Channel.allCases.count + last.channel.rawValue] = Int32(gap)
    }
}

extension Piece {
    fileprivate func value(of channel: Animator.Channel) -> Double {
        switch channel {
        case .turn: turn
        case .opacity: opacity
        case .held: held
        case .x: center.x
        case .y: center.y
        case .rotation: rotation
        case .scale: scale
        }
    }

    fileprivate mutating func set(_ channel: Animator.Channel, to value: Double) {
        switch channel {
        case .turn: turn = value
        case .opacity: opacity = value
        case .held: held = value
        case .x: center.x = value
        case .y: center.y = value
        case .rotation: rotation = value
        case .scale: scale = value
        }
    }
}

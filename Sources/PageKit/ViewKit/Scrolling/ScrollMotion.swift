// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// How the content moves by itself along an axis.
struct ScrollMotion {
    /// Where the content is at the end.
    private(set) var end: CGFloat
    /// The time until the end, in seconds.
    private(set) var duration = 0.0
    private var pieces: [(start: Double, curve: Curve)] = []

    private enum Curve {
        /// A friction: of the distance to the end, `rate` is left after a millisecond.
        case decay(from: CGFloat, to: CGFloat, rate: CGFloat)
        /// A critically damped spring.
        case spring(from: CGFloat, velocity: CGFloat, to: CGFloat, frequency: Double)
        case ease(from: CGFloat, to: CGFloat, duration: Double)
    }

    private init(resting position: CGFloat) { end = position }

    /// Returns the motion after a drag: with friction to a target, or beyond an edge and back. A target that the velocity
    /// alone would not reach was chosen by the page.
    static func fling(
        from position: CGFloat, velocity: CGFloat, rate: CGFloat, to target: CGFloat, in limits: ClosedRange<CGFloat>,
        bounces: Bool
    ) -> ScrollMotion {
        let natural = position + ScrollPhysics.distance(velocity: velocity, rate: rate)
        var motion = ScrollMotion(resting: target)
        guard (target - min(max(natural, limits.lowerBound), limits.upperBound)).magnitude < 1 else {
            guard (target - position) * velocity > 0, limits.contains(position) else {
                return spring(from: position, velocity: velocity, to: target)
            }
            motion.decay(from: position, to: target, rate: rate)
            return motion
        }
        let edge = natural < limits.lowerBound ? limits.lowerBound : limits.upperBound
        if limits.contains(natural) {
            motion.decay(from: position, to: limits.contains(target) ? target : natural, rate: rate)
        } else if !limits.contains(position) {
            return spring(from: position, velocity: velocity, to: target)
        } else if (edge - position).magnitude < (natural - position).magnitude {
            // At the edge, this part of the velocity is left.
            let share = (natural - edge) / (natural - position)
            let time = position == edge ? 0 : log(share) / log(rate) / 1000
            if time > 0 { motion.pieces.append((0, .decay(from: position, to: natural, rate: rate))) }
            motion.duration = time
            motion.end = edge
            if bounces { motion.bounce(velocity: -log(rate) * 1000 * (natural - edge), at: edge) }
        }
        return motion
    }

    /// Returns the motion of a spring.
    static func spring(
        from position: CGFloat, velocity: CGFloat, to target: CGFloat, frequency: Double = ScrollPhysics.bounceFrequency
    ) -> ScrollMotion {
        var motion = ScrollMotion(resting: target)
        // A faster spring would swing beyond the target.
        let limit = (target - position).magnitude * frequency
        let velocity = min(max(velocity, -limit), limit)
        motion.append(.spring(from: position, velocity: velocity, to: target, frequency: frequency))
        return motion
    }

    /// Returns a motion that begins and ends slowly.
    static func ease(from position: CGFloat, to target: CGFloat, duration: Double) -> ScrollMotion {
        var motion = ScrollMotion(resting: target)
        motion.pieces.append((0, .ease(from: position, to: target, duration: duration)))
        motion.duration = duration
        return motion
    }

    /// Returns where the content is at a time after the beginning, in seconds.
    func position(at time: Double) -> CGFloat {
        guard time < duration, let piece = pieces.last(where: { $0.start <= time }) else { return end }
        return Self.position(on: piece.curve, at: time - piece.start)
    }

    private mutating func decay(from position: CGFloat, to target: CGFloat, rate: CGFloat) {
        end = target
        let distance = (target - position).magnitude
        guard distance > ScrollPhysics.restDistance else { return }
        pieces.append((0, .decay(from: position, to: target, rate: rate)))
        duration = log(ScrollPhysics.restDistance / distance) / log(rate) / 1000
    }

    private mutating func bounce(velocity: CGFloat, at edge: CGFloat) {
        append(.spring(from: edge, velocity: velocity, to: edge, frequency: ScrollPhysics.bounceFrequency))
    }

    /// Adds a spring. It ends when it is at rest.
    private mutating func append(_ curve: Curve) {
        var (time, rest) = (0.0, 0.0)
        // A spring is at rest after a few seconds.
        while time < 4 {
            time += 1 / 60
            if (Self.position(on: curve, at: time) - end).magnitude > ScrollPhysics.restDistance { rest = time }
        }
        pieces.append((duration, curve))
        duration += rest
    }

    private static func position(on curve: Curve, at time: Double) -> CGFloat {
        switch curve {
        case .decay(let from, let to, let rate): return to - (to - from) * pow(rate, 1000 * time)
        case .spring(let from, let velocity, let to, let frequency):
            let way = from - to
            return to + (way + (velocity + frequency * way) * time) * exp(-frequency * time)
        case .ease(let from, let to, let duration): return from + (to - from) * TimingCurve.easeInOut(time / duration)
        }
    }
}

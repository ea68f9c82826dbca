// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

/// Compares the animator with a simple model, a dictionary of motions.
struct AnimatorModelTests {
    @Test func anyMixOfMotionsMatchesTheModel() {
        for seed in 0..<400 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var animator = Animator()
            var pieces = (0..<6).map { _ in Piece(center: Point(x: 0, y: 0), front: PlateID(index: 1), back: .first) }
            var model = Model()
            var now = 0.0
            for step in 0..<60 {
                if generator.number(below: 3) == 0 {
                    now += [0, 0.125, 0.5, 10][generator.number(below: 4)]
                    animator.update(&pieces, to: now)
                    model.update(to: now)
                } else {
                    let piece = generator.number(below: pieces.count)
                    let channel = Animator.Channel.allCases[generator.number(below: 3)]
                    let value = Double(generator.number(below: 9)) / 4
                    let duration = [0, 0.25, 0.5, 1, 7][generator.number(below: 5)]
                    let easing = [Easing.linear, .inOut][generator.number(below: 2)]
                    animator.move(
                        channel, of: piece, in: &pieces, to: value, at: now, duration: duration, easing: easing)
                    model.move(
                        .init(piece: piece, channel: channel), to: value, at: now, duration: duration, easing: easing)
                }
                guard model.agrees(with: pieces, animator) else {
                    Issue.record("seed \(seed), step \(step)")
                    return
                }
            }
        }
    }
}

/// A straightforward model of the animator.
private struct Model {
    struct Key: Hashable {
        var piece: Int
        var channel: Animator.Channel
    }

    private struct Motion {
        var from: Double, to: Double
        var start: Double, duration: Double
        var easing: Easing
    }

    private var motions: [Key: Motion] = [:]
    private var values: [Key: Double] = [:]

    mutating func move(_ key: Key, to value: Double, at now: Double, duration: Double, easing: Easing) {
        motions[key] = nil
        if duration == 0 {
            values[key] = value
        } else if self[key] != value {
            motions[key] = Motion(from: self[key], to: value, start: now, duration: duration, easing: easing)
        }
    }

    mutating func update(to now: Double) {
        for (key, motion) in motions {
            if now >= motion.start + motion.duration {
                values[key] = motion.to
                motions[key] = nil
            } else {
                let fraction = motion.easing((now - motion.start) / motion.duration)
                values[key] = motion.from + (motion.to - motion.from) * fraction
            }
        }
    }

    func agrees(with pieces: [Piece], _ animator: Animator) -> Bool {
        animator.isMoving == !motions.isEmpty
            && pieces.indices.allSatisfy { piece in
                Animator.Channel.allCases.allSatisfy { channel in
                    let key = Key(piece: piece, channel: channel)
                    let value =
                        switch channel {
                        case .turn: pieces[piece].turn
                        case .opacity: pieces[piece].opacity
                        case .held: pieces[piece].held
                        case .x: pieces[piece].center.x
                        case .y: pieces[piece].center.y
                        case .rotation: pieces[piece].rotation
                        case .scale: pieces[piece].scale
                        }
                    return value == self[key] && animator.target(of: channel, piece: piece) == motions[key]?.to
                }
            }
    }

    private subscript(key: Key) -> Double { values[key] ?? (key.channel == .opacity || key.channel == .scale ? 1 : 0) }
}

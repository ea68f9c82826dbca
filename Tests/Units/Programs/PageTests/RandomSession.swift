// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import Seeding

/// A session of random inputs of every kind. The first run decides on the inputs, and later ones repeat them.
struct RandomSession {
    /// The inputs so far.
    private(set) var inputs: [TimedInput] = []
    /// The number of steps.
    let lastStep: Int

    private var random: SeededGenerator
    private var isRecorded = false
    private var touches: Set<UInt> = []

    /// The place of a tap that lasts three steps, in a session of taps.
    private var tap: Point?
    private let isOfTaps: Bool

    /// Creates a session of at least `length` steps. One of taps has other kinds of input only now and then.
    init(seed: UInt64, length: Int = 120, isOfTaps: Bool = false) {
        self.isOfTaps = isOfTaps
        random = SeededGenerator(seed: seed)
        lastStep = length + random.number(below: 200)
    }

    /// Runs the session on a page that has just started. Returns the digest of the tree after each step.
    mutating func run(on page: RunningPage) throws -> (digests: [UInt64], tree: NodeTree) {
        _ = try page.loaded()
        var digests = [page.tree.digest]
        var next = 0
        for step in 1...lastStep {
            if !isRecorded, let input = isOfTaps ? tap(at: step) : nextInput(for: page) {
                inputs.append(TimedInput(step: step, input))
            }
            while next < inputs.count, inputs[next].step == step {
                try page.send(.input(inputs[next], question: nil))
                next += 1
            }
            try page.send(.advance(to: step))
            try page.nextFrame()
            digests.append(page.tree.digest)
        }
        isRecorded = true
        return (digests, page.tree)
    }

    private mutating func tap(at step: Int) -> PageInput? {
        guard step % 3 == 0 else { return nil }
        let place = tap ?? Point(x: Double(random.number(below: 800)), y: Double(random.number(below: 600)))
        let phase = tap == nil ? Touch.Phase.began : .ended
        guard tap != nil || random.number(below: 4) == 0 else {
            return random.number(below: 8) == 0 ? environment() : nil
        }
        tap = tap == nil ? place : nil
        return .touch(Touch(id: 7, phase, at: place, time: Double(step) / 60, by: .finger))
    }

    private mutating func nextInput(for page: RunningPage) -> PageInput? {
        random.number(below: 3) == 0 ? input(for: page) : nil
    }

    private mutating func input(for page: RunningPage) -> PageInput {
        switch random.number(below: 17) {
        case 0...6: return .touch(touch())
        case 7: return .event(.wheel(clicks: random.number(below: 5) - 2, hasShift: flag()))
        case 8: return .event(.secondaryButton(isDown: flag(), hasShift: flag()))
        case 9: return .event(.touch(touch()))
        case 10: return .cancelTouches
        case 15:
            let clicks = Point(x: Double(random.number(below: 3)) - 1, y: Double(random.number(below: 5)) - 2)
            return .scroll(by: clicks, at: touch().point, isSmooth: flag())
        case 11, 12: return element(of: page).map { .activate($0) } ?? .cancelTouches
        case 13, 14:
            let keys: [Key] = [
                .character("R"), .character("F"), .character("U"), .character("P"),
                .topRow(1 + random.number(below: 12)),
                .go(.right), .go(.up), .escape, .delete, .pageDown,
            ]
            let key = keys[random.number(below: keys.count)]
            return element(of: page).map { .key(key, on: $0, shift: flag()) } ?? .cancelTouches
        default: return environment()
        }
    }

    private mutating func environment() -> PageInput {
        let size = Size(
            width: Double(300 + random.number(below: 700)), height: Double(300 + random.number(below: 500)))
        return .environment(
            PageEnvironment(
                area: size, isDark: flag(), allowsMotion: !flag() || flag(), readsRightToLeft: flag(),
                textScale: flag() ? 1 : 1.25))
    }

    private mutating func touch() -> Touch {
        let place = Point(x: Double(random.number(below: 800)), y: Double(random.number(below: 600)))
        let id = UInt(random.number(below: 3))
        let time = Double(inputs.count) / 10
        let device = id == 0 ? Device.pointer : .finger
        guard touches.contains(id) else {
            touches.insert(id)
            return Touch(id: id, .began, at: place, time: time, by: device)
        }
        let phases: [Touch.Phase] = [.moved, .moved, .ended, .ended, .canceled]
        let phase = phases[random.number(below: phases.count)]
        if phase != .moved { touches.remove(id) }
        return Touch(id: id, phase, at: place, time: time, by: device)
    }

    private mutating func element(of page: RunningPage) -> ElementID? {
        guard let board = page.tree.boards.first, !board.accessibility.tabOrder.isEmpty else { return nil }
        let order = board.accessibility.tabOrder
        return ElementID(node: board.id, piece: order[random.number(below: order.count)])
    }

    private mutating func flag() -> Bool { random.number(below: 2) == 0 }
}

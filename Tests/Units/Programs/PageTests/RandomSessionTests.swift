// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import PageLink
import Scene
import Seeding
import TestTiers
import Testing

/// Random sessions, run twice: the trees of every step are the same.
struct RandomSessionTests {
    nonisolated private static let pages = ["Pairs", "Pentominoes", "Passcode", "DisplayLink"]
    private static let texts = [
        "let gc = GameController()\ngc.openingTime = 0.2\nPlaygroundPage.current.liveView = gc",
        "let gc = TileController()\ngc.puzzle = \"3x5\"\ngc.marksDeadRegions = true\nPlaygroundPage.current.liveView = gc",
        "let gc = CircleController()\nPlaygroundPage.current.liveView = gc",
        """
        let area = View()
        area.backgroundColor = Color(rgb: 0x241F31)
        let gc = GameController()
        gc.view.frame = Rect(origin: Point(x: 300, y: 20), size: Size(width: 400, height: 400))
        area.addSubview(gc.view)
        var balls = (0..<5).map { number in
            View(frame: Rect(center: Point(x: 20, y: 30 * Double(number)), size: Size(width: 12, height: 12)))
        }.shuffled()
        balls.forEach(area.addSubview)
        let link = DisplayLink { link in
            for ball in balls { ball.center.x += Double.random(in: -1...2) }
            if Int.random(in: 0..<40) == 0 { area.sendSubviewToBack(balls.randomElement()!) }
        }
        var taps = 0
        gc.addGestureRecognizer(TapGestureRecognizer { _ in
            taps += 1
            balls[taps % 5].transform = AffineTransform(rotationAngle: Double(taps))
            link.isPaused = taps % 4 == 3
            Task {
                try await Task.sleep(for: .seconds(0.3), clock: PlaygroundPage.current.clock)
                gc.padding = Double.random(in: 0...60)
            }
        })
        gc.happened = { event in if case .missed = event { balls.append(View()); area.addSubview(balls.last!) } }
        PlaygroundPage.current.liveView = area
        """,
    ]
    private static let built = texts.map { text in Result { try BuiltPage("import PlaygroundSupport\n" + text) } }

    @Test(arguments: Array(pages.indices)) func sessionIsRepeatedStepByStep(page: Int) throws {
        var steps = 0
        for number in randomSeeds(24) where Int(number) % Self.pages.count == page {
            var session = RandomSession(seed: number)
            let built = try Self.built[page].get()
            let first = try session.run(on: RunningPage(built, data: dataFolder.path, seed: number))
            let second = try session.run(on: RunningPage(built, data: dataFolder.path, seed: number))
            #expect(first.digests == second.digests, "session \(number) of \(Self.pages[page])")
            #expect(Set(first.digests).count > 1, "something must happen")
            // The same session at once, in silence.
            let replayed = try RunningPage(built, data: dataFolder.path, seed: number)
            _ = try replayed.loaded(repeating: session.inputs, until: session.lastStep)
            #expect(replayed.tree == first.tree, "replay of session \(number) of \(Self.pages[page])")
            steps += first.digests.count
        }
        print("sessions: \(Self.pages[page]): \(steps) steps")
    }
}

/// A session of random inputs of every kind. The first run decides on the inputs, and later ones repeat them.
private struct RandomSession {
    /// The inputs so far.
    private(set) var inputs: [TimedInput] = []
    /// The number of steps.
    let lastStep: Int

    private var random: SeededGenerator
    private var isRecorded = false
    private var touches: Set<UInt> = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        lastStep = 120 + random.number(below: 200)
    }

    /// Runs the session on a page that has just started. Returns the digest of the tree after each step.
    mutating func run(on page: RunningPage) throws -> (digests: [UInt64], tree: NodeTree) {
        _ = try page.loaded()
        var digests = [page.tree.digest]
        var next = 0
        for step in 1...lastStep {
            if !isRecorded, random.number(below: 3) == 0 { inputs.append(TimedInput(step: step, input(for: page))) }
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

    private mutating func input(for page: RunningPage) -> PageInput {
        switch random.number(below: 16) {
        case 0...6: return .touch(touch())
        case 7: return .event(.wheel(clicks: random.number(below: 5) - 2, hasShift: flag()))
        case 8: return .event(.secondaryButton(isDown: flag(), hasShift: flag()))
        case 9: return .event(.touch(touch()))
        case 10: return .cancelTouches
        case 11, 12: return element(of: page).map { .activate($0) } ?? .cancelTouches
        case 13, 14:
            let keys: [Key] = [
                .character("R"), .character("F"), .character("U"), .character("P"),
                .topRow(1 + random.number(below: 12)),
                .go(.right), .go(.up), .escape, .delete,
            ]
            let key = keys[random.number(below: keys.count)]
            return element(of: page).map { .key(key, on: $0, shift: flag()) } ?? .cancelTouches
        default:
            let size = Size(
                width: Double(300 + random.number(below: 700)), height: Double(300 + random.number(below: 500)))
            return .environment(
                PageEnvironment(area: size, isDark: flag(), allowsMotion: !flag() || flag(), readsRightToLeft: flag()))
        }
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

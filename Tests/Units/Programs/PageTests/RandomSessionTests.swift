// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import PageLink
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
        for number in randomSeeds(40) where Int(number) % Self.pages.count == page {
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

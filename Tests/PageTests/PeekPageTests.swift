import Glibc
import PageLink
import Scene
import Testing

/// The page that Peekaboard is based on, in current Swift. It counts its peeks.
struct PeekPageTests {
    private static let page = Result {
        try BuiltPage(
            """
            import PlaygroundSupport

            let gc = GameController(seed: 7)
            PlaygroundPage.current.liveView = gc
            gc.backImage = Image(named: "b")!
            gc.padding = 75

            class Counter {
                static var counter = 0
                static func longPressed(press: LongPressGestureRecognizer) {
                    if press.state == .began {
                        gc.quickPeek()
                        counter += 1
                        print("You peeked \\(counter) time(s).")
                    }
                }
            }

            let longPress = LongPressGestureRecognizer(action: Counter.longPressed)
            longPress.minimumPressDuration = 2.0
            gc.view.addGestureRecognizer(longPress)
            """)
    }

    @Test func propertiesSetByThePageTakeEffect() throws {
        let running = try RunningPage(Self.page.get(), data: dataFolder.path)
        #expect(try running.loaded()?.name == "Pairs board")
        #expect(running.accessibleState?.names.count == 16)
        #expect(running.accessibleState?.names.allSatisfy { $0?.contains("face up") ?? false } ?? false)
        #expect(running.accessibleState?.state == "0 moves, 0 of 8 pairs found")
        let message = try running.advance(to: now())
        #expect(message.scene.size == Size(width: 855, height: 939))
        #expect(message.scene.plates[0].picture == .shipped("cards/b.svg"))
        #expect(message.longPressTime == 2)
        #expect(message.activity == .moving, "the game must be opening")
        #expect(message.scene.pieces.count == 16)
    }

    @Test func longPressPeeksOnce() throws {
        let running = try RunningPage(Self.page.get(), data: dataFolder.path)
        _ = try running.loaded()
        let begin = now() + 10
        let place = try running.advance(to: begin).scene.pieces[5].center
        for count in 1...2 {
            let start = begin + 10 * Double(count)
            try running.send(.input(.press(place), at: start))
            try running.send(.input(.longPress, at: start + 2))
            #expect(try running.advance(to: start + 3.1).scene.pieces.allSatisfy(\.showsFront), "all must be face up")
            try running.send(.input(.pressEnded, at: start + 4))
            #expect(try running.advance(to: start + 9).scene.pieces.allSatisfy { !$0.showsFront })
        }
        try running.wait { running.output.contains("2 time") }
        #expect(running.output == "You peeked 1 time(s).\nYou peeked 2 time(s).\n")
    }

    @Test func taskOfThePageRunsAndItsEffectIsVisible() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            let gc = GameController(seed: 7)
            PlaygroundPage.current.liveView = gc
            Task {
                try await Task.sleep(for: .milliseconds(20))
                gc.padding = 75
                print("later")
            }
            """)
        let running = try RunningPage(page)
        #expect(try running.loaded()?.name == "Pairs board")
        while try running.nextScene().scene.size.width != 855 {}
        try running.wait { running.output == "later\n" }
    }

    private func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

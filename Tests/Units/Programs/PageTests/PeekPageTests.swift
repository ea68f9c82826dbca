// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
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
        #expect(try running.loaded().name == "Pairs board")
        let accessibility = try #require(running.board?.accessibility)
        #expect(accessibility.names.count == 16)
        #expect(accessibility.names.allSatisfy { $0?.contains("face up") ?? false })
        #expect(accessibility.state == "0 moves, 0 of 8 pairs found" && accessibility.title == "Pairs board")
        try running.advance(to: 0.1)
        let scene = try #require(running.scene)
        #expect(scene.size == Size(width: 855, height: 939))
        #expect(scene.plates[0].picture == .shipped("cards/b.svg"))
        #expect(running.state?.activity == .moving, "the game must be opening")
        #expect(scene.pieces.count == 16)
    }

    @Test func longPressPeeksOnce() throws {
        let running = try RunningPage(Self.page.get(), data: dataFolder.path)
        _ = try running.loaded()
        try running.advance(to: 10)
        let place = try running.place(ofPiece: 5)
        for count in 1...2 {
            let start = 10 + 10 * Double(count)
            // The clock of touches is another one.
            try running.send(.touch(Touch(id: 1, .began, at: place, time: 7, by: .finger)), at: start)
            try running.advance(to: start + 1.9)
            #expect(try #require(running.scene).pieces.allSatisfy { !$0.showsFront }, "it is not long enough")
            try running.advance(to: start + 3.1)
            #expect(try #require(running.scene).pieces.allSatisfy(\.showsFront), "all must be face up")
            try running.send(.touch(Touch(id: 1, .ended, at: place, time: 11, by: .finger)), at: start + 4)
            try running.advance(to: start + 9)
            #expect(try #require(running.scene).pieces.allSatisfy { !$0.showsFront })
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
        #expect(try running.loaded().name == "Pairs board")
        try running.send(.advance(to: 2))
        while running.scene?.size.width != 855 { try running.nextFrame() }
        try running.wait { running.output == "later\n" }
    }
}

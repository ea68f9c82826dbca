import Testing

/// A page whose tasks keep all threads of the runtime busy. The runtime then looks at its threads every second, which
/// the sandbox must not prevent.
struct ThreadPageTests {
    @Test func pageWithBusyThreadsKeepsRunning() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            let gc = GameController(seed: 7)
            PlaygroundPage.current.liveView = gc

            @concurrent func work(_ number: Int, until end: ContinuousClock.Instant) async {
                while ContinuousClock.now < end { if number % 2 == 0 { try? await Task.sleep(for: .milliseconds(1)) } }
            }
            Task {
                let end = ContinuousClock.now + .seconds(3)
                await withTaskGroup { group in
                    for number in 0..<64 { group.addTask { await work(number, until: end) } }
                }
                print("done")
            }
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        try running.wait { running.output == "done\n" }
        #expect(running.errors == "")
    }
}

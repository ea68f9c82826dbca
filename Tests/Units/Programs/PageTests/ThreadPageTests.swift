// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

/// A page that keeps all threads of libdispatch busy, which then looks at its threads every second. The sandbox must not
/// prevent that.
struct ThreadPageTests {
    @Test func pageWithBusyThreadsKeepsRunning() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            import UIKit

            let gc = GameController(seed: 7)
            PlaygroundPage.current.liveView = gc

            let end = ContinuousClock.now + .seconds(3)
            let group = Dispatch.DispatchGroup()
            for number in 0..<64 {
                Dispatch.DispatchQueue.global().async(group: group) {
                    while ContinuousClock.now < end { if number % 2 == 0 { usleep(1000) } }
                }
            }
            group.notify(queue: .global()) { print("done") }
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        try running.wait { running.output == "done\n" }
        #expect(running.errors == "")
    }
}

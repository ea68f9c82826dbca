// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import GtkKit
import PeekaboardModel

/// A run of the program that is not for playing: a benchmark, a demo, or a screenshot.
enum AutomatedRun {
    /// Starts what the command line requests, if anything. Calls `quit` with the exit status when it is done.
    static func start(
        _ options: Options, window: MainWindow, _ installation: Installation, quit: @escaping (Int32) -> Void
    ) {
        if let boards = options.benchmark {
            Benchmark(of: boards, window: window, installation).start { quit(0) }
        } else if options.isDemo {
            Demo(window, screenshot: options.screenshot).start(then: quit)
        } else if let file = options.screenshot {
            // Wait until the board is at rest, unless it never is.
            let isStill = {
                let model = window.tab.model
                return model.hasBegun && (!model.kind.comesToRest || model.board.activity == .still)
            }
            Screenshot.write(window.window, to: file, when: isStill, then: quit)
        }
    }
}

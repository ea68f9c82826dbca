import GtkKit
import PeekaboardModel
import Program

/// What the program has been started for, when it is not to be played.
enum Errand {
    /// Starts what the command line asks for; `quit` is called with the exit status when it is done.
    static func start(
        _ options: Options, window: MainWindow, _ installation: Installation, quit: @escaping (Int32) -> Void
    ) {
        if let boards = options.benchmark {
            Benchmark(of: boards, window: window, installation).start { quit(0) }
        } else if options.isDemo {
            Demo(window, screenshot: options.screenshot).start(then: quit)
        } else if let file = options.screenshot {
            // As soon as nothing on the board moves or waits, or at once where that never is.
            let isStill = {
                let model = window.tab.model
                return model.hasBegun && (!model.kind.restsByItself || model.board.activity == .still)
            }
            Screenshot.write(window.window, to: file, when: isStill, then: quit)
        }
    }
}

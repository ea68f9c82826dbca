import GtkKit

/// What the program has been started for, when it is not to be played.
enum Errand {
    /// Starts what the command line asks for; `quit` is called with the exit status when it is done.
    static func start(_ options: Options, window: MainWindow, quit: @escaping (Int32) -> Void) {
        if let boards = options.benchmark {
            Benchmark(of: boards, window: window).start { quit(0) }
        } else if options.isDemo {
            Demo(window, screenshot: options.screenshot).start(then: quit)
        } else if let file = options.screenshot {
            Screenshot.whenStill(window, to: file, then: quit)
        }
    }
}

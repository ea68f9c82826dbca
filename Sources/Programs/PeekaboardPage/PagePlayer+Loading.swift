// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import PlaygroundSupport
import ViewKit

extension PagePlayer {
    /// Loads a page and runs its top-level code. `runTasks` runs the tasks of the page that are ready, and `send` is called
    /// with the sounds and announcements of its boards.
    static func load(
        _ files: PageFiles, _ setup: PageSetup, _ values: ValueServer?, runTasks: @escaping () -> Void,
        send: @escaping (FromPage) -> Void
    ) throws(PageLibrary.LoadError) -> PagePlayer {
        PageContext.current.resources = files.resources
        try PageLibrary(path: files.library).run()
        runTasks()
        var hasView = true
        if !PlaygroundPage.current.showLiveView() {
            // A page can wait for something without showing anything.
            hasView = PageContext.current.time.activity != .still
            PlaygroundPage.current.liveView = UIView(frame: PageContext.current.window.bounds)
            _ = PlaygroundPage.current.showLiveView()
        }
        let player = PagePlayer(setup.environment, hasView: hasView) { board in
            board.controller.flatMap { ShownBoard.connect($0, send: send) }
        }
        let expressions = ExpressionLibraries(of: files)
        player.runExpression = { expressions.run($0) }
        player.ranStep = {
            values?.beginStep()
            runTasks()
        }
        runTasks()
        return player
    }
}

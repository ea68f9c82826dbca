// SPDX-License-Identifier: GPL-3.0-or-later
// The demo's timer owns the demo until the game is over.

import AppShell
import GtkKit
import PeekaboardModel

/// A demo: the program plays the board that is shown, slowly enough to follow.
final class Demo {
    private static let pause = 0.2

    private let window: MainWindow
    private var model: any BoardModel { window.tab.model }
    private let clock = Timeout()
    private var screenshot: String?
    private var hasBegun = false
    private var status: Int32 = 0

    /// Creates a demo. If requested, a screenshot is taken at the first good moment of the game.
    init(_ window: MainWindow, screenshot: String?) {
        self.window = window
        self.screenshot = screenshot
    }

    /// Plays to the end and prints the result, then calls `done` with an exit status.
    func start(then done: @escaping (Int32) -> Void) {
        clock.start(after: Self.pause) { [self] in
            if model.hasBegun, !hasBegun, window.decksToOpen == 0 {
                hasBegun = true
                model.playItself()
            }
            if model.isGoodForScreenshot { takeScreenshot {} }
            model.isOver && model.board.activity == .still ? end(then: done) : start(then: done)
        }
    }

    private func takeScreenshot(then done: @escaping () -> Void) {
        guard let file = screenshot else { return done() }
        screenshot = nil
        Screenshot.write(window.window, to: file) { [self] isWritten in
            if !isWritten { status = 1 }
            done()
        }
    }

    private func end(then done: @escaping (Int32) -> Void) {
        print(model.report)
        clock.start(after: 1.5) { [self] in
            takeScreenshot { [self] in done(status) }  // In case there was no good moment.
        }
    }
}

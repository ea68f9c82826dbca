// The demo's timer owns it until the game is over.

import Boards
import GtkKit

/// The board played by one who forgets nothing, at a pace that can be followed.
final class Demo {
    private static let pause = 0.2

    private let window: MainWindow
    private let clock = Timeout()
    private var screenshot: String?
    private var hasBegun = false
    private var status: Int32 = 0

    /// A demo that has not begun. A picture is taken in the middle of the game, when two cards lie open.
    init(window: MainWindow, screenshot: String?) {
        self.window = window
        self.screenshot = screenshot
    }

    /// Plays to the end, says how it went, then calls `done` with an exit status.
    func start(then done: @escaping (Int32) -> Void) {
        clock.start(after: Self.pause) { [self] in
            if window.hasBegun, !hasBegun {
                hasBegun = true
                window.board.watch(true, at: now())
            }
            if isGoodMoment { takeScreenshot() }
            window.board.game.isOver && window.board.activity == .still ? end(then: done) : start(then: done)
        }
    }

    /// Some pairs are gone, most are there, and nothing moves: two cards lie open, or, late in a game without misses, one.
    private var isGoodMoment: Bool {
        let game = window.board.game
        guard window.board.activity != .moving else { return false }
        return game.open.count == 2 && game.pairsFound * 4 >= game.deal.pairs
            || game.open.count == 1 && game.pairsFound * 2 >= game.deal.pairs
    }

    private func takeScreenshot() {
        guard let file = screenshot else { return }
        screenshot = nil
        if !Screenshot.write(window, to: file) { status = 1 }
    }

    private func end(then done: @escaping (Int32) -> Void) {
        print(window.demoReport)
        clock.start(after: 1.5) { [self] in
            takeScreenshot()  // Of a game that missed no pair.
            done(status)
        }
    }
}

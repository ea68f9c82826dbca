// SPDX-License-Identifier: GPL-3.0-or-later
// The tab owns the bar, which owns the time line while that is shown. Closures of widgets refer to the bar weakly.

import CGtk
import GtkKit
import PeekaboardModel

/// The bar below a board that shows a recorded game, with its moves as a time line.
final class MoveBar {
    /// The root widget.
    var widget: Widget { bar.widget }

    private let bar: TimeLineBar
    private var timeLine: GameTimeLine?

    /// Creates a bar that is hidden.
    init() {
        // Translators: A button that ends looking at the moves of a game.
        let back = Button(label: translated("Back to Game"))
        back.setAction("win.back-to-game")
        bar = TimeLineBar(
            // Translators: The moves of a game, which can be looked at one by one.
            name: translated("Move history"), page: 10, hasCaptions: true, actions: [back], timeText: { "\($0)" })
        bar.widget.isVisible = false
        bar.caption = { [weak self] in self?.timeLine?.move(at: $0) ?? "" }
        bar.sentence = { [weak self] in self?.timeLine?.description(at: $0) ?? "" }
        bar.moved = { [weak self] in self?.timeLine?.seek(to: $0) }
        bar.stepped = { [weak self] in self?.step(by: $0) }
        bar.toggled = { [weak self] in self?.togglePlaying() }
    }

    /// Shows a time line and moves the focus to it, or hides the bar.
    func display(_ timeLine: GameTimeLine?) {
        self.timeLine = timeLine
        bar.widget.isVisible = timeLine != nil
        guard let timeLine else { return }
        bar.update(length: timeLine.count, ticks: timeLine.landmarks.map { .init($0, "") })
        update()
        bar.grabFocus()
    }

    /// Shows the position of the time line.
    func update() {
        if let timeLine { bar.update(position: timeLine.position, isPlaying: timeLine.isPlaying) }
    }

    /// Shows an earlier or later moment, and announces it to screen readers.
    func step(by moves: Int) {
        guard let timeLine else { return }
        timeLine.seek(to: timeLine.position + moves)
        bar.announce()
    }

    /// Starts or stops playing the moves.
    func togglePlaying() { timeLine.map { $0.setPlaying(!$0.isPlaying) } }
}

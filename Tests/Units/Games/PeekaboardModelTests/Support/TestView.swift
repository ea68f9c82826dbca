// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import PeekaboardModel
import Scene

/// A board view that records all calls.
final class TestView: BoardPresenter {
    /// The result of a finished game.
    struct Result: Equatable {
        let title: String
        let text: String
        var next: String?
        let button: String
    }

    private(set) var announced: [String] = []
    private(set) var named: [Int] = []
    /// All results that were shown.
    private(set) var results: [Result] = []
    /// The result being shown.
    private(set) var result: Result?
    /// The time line being shown.
    private(set) var timeLine: GameTimeLine?
    private(set) var pressesCanceled = 0
    private(set) var focused = 0

    func announce(_ said: Announcement) { announced.append(said.text) }

    func announceName(of piece: Int) { named.append(piece) }

    func showResult(_ outcome: GameOutcome, button: String) {
        let text = (outcome.praise.map { [$0] } ?? []) + outcome.details
        result = Result(
            title: outcome.achievement, text: text.joined(separator: "\n"), next: outcome.next?.title, button: button)
        results += result.map { [$0] } ?? []
    }

    func hideResult() { result = nil }

    func showTimeLine(_ timeLine: GameTimeLine?) { self.timeLine = timeLine }

    func cancelPress() { pressesCanceled += 1 }

    func focusFirstPiece() { focused += 1 }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Console
import GameRecords
import Scene

@testable import PeekaboardModel

/// A game on a board of a given kind in a test world, and everything it has reported.
final class Play<Kind: BoardKind>: AnyPlay {
    let world: World
    let model: GameModel<Kind>
    let view = TestView()
    private(set) var refusals: [String] = []
    private(set) var messages: [String] = []
    /// The messages that no longer apply.
    private(set) var withdrawnMessages: [String] = []
    private(set) var offers: [UndoOffer] = []
    private(set) var lines: [ConsoleLine] = []

    /// Creates a board that has not begun.
    init(_ world: World = World(), seed: UInt64? = nil) {
        self.world = world
        model = GameModel<Kind>(world.services(seed: seed), files: world.files)
        model.view = view
        model.happened = { [unowned self] in note($0) }
        board.setVisible(true, at: world.platform.time)
        board.resize(to: Size(width: 800, height: 700))
    }

    /// Creates a board whose first game has begun.
    convenience init(begun world: World = World(), seed: UInt64? = nil) {
        self.init(world, seed: seed)
        begin()
    }

    private func note(_ event: BoardModelEvent) {
        switch event {
        case .refused(let reason): refusals.append(reason)
        case .messagePosted(let notice):
            let message = notice.message
            messages.append(message)
            notice.withdrawn = { [weak self] in self?.withdrawnMessages.append(message) }
        case .undoOffered(let offer): offers.append(offer)
        case .logged(let text, let kind, let replacesLast):
            lines.append(ConsoleLine(text: text, kind: kind, replacesLast: replacesLast))
        }
    }

    var board: Kind.Board { model.session.board }
    var anyModel: any BoardModel { model }
    var anyBoard: any GameBoard { board }
    /// The state of the game according to the rules.
    var gameState: String { "\(board.setup.notation) \(board.seed) \(board.record.map(\.notation))" }

    func again(seed: UInt64?) -> any AnyPlay { Play<Kind>(begun: world, seed: seed) }
}

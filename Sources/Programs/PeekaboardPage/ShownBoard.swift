// SPDX-License-Identifier: GPL-3.0-or-later
// The player owns the connection, which owns the board, too. Closures of properties refer to the controller weakly.

import BoardKinds
import PageLink
import PlaygroundSupport
import Scene

/// A board of a page, connected to its text, its sounds, and its announcements.
final class ShownBoard {
    /// The kind of the board.
    let kind: any BoardKind.Type

    /// The live properties of the board.
    let properties: [ServedProperty]

    private let board: any Board
    private let nameOfPiece: (Int) -> String?
    private let state: () -> String
    private let setDark: (Bool) -> Void
    private var known: (state: AccessibilityState, accessibility: BoardAccessibility)?

    /// Connects a controller, and reports its events with `send`. Returns `nil` if it is not the controller of a board.
    static func connect(_ controller: any PlaygroundLiveViewable, send: @escaping (FromPage) -> Void) -> ShownBoard? {
        BoardKinds.all.lazy.compactMap { connect(controller, as: $0, send) }.first
    }

    private static func connect<Kind: BoardKind>(
        _ controller: any PlaygroundLiveViewable, as kind: Kind.Type, _ send: @escaping (FromPage) -> Void
    ) -> ShownBoard? {
        guard let controller = controller as? BoardController<Kind.Board> else { return nil }
        let boardText = Kind.Text(board: controller.board)
        controller.eventObserver = { event in
            Kind.sound(of: event).map { send(.sound($0)) }
            boardText.announcement(of: event).map { send(.announcement($0)) }
        }
        let board = controller.board
        return ShownBoard(
            controller.board, kind, nameOfPiece: boardText.name, state: { boardText.state },
            setDark: { board.isDark = $0 },
            properties: controller.described.map { property in
                ServedProperty(property) { [weak controller] in controller?.set(property, to: $0) }
            })
    }

    private init(
        _ board: any Board, _ kind: any BoardKind.Type, nameOfPiece: @escaping (Int) -> String?,
        state: @escaping () -> String, setDark: @escaping (Bool) -> Void, properties: [ServedProperty]
    ) {
        self.board = board
        self.kind = kind
        self.nameOfPiece = nameOfPiece
        self.state = state
        self.setDark = setDark
        self.properties = properties
    }

    /// The accessible names and the state. They are computed again only when the board says that they have changed.
    var accessibility: BoardAccessibility {
        let current = board.accessibilityState
        if let known, known.state == current { return known.accessibility }
        let accessibility = BoardAccessibility(
            title: kind.boardTitle, state: state(), names: board.scene.pieces.indices.map(nameOfPiece),
            tabOrder: board.tabOrder)
        known = (current, accessibility)
        return accessibility
    }

    /// Applies the environment to the board.
    func apply(_ environment: PageEnvironment) {
        setDark(environment.isDark)
        board.allowsMotion = environment.allowsMotion
        board.readsRightToLeft = environment.readsRightToLeft
    }
}

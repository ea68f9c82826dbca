// SPDX-License-Identifier: GPL-3.0-or-later
// The player owns the connections to the boards.

import CPageFaults
import Localization
import PageLink
import PlaygroundSupport
import Scene
import ViewKit

import struct Scene.Touch

/// Advances a page step by step and applies inputs to it. The same inputs at the same steps always have the same result.
final class PagePlayer {
    /// Called after each step and each input, when tasks of the page may be ready to run.
    var ranStep: () -> Void = {}
    /// Runs an expression of the user.
    var runExpression: (PageExpression) -> Void = { _ in }

    /// The live properties of the page and of its boards.
    let properties = PropertyServer()

    private let connect: (BoardView) -> ShownBoard?
    private var boards: [ObjectIdentifier: ShownBoard] = [:]
    private let context = PageContext.current
    private var environment: PageEnvironment
    private var time: PageTime { context.time }

    /// Creates a player for the page whose live view is in the window. `connect` connects a board that is shown for the
    /// first time.
    init(_ environment: PageEnvironment, hasView: Bool, connect: @escaping (BoardView) -> ShownBoard?) {
        self.environment = environment
        self.hasView = hasView
        self.connect = connect
        context.settle()
        connectBoards()
    }

    /// Whether there is anything to see.
    let hasView: Bool

    /// The number of steps since the page began.
    var step: Int { time.step }

    /// The title of what the page shows: that of its board, if it has only one.
    var title: String {
        let titles = boardViews.compactMap { boards[ObjectIdentifier($0)]?.kind.boardTitle }
        return titles.count == 1 ? titles[0] : translated("Live View")
    }

    /// What the page shows. Reports numbers that the page has set and that were out of range.
    var tree: NodeTree {
        for view in boardViews { view.reportCorrections() }
        return context.outlined(context.window.tree)
    }

    /// Whether and when something happens without input.
    var activity: Activity { boardViews.reduce(time.activity) { $0.earlier($1.activity) } }

    /// Whether a piece of a board is held.
    var interceptsEvents: Bool { boardViews.contains { $0.stage.interceptsEvents } }

    /// Advances to a step. Steps at which nothing is due are skipped. `progressed` is called after each of the others.
    func advance(to target: Int, progressed: (Int) -> Void = { _ in }) {
        while step < target {
            var next = target
            switch activity {
            case .still: break
            case .moving: next = step + 1
            case .waiting(let time): next = min(target, max(step + 1, PageTime.step(at: time)))
            }
            run(next)
            progressed(next)
        }
    }

    /// Applies an input. Returns how a key was handled.
    func apply(_ input: PageInput) -> StageKeyResult? {
        defer { settle() }
        page_faults_note(Int32(step), true)
        let now = time.seconds
        switch input {
        case .touch(let touch): context.touches.dispatch(touch, at: now)
        case .event(let event): intercept(event)
        case .scroll(let distance, let point, let isSmooth):
            context.window.scroll(by: distance, at: point, isSmooth: isSmooth)
        case .cancelTouches:
            context.touches.cancelAll(at: now)
            for board in boardViews { board.stage.cancelTouches(at: now) }
        case .key(let key, let element, let shift):
            guard let (board, piece) = boardPiece(element) else {
                guard element.piece == nil else { return .unused }
                if key == .escape { return context.window.escape() ? .used : .unused }
                return context.window.element(of: element.node)?.scroll(by: key) ?? false ? .used : .unused
            }
            let result = board.stage.press(key, on: piece, shift: shift, at: now)
            if case .focus(let next) = result { return .focus(board.elementOnPage(next)) }
            return result
        case .activate(let element):
            if let (board, piece) = boardPiece(element) { board.stage.activate(piece, at: now) }
            if element.piece == nil { context.window.element(of: element.node)?.activateElement(at: now) }
        case .perform(let action, let element):
            if element.piece == nil { context.window.element(of: element.node)?.perform(action) }
        case .environment(let environment):
            self.environment = environment
            context.apply(environment)
            for board in boards.values { board.apply(environment) }
        case .property(let input): properties.apply(input)
        case .expression(let expression): runExpression(expression)
        }
        return nil
    }

    // MARK: - Questions

    /// Returns the element at a point of the page.
    func element(at point: Point, by device: Device) -> ElementID? {
        guard let view = context.window.view(at: point) else { return nil }
        if let element = view.element { return ElementID(view: element.nodeID) }
        guard let board = view as? BoardView, let place = board.fromArea(point) else { return nil }
        return board.board.piece(at: board.stage.fit.onBoard(place), by: device).map {
            board.elementOnPage(ElementID(piece: $0))
        }
    }

    /// Returns the piece to which the cursor moves from the given one, or from outside.
    func element(from element: ElementID?, toward direction: Direction) -> ElementID? {
        guard let element else {
            return boardViews.first.flatMap { board in
                board.stage.element(from: nil, toward: direction).map(board.elementOnPage)
            }
        }
        guard let (board, piece) = boardPiece(element) else { return nil }
        return board.stage.element(from: piece, toward: direction).map(board.elementOnPage)
    }

    /// Returns the element that gets the focus when the given one disappears; `nil` if it is the nearest one.
    func element(nearestTo element: ElementID) -> ElementID? {
        guard element.piece != nil else {
            return context.window.element(insteadOf: element.node).map { ElementID(view: $0.nodeID) }
        }
        guard let (board, piece) = boardPiece(element) else { return nil }
        return board.stage.element(nearestTo: piece).map(board.elementOnPage)
    }

    // MARK: - Views

    private var boardViews: [BoardView] { context.window.all.compactMap { $0 as? BoardView } }

    private func run(_ step: Int) {
        page_faults_note(Int32(step), false)
        time.run(step)
        for board in boardViews { board.advance(to: time.seconds) }
        settle()
    }

    /// Lays out what has changed, and runs the tasks that are ready. They may change the layout, too.
    private func settle() {
        if context.settle() { connectBoards() }
        ranStep()
        if context.settle() { connectBoards() }
    }

    /// Connects boards that have been added, and begins their games.
    private func connectBoards() {
        for view in boardViews where boards[ObjectIdentifier(view)] == nil {
            guard let board = connect(view) else { continue }
            boards[ObjectIdentifier(view)] = board
            view.describe = { [unowned board] in board.accessibility }
            board.apply(environment)
            view.begin()
            properties.add(board.properties)
        }
    }

    /// Returns the board of a piece that exists, and the piece as the board names it.
    private func boardPiece(_ element: ElementID) -> (board: BoardView, piece: ElementID)? {
        guard let piece = element.piece, let board = boardViews.first(where: { $0.nodeID == element.node }),
            board.board.scene.pieces.indices.contains(piece)
        else { return nil }
        return (board, ElementID(piece: piece))
    }

    // MARK: - Touches

    private func intercept(_ event: TouchRecognizer.Event) {
        guard let board = boardViews.first(where: { $0.stage.interceptsEvents }) else { return }
        var event = event
        if case .touch(let touch) = event {
            guard let touch = touch.moved(into: board) else { return }
            event = .touch(touch)
        }
        _ = board.stage.intercept(event, at: time.seconds)
    }
}

extension BoardView {
    /// Returns the element of the page that the board itself names without a node.
    fileprivate func elementOnPage(_ element: ElementID) -> ElementID {
        element.piece.map { ElementID(node: nodeID, piece: $0) } ?? element
    }
}

extension Touch {
    /// Returns the touch in the coordinates of a view.
    fileprivate func moved(into view: View) -> Touch? {
        guard let point = view.fromArea(point) else { return nil }
        var touch = self
        touch.point = point
        return touch
    }
}

extension PageContext {
    /// Applies the environment in which the page is shown.
    func apply(_ environment: PageEnvironment) {
        window.resize(to: environment.area, enlarging: environment.enlarges)
        apply(
            UITraitCollection(
                isDark: environment.isDark, readsRightToLeft: environment.readsRightToLeft,
                reducesMotion: !environment.allowsMotion, textScale: environment.textScale))
    }
}

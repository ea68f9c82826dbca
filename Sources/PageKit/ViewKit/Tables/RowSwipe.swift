// SPDX-License-Identifier: GPL-3.0-or-later
// The table owns its swipe, which refers to the table and to the row without owning them.

import Scene

/// Moves a row of a table aside, so that the buttons of its actions are seen, and performs them.
final class RowSwipe {
    /// What part of its width a row has to be moved to perform its first action.
    private static let fullPart: CGFloat = 0.6
    /// How fast a row has to be swiped to stay open, or to close, wherever it is; in points per second.
    private static let flickSpeed: CGFloat = 300
    private static let duration = 0.25

    private unowned let table: UITableView
    /// The row that is moved aside.
    private(set) weak var cell: UITableViewCell?
    private var configuration: UISwipeActionsConfiguration?
    /// The actions of the row to which a finger came that may open it.
    private var offer: UISwipeActionsConfiguration?
    /// 1 if the actions are at the leading edge, and -1 if they are at the trailing edge.
    private var direction: CGFloat = -1
    /// How far the row was aside when the finger came.
    private var start: CGFloat = 0
    private lazy var pan = RowSwipeGestureRecognizer { [weak self] in self?.panned($0) }

    init(_ table: UITableView) {
        self.table = table
        table.addGestureRecognizer(pan)
    }

    /// Whether a row is open, or moved.
    var isOpen: Bool { cell != nil }

    // MARK: - Gesture

    /// Returns whether the row at a point has actions for a finger that moves in a direction, or can be closed by it.
    func follows(from point: CGPoint, _ path: CGPoint) -> Bool {
        guard let indexPath = table.indexPathForRow(at: point), let row = table.cellForRow(at: indexPath) else {
            return false
        }
        guard row !== cell else { return true }
        offer = table.isEditing ? nil : table.swipeActions(of: indexPath, isLeading: logical(path.x) > 0)
        return offer != nil
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let way = logical(pan.translation(in: table).x)
        switch pan.state {
        case .began:
            let point = pan.location(in: table) - pan.translation(in: table)
            guard let indexPath = table.indexPathForRow(at: point) else { return }
            if table.cellForRow(at: indexPath) !== cell, let offer { show(offer, of: indexPath, toward: way) }
            start = cell?.slide ?? 0
            move(to: start + way)
        case .changed: move(to: start + way)
        case .ended: finish(speed: logical(pan.velocity(in: table).x))
        case .cancelled: if start == 0 { close() } else { settle(at: start) }
        case .possible, .failed: break
        }
    }

    /// Converts a distance to one from the leading to the trailing edge.
    private func logical(_ distance: CGFloat) -> CGFloat { table.readsRightToLeft ? -distance : distance }

    private func show(_ configuration: UISwipeActionsConfiguration, of indexPath: IndexPath, toward way: CGFloat) {
        close()
        offer = nil
        guard let row = table.cellForRow(at: indexPath) else { return }
        (cell, self.configuration, direction) = (row, configuration, way > 0 ? 1 : -1)
        row.showActions(configuration.actions, isLeading: way > 0)
        table.willSwipe(indexPath)
    }

    private func move(to slide: CGFloat) {
        guard let cell, slide.isFinite else { return }
        // A row does not move to the side at which it has no actions, and not far beyond its buttons without need.
        var amount = max(0, slide * direction)
        if configuration?.performsFirstActionWithFullSwipe != true, amount > cell.actionWidth {
            amount = cell.actionWidth + ScrollPhysics.rubberBand(amount - cell.actionWidth, in: cell.bounds.width)
        }
        cell.slide = amount * direction
    }

    private func finish(speed: CGFloat) {
        guard let cell, let configuration else { return }
        let amount = cell.slide * direction
        let isFull = amount > max(cell.bounds.width * Self.fullPart, cell.actionWidth)
        if isFull, configuration.performsFirstActionWithFullSwipe, let first = configuration.actions.first {
            settle(at: cell.bounds.width * direction)
            return perform(first)
        }
        let isFlick = speed.magnitude > Self.flickSpeed
        let opens = isFlick ? speed * direction > 0 : amount > cell.actionWidth / 2
        if opens { settle(at: cell.actionWidth * direction) } else { close() }
    }

    private func settle(at slide: CGFloat) {
        guard let cell else { return }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
            cell.slide = slide
            cell.layoutIfNeeded()
        }
    }

    private var duration: Double { PageContext.current.traits.reducesMotion ? 0 : Self.duration }

    // MARK: - Actions

    /// Opens a row at its trailing edge, or closes it if it is open.
    func toggle(_ indexPath: IndexPath) {
        if cell != nil, cell === table.cellForRow(at: indexPath) { return close() }
        guard let configuration = table.swipeActions(of: indexPath, isLeading: false) else { return }
        show(configuration, of: indexPath, toward: -1)
        cell?.layoutIfNeeded()
        settle(at: -(cell?.actionWidth ?? 0))
    }

    /// Performs an action of the row that is open. The row closes as soon as the action says that it has ended.
    func perform(_ action: UIContextualAction) {
        guard let cell else { return }
        run(action, from: cell) { [weak self, weak cell] in
            if let self, self.cell === cell { close() }
        }
    }

    /// Performs an action from a view.
    func run(_ action: UIContextualAction, from view: UIView, then body: @escaping () -> Void = {}) {
        action.handler(action, view) { _ in body() }
    }

    /// Lets the row that is open go back.
    func close() {
        guard let cell else { return }
        let indexPath = cell.indexPath
        (self.cell, configuration) = (nil, nil)
        UIView.animate(
            withDuration: duration, delay: 0, options: .allowUserInteraction,
            animations: {
                cell.slide = 0
                cell.layoutIfNeeded()
            },
            completion: { [weak self, weak cell] _ in if let cell, self?.cell !== cell { cell.showActions([]) } })
        if let indexPath { table.didSwipe(indexPath) }
    }

    /// Forgets a row that the table no longer shows.
    func forget(_ view: UIView) {
        guard let row = view as? UITableViewCell, row === cell else { return }
        (cell, configuration) = (nil, nil)
        row.showActions([])
        row.slide = 0
    }
}

/// The recognizer of fingers that move a row of a table aside.
private final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    required init() {
        super.init()
        (makesElement, maximumNumberOfTouches) = (false, 1)
        // It gets a touch before the recognizer that scrolls.
        precedence = 1
    }

    override func isPan(_ path: CGPoint) -> Bool {
        guard path.x.magnitude > PressTracker.threshold, path.x.magnitude > path.y.magnitude,
            let table = view as? UITableView
        else { return false }
        return table.swipe.follows(from: location(in: table) - path, path)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The table owns this object, which refers to the table and to the row without owning them.

import Scene

/// Moves a row of a table by its grip to another place. The other rows make room; the data source hears of it at the end.
final class RowReorder {
    /// The distance from the edge of the table within which a finger scrolls it, in points.
    private static let edge: CGFloat = 44
    /// The distance that the table scrolls in a step, in points.
    private static let scrollStep: CGFloat = 6

    private unowned let table: UITableView
    private weak var cell: UITableViewCell?
    /// Where the row was, and where it would be.
    private var (source, target) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 0))
    /// The top of the row, and its distance from the finger.
    private var (top, grab): (CGFloat, CGFloat) = (0, 0)
    private var height: CGFloat = 0
    private lazy var pan = RowReorderGestureRecognizer { [weak self] in self?.panned($0) }

    init(_ table: UITableView) {
        self.table = table
        table.addGestureRecognizer(pan)
    }

    /// How far other rows make room.
    var room: CGFloat { cell == nil ? 0 : height }

    /// Returns whether a part is the row that is moved. It is shown wherever it was.
    func holds(_ place: TablePart.Place) -> Bool { cell != nil && place == .row(source) }

    /// Returns where a part is shown that would be at a height.
    func shownY(of place: TablePart.Place, at y: CGFloat) -> CGFloat {
        guard cell != nil else { return y }
        if place == .row(source) { return top }
        guard let order = place.order, order != source else { return y }
        let isWithin = source.section == target.section
        if order > source, isWithin ? order <= target : order < target { return y - height }
        return order >= target && order < source ? y + height : y
    }

    /// Ends the move without an effect, if the table no longer shows the row.
    func forget(_ view: UIView) {
        guard view === cell else { return }
        cell?.isLifted = false
        cell = nil
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed: follow(pan)
        case .ended: drop()
        case .cancelled:
            target = source
            drop()
        case .possible, .failed: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        let finger = pan.location(in: table)
        let start = finger - pan.translation(in: table)
        guard let indexPath = table.indexPathForRow(at: start), let row = table.cellForRow(at: indexPath) else {
            return
        }
        (source, target, cell) = (indexPath, indexPath, row)
        (grab, height, top) = (start.y - row.frame.minY, row.bounds.height, row.frame.minY)
        row.isLifted = true
        follow(pan)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let cell else { return }
        let finger = pan.location(in: table).y
        top = finger - grab
        // The row itself is always below the finger.
        UIView.performWithoutAnimation { cell.frame.origin.y = top }
        let middle = min(max(top + height / 2, 0), max(0, table.contentSize.height - 1))
        if let proposed = table.indexPathForRow(at: CGPoint(x: 0, y: middle)), proposed != target {
            target = table.target(of: source, proposed: proposed)
            animate { table.place() }
        } else {
            table.place()
        }
        scroll(finger, pan)
    }

    /// Scrolls the table while the finger is at its edge.
    private func scroll(_ finger: CGFloat, _ pan: UIPanGestureRecognizer) {
        let inset = table.adjustedContentInset
        let isAtTop = finger < table.bounds.minY + inset.top + Self.edge
        guard isAtTop || finger > table.bounds.maxY - inset.bottom - Self.edge else { return pan.stopWaiting() }
        var offset = table.contentOffset
        offset.y += isAtTop ? -Self.scrollStep : Self.scrollStep
        offset = table.limited(offset)
        guard offset != table.contentOffset else { return }
        table.contentOffset = offset
        pan.wait(1 / 60) { [weak self, weak pan] in if let pan { self?.follow(pan) } }
    }

    private func drop() {
        guard let cell else { return }
        self.cell = nil
        if source != target {
            table.move(source, to: target)
        } else {
            animate { table.place() }
        }
        cell.isLifted = false
    }

    private func animate(_ body: () -> Void) {
        let duration = PageContext.current.traits.reducesMotion ? 0 : 0.2
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: body)
    }
}

extension TablePart.Place {
    /// The place among the rows: that of a row, or of a header or a footer before or after all rows of its section.
    fileprivate var order: IndexPath? {
        switch self {
        case .header, .footer: nil
        case .sectionHeader(let section): IndexPath(row: -1, section: section)
        case .sectionFooter(let section): IndexPath(row: .max, section: section)
        case .row(let indexPath): indexPath
        }
    }
}

/// The recognizer of fingers that move a row by its grip.
private final class RowReorderGestureRecognizer: UIPanGestureRecognizer {
    private static let threshold: CGFloat = 2

    required init() {
        super.init()
        (makesElement, maximumNumberOfTouches) = (false, 1)
        // It gets a touch before the recognizer that scrolls.
        precedence = 2
    }

    override func isPan(_ path: CGPoint) -> Bool {
        guard path.distance(to: .zero) > Self.threshold, let table = view as? UITableView else { return false }
        return table.hasGrip(at: location(in: table) - path)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A column of a picker. The user turns it until a row is in the middle.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    /// The limit for the length of all rows, within which they can be shown, in points.
    private static let longest: CGFloat = 900_000
    /// How many rows are made beyond those that are seen.
    private static let margin = 1
    /// How much of the opacity a row loses for each row between it and the middle.
    private static let fading: CGFloat = 0.3

    /// The number of rows.
    private(set) var count = 0
    /// The height of a row, in points.
    private(set) var rowHeight: CGFloat = 32
    /// The row that was chosen last.
    private(set) var selected = 0
    /// Makes the view of a row.
    private let makeRow: (Int) -> UIView
    /// What screen readers present of a row.
    private let title: (Int) -> String?
    /// Called when the user has chosen a row.
    private let choose: (Int) -> Void
    private var rows: [Int: UIView] = [:]
    private var placedSize: CGSize?

    init(
        makeRow: @escaping (Int) -> UIView, title: @escaping (Int) -> String?, choose: @escaping (Int) -> Void
    ) {
        (self.makeRow, self.title, self.choose) = (makeRow, title, choose)
        super.init(frame: .zero)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        decelerationRate = .fast
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] recognizer in self?.tapped(at: recognizer.location(in: self)) })
    }

    required init?(coder: NSCoder) { nil }

    /// Shows other rows.
    func reload(count: Int, rowHeight: CGFloat) {
        self.rowHeight = rowHeight >= 1 ? min(rowHeight, 1000) : 32
        self.count = max(0, min(count, Int(Self.longest / self.rowHeight)))
        for row in rows.values { row.removeFromSuperview() }
        rows = [:]
        select(min(selected, max(0, self.count - 1)), animated: false)
    }

    /// Turns the wheel to a row.
    func select(_ row: Int, animated: Bool) {
        selected = max(0, min(row, count - 1))
        place()
        setContentOffset(CGPoint(x: 0, y: offset(of: selected)), animated: animated && window != nil)
        showRows()
    }

    /// Returns the view of a row, if it is near the middle.
    func view(ofRow row: Int) -> UIView? { rows[row] }

    // MARK: - Layout

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - (bounds.height - rowHeight) / 2 }

    private func row(at offset: CGFloat) -> Int {
        let row = ((offset + (bounds.height - rowHeight) / 2) / rowHeight).rounded()
        return row.isFinite ? max(0, min(Int(max(-1, min(row, 1e6))), count - 1)) : 0
    }

    private func place() {
        let room = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    }

    /// Follows a new size, and shows the chosen row in the middle.
    func resize() {
        guard bounds.size != placedSize else { return }
        placedSize = bounds.size
        select(selected, animated: false)
        for (row, view) in rows { view.frame = frame(of: row) }
    }

    private func frame(of row: Int) -> CGRect {
        CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }

    /// Makes the rows that are seen, and removes others.
    private func showRows() {
        guard count > 0, bounds.height > 0 else { return }
        let first = Int((max(0, min(bounds.minY, Self.longest)) / rowHeight).rounded(.down)) - Self.margin
        let last = Int((max(0, min(bounds.maxY, Self.longest)) / rowHeight).rounded(.up)) + Self.margin
        let range = max(0, min(first, count - 1))...max(0, min(last, count - 1))
        for (row, view) in rows where !range.contains(row) {
            view.removeFromSuperview()
            rows[row] = nil
        }
        let middle = (bounds.midY - rowHeight / 2) / rowHeight
        for row in range {
            let view = rows[row] ?? makeRow(row)
            if rows[row] == nil {
                view.frame = frame(of: row)
                addSubview(view)
                rows[row] = view
            }
            view.alpha = max(0.2, 1 - Self.fading * abs(CGFloat(row) - middle))
        }
    }

    // MARK: - Choosing

    private func tapped(at point: CGPoint) {
        guard count > 0 else { return }
        turn(to: max(0, min(Int(max(0, min(point.y, Self.longest)) / rowHeight), count - 1)))
    }

    /// Turns the wheel to a row for the user.
    private func turn(to row: Int) {
        guard 0..<count ~= row, row != selected else { return }
        select(row, animated: true)
        choose(row)
    }

    private func rest() {
        let row = row(at: contentOffset.y)
        guard count > 0, row != selected else { return }
        selected = row
        choose(row)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if count > 0 { targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y)) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    // MARK: - Accessibility

    override func accessibilityIncrement() { turn(to: selected + 1) }
    override func accessibilityDecrement() { turn(to: selected - 1) }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = AccessibilityDefaults(traits: .adjustable)
        defaults.isElement = true
        defaults.value = count > 0 ? title(selected) : nil
        return defaults
    }
}

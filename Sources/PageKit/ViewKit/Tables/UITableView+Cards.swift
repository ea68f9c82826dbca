// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UITableView {
    /// The radius of the corners of a card, in points.
    static let cardRadius: CGFloat = 10
    /// The width from which the room beside cards is larger, in points.
    private static let wide: CGFloat = 414

    /// The room beside rows at each side, which are in cards if the style is `insetGrouped`.
    var rowMargin: CGFloat { style == .insetGrouped ? bounds.width < Self.wide ? 16 : 20 : 0 }

    /// The width of rows.
    var rowWidth: CGFloat { max(0, bounds.width - 2 * rowMargin) }

    /// The color of rows for which the page has not set one.
    var rowBackground: UIColor { style == .plain ? .systemBackground : .secondarySystemGroupedBackground }

    /// Returns the corners of the card of a section that are those of a row; `nil` if sections are not cards.
    func cardCorners(row: Int, of count: Int) -> CACornerMask? {
        guard style == .insetGrouped else { return nil }
        var corners: CACornerMask = []
        if row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}

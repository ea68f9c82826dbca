// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The edge where lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The edge where lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The vertical line in the middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The horizontal line in the middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { length(.width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { length(.height) }
    /// The line below the first line of text, or the top edge.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
    /// The line below the last line of text, or the bottom edge.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}

extension UILayoutGuide {
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The edge where lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The edge where lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The vertical line in the middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The horizontal line in the middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { length(.width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { length(.height) }
}

extension LayoutItem {
    fileprivate func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(self, attribute)
    }
    fileprivate func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, attribute)
    }
    fileprivate func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(self, attribute)
    }
}

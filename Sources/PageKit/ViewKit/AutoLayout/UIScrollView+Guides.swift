// SPDX-License-Identifier: GPL-3.0-or-later
extension UIScrollView {
    /// The content. Constraints to the edges of the guide, or from the content to the edges of the scroll view itself,
    /// determine `contentSize`.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = autoLayout.content { return guide }
        let guide = UILayoutGuide(contentOf: self)
        autoLayout.content = guide
        return guide
    }

    /// The frame of the scroll view, which does not move with the content.
    public var frameLayoutGuide: UILayoutGuide { autoLayout.guide(\.frame, of: self) { _ in .zero } }
}

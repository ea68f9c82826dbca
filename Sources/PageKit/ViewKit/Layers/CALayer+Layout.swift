// SPDX-License-Identifier: GPL-3.0-or-later
extension CALayer {
    /// Calls `layoutSublayers()` before the next frame.
    public func setNeedsLayout() {
        if let view { return view.setNeedsLayout() }
        needsOwnLayout = true
        noteLayout()
    }

    /// Whether `layoutSublayers()` is called before the next frame.
    public func needsLayout() -> Bool { view?.needsOwnLayout ?? needsOwnLayout }

    /// Lays out the layer and the layers in it at once, if they need it.
    public func layoutIfNeeded() {
        if let view { return view.layoutIfNeeded() }
        forAll { $0.layOut() }
    }

    /// Lets the page know that the layer is to be laid out, if it is in the window.
    func noteLayout() {
        if needsOwnLayout, isInWindow { PageContext.current.layersToLayOut.append(self) }
    }

    /// Lays out the layer if it needs it.
    func layOut() {
        guard needsOwnLayout else { return }
        needsOwnLayout = false
        layoutSublayers()
    }
}

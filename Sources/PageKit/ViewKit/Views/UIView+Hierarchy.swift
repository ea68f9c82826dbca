// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// Adds a view above the other subviews. It is removed from its previous superview.
    public func addSubview(_ view: UIView) { insert(view, at: nil) }

    /// Inserts a view at an index of `subviews`. It is removed from its previous superview.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a view directly above another subview, or above all others if that is not a subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        view.removeFromSuperview()
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 })
    }

    /// Inserts a view directly below another subview, or above all others if that is not a subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        view.removeFromSuperview()
        insert(view, at: subviews.firstIndex { $0 === sibling })
    }

    /// Swaps two subviews, given by their indexes.
    public func exchangeSubview(at one: Int, withSubviewAt other: Int) {
        guard subviews.indices.contains(one), subviews.indices.contains(other) else { return }
        subviews.swapAt(one, other)
    }

    /// Moves a subview above the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Moves a subview below the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Removes the view from its superview.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        leaveConstraints()
        change(superview: nil) { superview.subviews.removeAll { $0 === self } }
        superview.setNeedsLayout()
    }

    /// Returns whether the view is the given one or inside it.
    public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

    /// Returns the first view with a tag: this view, or one inside it.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    private func insert(_ view: UIView, at index: Int?) {
        // A precondition would have no message in an optimized program.
        if isDescendant(of: view) { fatalError("a view cannot contain itself") }
        if view.superview === self {
            subviews.removeAll { $0 === view }
            return subviews.insert(view, at: min(max(0, index ?? subviews.count), subviews.count))
        }
        view.removeFromSuperview()
        PageContext.current.hasNewViews = true
        view.change(superview: self) {
            subviews.insert(view, at: min(max(0, index ?? subviews.count), subviews.count))
        }
        didAddSubview(view)
        setNeedsLayout()
        view.noteLayout()
    }

    /// Changes the superview, and calls the methods that a subclass can override in UIKit's order.
    private func change(superview: UIView?, _ move: () -> Void) {
        let oldWindow = window
        let entersWindow = superview?.window != nil && oldWindow == nil
        let leavesWindow = superview?.window == nil && oldWindow != nil
        if entersWindow { forAllControllers { $0.beginAppearing() } }
        if leavesWindow { forAllControllers { $0.beginDisappearing() } }
        willMove(toSuperview: superview)
        if leavesWindow { for view in all { view.endAnimations() } }
        move()
        self.superview = superview
        PageContext.current.layoutEngine?.superviewChanged(of: self)
        if entersWindow {
            forAllControllers { $0.isAppearing() }
            for view in all {
                view.noteDrawing()
                view.existingLayer?.noteNewLayers()
            }
        }
        if entersWindow || leavesWindow { for view in all { view.didMoveToWindow() } }
        didMoveToSuperview()
        if leavesWindow { forAllControllers { $0.endDisappearing() } }
    }

    private func forAllControllers(_ body: (UIViewController) -> Void) { for view in all { view.controller.map(body) } }
}

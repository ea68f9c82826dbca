// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// How the content of a scroll view moves by itself.
struct RunningMotion {
    /// Why the content moves: after a drag, because the page wants it, or back from beyond an edge.
    enum Kind { case deceleration, animation, settling }

    let (x, y): (ScrollMotion, ScrollMotion)
    let kind: Kind
    let startStep: Int
    let link: CADisplayLink

    /// Where the content is at the end.
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }
}

extension UIScrollView {
    /// The time in which the content moves when the page says so, in seconds.
    private static let animationTime = 0.3

    /// Lets the content move by itself.
    func run(_ x: ScrollMotion, _ y: ScrollMotion, _ kind: RunningMotion.Kind) {
        motion?.link.invalidate()
        let link = CADisplayLink { [weak self] _ in self?.moveOn() }
        motion = RunningMotion(x: x, y: y, kind: kind, startStep: PageContext.current.time.step, link: link)
        if kind != .settling { indicators.show(in: self) }
    }

    /// Moves the content because the page wants it.
    func animate(to offset: CGPoint) {
        let duration = PageContext.current.traits.reducesMotion ? 0 : Self.animationTime
        run(
            .ease(from: contentOffset.x, to: offset.x, duration: duration),
            .ease(from: contentOffset.y, to: offset.y, duration: duration), .animation)
    }

    /// Stops the content where it is.
    func stopMotion() {
        guard let motion else { return }
        motion.link.invalidate()
        self.motion = nil
        if motion.kind == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
    }

    private func moveOn() {
        guard let motion else { return }
        let time = PageTime.seconds(PageContext.current.time.step - motion.startStep)
        let isOver = time >= max(motion.x.duration, motion.y.duration)
        UIView.performWithoutAnimation {
            contentOffset = CGPoint(x: motion.x.position(at: time), y: motion.y.position(at: time))
        }
        indicators.show(in: self)
        // The delegate may have begun something else.
        guard isOver, self.motion?.link === motion.link else { return }
        motion.link.invalidate()
        self.motion = nil
        switch motion.kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .settling: break
        }
    }

    // MARK: - Changes

    /// Called when the offset has changed.
    func scrolled() {
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    /// Called when the size of the content or of the view has changed.
    func contentChanged() {
        setNeedsLayout()
        guard isAtRest else { return }
        let limited = limited(contentOffset)
        if limited != contentOffset { contentOffset = limited }
    }

    /// Whether neither the user nor the content itself moves the content.
    private var isAtRest: Bool { !isTracking && !isDragging && !isZooming && motion == nil }

    /// Follows bars that have come or gone.
    func barsChanged() {
        let (old, new) = (bars, coveredByBars)
        guard new != old, isAtRest else { return }
        bars = new
        insetChanged(from: adjusted(contentInset, bars: old), to: adjusted(contentInset, bars: new))
    }

    /// Called when the room around the content has changed. What is at an edge stays there.
    func insetChanged(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        guard isAtRest else { return }
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        contentOffset = limited(offset)
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}

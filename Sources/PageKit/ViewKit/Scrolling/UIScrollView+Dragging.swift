// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIScrollView {
    /// How much farther a drag must go along one axis than along the other to be locked to it.
    private static let lockRatio: CGFloat = 1.7

    /// Whether a drag moves this content, and not that of a scroll view around it that has more in the direction.
    func takesDrag(along axis: ScrollAxis, toward sign: CGFloat) -> Bool {
        guard canDrag(along: axis) else { return false }
        return hasMore(along: axis, toward: sign)
            || !outerScrollViews.contains { $0.hasMore(along: axis, toward: sign) }
    }

    /// Follows the recognizer of drags.
    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag(pan.translation(in: self))
        case .changed: drag(to: pan.translation(in: self))
        case .ended: endDrag(velocity: pan.velocity(in: self) * -1)
        case .cancelled: endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    /// Begins to drag the content.
    func beginDrag(_ translation: CGPoint) {
        if !isDragging { stopMotion() }
        isDragging = true
        (dragStart, dragOrigin) = (pulled(contentOffset), translation)
        draggedAxes = ScrollAxis.allCases.filter(canDrag)
        if isDirectionalLockEnabled {
            let (x, y) = (translation.x.magnitude, translation.y.magnitude)
            if x > y * Self.lockRatio { draggedAxes.removeAll { $0 == .vertical } }
            if y > x * Self.lockRatio { draggedAxes.removeAll { $0 == .horizontal } }
        }
        indicators.show(in: self)
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func drag(to translation: CGPoint) {
        guard isDragging, !isZooming else { return (dragStart, dragOrigin) = (pulled(contentOffset), translation) }
        var offset = contentOffset
        for axis in draggedAxes {
            offset[axis] = shown(dragStart[axis] - (translation[axis] - dragOrigin[axis]), along: axis)
        }
        contentOffset = offset
        indicators.show(in: self)
        refreshControl?.pulled(in: self)
    }

    /// Ends a drag with a velocity in points per second. The content goes on to where that leads, or to a target.
    func endDrag(velocity: CGPoint, target proposed: CGPoint? = nil) {
        guard isDragging else { return }
        refreshControl?.reserveRoom(in: self)
        var velocity = velocity
        var target = contentOffset
        for axis in ScrollAxis.allCases {
            if !draggedAxes.contains(axis) || velocity[axis].magnitude < ScrollPhysics.leastSpeed { velocity[axis] = 0 }
            target[axis] = self.target(along: axis, velocity: velocity[axis])
        }
        let natural = proposed ?? target
        target = proposed ?? restingOffset(insteadOf: target, velocity: velocity * 0.001)
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity * 0.001, targetContentOffset: &target)
        isDragging = false
        let usesSpring = isPagingEnabled || proposed != nil
        func motion(along axis: ScrollAxis) -> ScrollMotion {
            let start = contentOffset[axis]
            guard !usesSpring || target != natural else {
                return .spring(
                    from: start, velocity: velocity[axis], to: target[axis], frequency: ScrollPhysics.pageFrequency)
            }
            return .fling(
                from: start, velocity: velocity[axis], rate: decelerationRate.limited,
                to: target[axis].isFinite ? target[axis] : start, in: limits(along: axis),
                bounces: bounces && draggedAxes.contains(axis))
        }
        let next = (motion(along: .horizontal), motion(along: .vertical))
        let goesOn = max(next.0.duration, next.1.duration) > 0
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        // The page may have moved the content elsewhere.
        guard goesOn, self.motion == nil, !isDragging else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        if self.motion == nil { run(next.0, next.1, .deceleration) }
    }

    /// Lets the content come back if it is beyond its edges and nothing holds it there.
    func fingersLeft() {
        guard !isDragging, motion == nil, !isTracking else { return }
        let limited = limited(contentOffset)
        guard limited != contentOffset else { return }
        run(
            .spring(from: contentOffset.x, velocity: 0, to: limited.x),
            .spring(from: contentOffset.y, velocity: 0, to: limited.y), .settling)
    }

    // MARK: - Targets

    private func target(along axis: ScrollAxis, velocity: CGFloat) -> CGFloat {
        let (limits, start) = (limits(along: axis), contentOffset[axis])
        guard draggedAxes.contains(axis) else { return start }
        guard isPagingEnabled else {
            let way = ScrollPhysics.distance(velocity: velocity, rate: decelerationRate.limited)
            return velocity == 0 ? start.limited(to: limits) : (start + way).rounded().limited(to: limits)
        }
        return page(from: start, velocity: velocity, along: axis).limited(to: limits)
    }

    /// Returns the offset of the page that is nearest, or next in the direction of the velocity.
    private func page(from offset: CGFloat, velocity: CGFloat, along axis: ScrollAxis) -> CGFloat {
        let length = bounds.size[axis]
        guard length > 0 else { return offset }
        let position = offset / length
        let page = velocity > 0 ? position.rounded(.up) : velocity < 0 ? position.rounded(.down) : position.rounded()
        return page * length
    }

    // MARK: - Rubber bands

    /// Returns the offset at which the content is shown when a finger has moved it to another.
    private func shown(_ offset: CGFloat, along axis: ScrollAxis) -> CGFloat {
        let (limits, length) = (limits(along: axis), bounds.size[axis])
        guard bounces else { return offset.limited(to: limits) }
        if offset < limits.lowerBound {
            return limits.lowerBound - ScrollPhysics.rubberBand(limits.lowerBound - offset, in: length)
        }
        return min(offset, limits.upperBound) + ScrollPhysics.rubberBand(offset - limits.upperBound, in: length)
    }

    /// Returns the offset to which a finger would have moved the content that is shown at another.
    private func pulled(_ offset: CGPoint) -> CGPoint {
        var pulled = limited(offset)
        for axis in ScrollAxis.allCases {
            let (way, length) = (offset[axis] - pulled[axis], bounds.size[axis])
            pulled[axis] += (way < 0 ? -1 : 1) * ScrollPhysics.pull(way.magnitude, in: length)
        }
        return pulled
    }
}

extension UIScrollView.DecelerationRate {
    /// The rate within the range in which the content comes to rest.
    var limited: CGFloat { rawValue > 0.5 ? min(rawValue, 0.9999) : 0.5 }
}

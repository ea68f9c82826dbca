// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

extension UIScrollView {
    /// The distance that an arrow key moves the content, in points.
    private static let keyDistance: CGFloat = 40
    /// The distance a touchpad moves before the next page comes, in points.
    private static let pageDistance: CGFloat = 40
    /// The part of a page that stays in view when the next one comes.
    private static let pageOverlap: CGFloat = 0.1

    /// The distance that a page key moves the content.
    func pageLength(along axis: ScrollAxis) -> CGFloat {
        let length = bounds.size[axis]
        return isPagingEnabled ? length : length * (1 - Self.pageOverlap)
    }

    /// Moves the content as far as possible along an axis, as if the user had dragged it there.
    func glide(to offset: CGFloat, along axis: ScrollAxis) {
        var target = isDecelerating ? motion?.end ?? contentOffset : contentOffset
        target[axis] = offset
        target = limited(target)
        guard !isDragging, target != (motion?.end ?? contentOffset) else { return }
        if isDecelerating {
            func spring(_ axis: ScrollAxis) -> ScrollMotion {
                .spring(
                    from: contentOffset[axis], velocity: 0, to: target[axis], frequency: ScrollPhysics.pageFrequency)
            }
            return run(spring(.horizontal), spring(.vertical), .deceleration)
        }
        beginDrag(.zero)
        endDrag(velocity: .zero, target: target)
    }

    /// Moves the content by a distance of the wheel or the touchpad along an axis. Returns false if there is no more.
    func turn(by distance: CGFloat, along axis: ScrollAxis, isSmooth: Bool) -> Bool {
        let end = isDecelerating ? motion?.end ?? contentOffset : contentOffset
        let limits = limits(along: axis)
        guard isScrollEnabled, distance > 0 ? end[axis] < limits.upperBound : end[axis] > limits.lowerBound else {
            return false
        }
        if isPagingEnabled {
            turnPage(by: isSmooth ? distance : distance * Self.pageDistance, along: axis)
        } else if isSmooth {
            stopMotion()
            var offset = contentOffset
            offset[axis] = (offset[axis] + distance).limited(to: limits)
            contentOffset = offset
            indicators.show(in: self)
        } else {
            // The distance of a click is that of scrolled windows of GTK.
            glide(to: end[axis] + distance * pow(bounds.size[axis], 2 / 3), along: axis)
        }
        return true
    }

    private func turnPage(by distance: CGFloat, along axis: ScrollAxis) {
        // A touchpad goes on for a while after the page has been turned.
        guard motion == nil else { return pagedDistance = .zero }
        pagedDistance[axis] += distance
        guard pagedDistance[axis].magnitude >= Self.pageDistance else { return }
        let length = bounds.size[axis]
        let page = (contentOffset[axis] / max(length, 1)).rounded() + (pagedDistance[axis] > 0 ? 1 : -1)
        pagedDistance = .zero
        glide(to: page * length, along: axis)
    }

    /// Moves the content by a key. Returns false if the key does not do that or there is no more content.
    func press(_ key: Key) -> Bool {
        let main: ScrollAxis = canMove(along: .vertical) ? .vertical : .horizontal
        let end = isDecelerating ? motion?.end ?? contentOffset : contentOffset
        func step(_ axis: ScrollAxis, _ distance: CGFloat) -> Bool {
            let distance = isPagingEnabled ? (distance < 0 ? -1 : 1) * pageLength(along: axis) : distance
            return go(to: end[axis] + distance, axis)
        }
        func go(to offset: CGFloat, _ axis: ScrollAxis) -> Bool {
            guard canMove(along: axis), offset.limited(to: limits(along: axis)) != end[axis] else { return false }
            glide(to: offset, along: axis)
            return true
        }
        switch key {
        case .go(.up): return step(.vertical, -Self.keyDistance)
        case .go(.down): return step(.vertical, Self.keyDistance)
        case .go(.left): return step(.horizontal, -Self.keyDistance)
        case .go(.right): return step(.horizontal, Self.keyDistance)
        case .go(.rowStart), .go(.first): return go(to: limits(along: main).lowerBound, main)
        case .go(.rowEnd), .go(.last): return go(to: limits(along: main).upperBound, main)
        case .pageUp: return go(to: end[main] - pageLength(along: main), main)
        case .pageDown: return go(to: end[main] + pageLength(along: main), main)
        case .character, .topRow, .escape, .delete: return false
        }
    }

    /// Whether the element lies in the direction of a key from another one, so that the key moves the focus to it.
    private static func leads(_ key: Key, from one: CGRect, to other: CGRect) -> Bool {
        switch key {
        case .go(.up): other.midY < one.minY
        case .go(.down): other.midY > one.maxY
        case .go(.left): other.midX < one.minX
        case .go(.right): other.midX > one.maxX
        default: false
        }
    }

    /// Whether a key moves the focus from an element to another one in the scroll view.
    func hasElement(toward key: Key, from element: UIView) -> Bool {
        let start = convert(element.bounds, from: element)
        return elements.contains { other in
            other !== element && Self.leads(key, from: start, to: convert(other.bounds, from: other))
        }
    }
}

extension UIView {
    /// Scrolls with a key that was pressed while the keyboard acts on the element. Returns whether something has moved.
    package func scroll(by key: Key) -> Bool {
        for view in scrollViews {
            if view !== self, view.hasElement(toward: key, from: self) { return false }
            if view.press(key) { return true }
        }
        return false
    }

    /// Scrolls so that the view is seen.
    package func scrollIntoView() {
        var (rect, inner) = (bounds, self)
        for view in scrollViews where view !== self {
            rect = view.convert(rect, from: inner)
            view.scrollRectToVisible(rect, animated: true)
            // Outer scroll views show it where it will be.
            let way = (view.motion?.end ?? view.contentOffset) - view.contentOffset
            (rect, inner) = (rect.offsetBy(dx: -way.x, dy: -way.y), view)
        }
    }
}

extension UIWindow {
    /// Moves the content at a point of the area by the wheel, in clicks, or by the touchpad, in points. What has no more
    /// content in the direction leaves it to what contains it.
    package func scroll(by distance: Point, at point: Point, isSmooth: Bool) {
        guard let view = view(at: point) else { return }
        var distance = distance
        // A wheel has one direction, which is that of content that moves only horizontally, too.
        if !isSmooth, distance.x == 0, !view.scrollViews.contains(where: { $0.canMove(along: .vertical) }) {
            distance = Point(x: distance.y, y: 0)
        }
        for axis in ScrollAxis.allCases where distance[axis] != 0 {
            _ = view.scrollViews.contains { $0.turn(by: distance[axis], along: axis, isSmooth: isSmooth) }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIView {
    /// Whether a change of a property matters to an animation.
    var isTracked: Bool { ViewAnimation.current != nil || !tracks.isEmpty }

    /// Notes that a property was set. In the block of an animation, it is shown to change from the value that is shown
    /// at present; otherwise it jumps.
    func changed(_ property: MotionProperty, from old: MotionValue) {
        let new = setValue(of: property)
        // A keyframe can hold the value that a later one changes.
        guard new != old || ViewAnimation.current?.keyframe != nil else { return }
        let index = tracks.firstIndex { $0.property == property }
        guard let animation = ViewAnimation.current else {
            if let index { tracks.remove(at: index).animation.loseTrack() }
            return
        }
        if let index, tracks[index].animation === animation {
            if let time = animation.keyframe { tracks[index].add(Track.Keyframe(time: time, value: new)) }
            return
        }
        let shown = index.map { tracks[$0].value(to: old) } ?? old
        var track = Track(property, from: shown, in: animation)
        if let time = animation.keyframe { track.add(Track.Keyframe(time: time, value: new)) }
        animation.gainTrack(of: self, isMovement: property.isMovement)
        if let index {
            tracks[index].animation.loseTrack()
            tracks[index] = track
        } else {
            tracks.append(track)
        }
    }

    /// Notes that a property of the layer was set.
    func layerChanged(_ property: MotionProperty, from old: @autoclosure () -> MotionValue) {
        if isTracked { changed(property, from: old()) }
    }

    /// Ends all animations and transitions of the view before their time, and those of its layers.
    func endAnimations() {
        if let existingLayer { existingLayer.leave() } else { endTracks() }
    }

    /// Ends the animations of the view that do not belong to its layer, and its transition.
    func endTracks() {
        let ended = tracks
        tracks = []
        for track in ended { track.animation.loseTrack() }
        PageContext.current.time.animations.endTransition(of: self)
    }

    /// Ends the tracks of an animation. Returns what they have changed.
    func takeTracks(of animation: ViewAnimation) -> [TrackChange] {
        let taken = tracks.filter { $0.animation === animation }
        tracks.removeAll { $0.animation === animation }
        return taken.map { track in
            let end = setValue(of: track.property)
            return TrackChange(
                view: self, property: track.property, start: track.start, shown: track.value(to: end), end: end)
        }
    }

    /// Whether the view is in an animation or a transition that does not allow user interaction.
    package var isAnimatedWithoutInteraction: Bool {
        func blocks(_ animation: ViewAnimation) -> Bool {
            !animation.isOver && !animation.options.contains(.allowUserInteraction)
        }
        if tracks.contains(where: { blocks($0.animation) }) { return true }
        return PageContext.current.time.animations.transition(of: self).map { blocks($0.animation) } ?? false
    }

    // MARK: - Presentation

    /// Applies the values that are shown to the node, except for those of the layer. Tracks that are over are removed.
    func applyTracks(to node: inout Node) {
        tracks.removeAll { $0.animation.isOver }
        for track in tracks where track.isShown && !track.property.isOfLayer {
            switch (track.property, track.value(to: setValue(of: track.property))) {
            case (.center, .point(let center)): node.center = center
            case (.bounds, .rect(let bounds)):
                // A spring can swing beyond a size of zero.
                let size = CGSize(width: max(0, bounds.size.width), height: max(0, bounds.size.height))
                node.bounds = CGRect(origin: bounds.origin, size: size)
            case (.transform, .transform(let transform)): node.transform = transform
            case (.alpha, .number(let alpha)): node.opacity = min(max(alpha, 0), 1)
            case (.backgroundColor, .color(let color)): node.style.fill = color
            default: break
            }
        }
    }

    /// The layer with the values that are shown: a copy if the layer is animated.
    var shownLayer: CALayer? {
        guard let existingLayer, tracks.contains(where: { $0.property.isOfLayer }) else { return existingLayer }
        let copy = NSObject.uncounted { existingLayer.presentationCopy() }
        applyTracks(to: copy)
        return copy
    }

    /// Changes a copy of the layer to the values that are shown.
    func applyTracks(to copy: CALayer) {
        for track in tracks where track.isShown {
            let value = track.value(to: setValue(of: track.property))
            if case .transform(let transform) = value {
                copy.set(.transform, to: .matrix(CATransform3D(transform)))
            } else {
                copy.set(track.property.key, to: value)
            }
        }
    }

    /// Sets a property to a value.
    func set(_ property: MotionProperty, to value: MotionValue) {
        switch (property, value) {
        case (.transform, .transform(let value)): transform = value
        case (.alpha, .number(let value)): alpha = value
        case (.backgroundColor, .color(let color)): backgroundColor = color.map { UIColor(cgColor: $0) }
        default: layer.set(property.key, to: value)
        }
    }

    /// Returns the value of a property as it was set.
    private func setValue(of property: MotionProperty) -> MotionValue {
        switch property {
        case .center: .point(center)
        case .bounds: .rect(bounds)
        case .transform: .transform(transform)
        case .alpha: .number(alpha)
        case .backgroundColor: .color(backgroundColor?.resolved)
        case .cornerRadius: .number(layer.cornerRadius)
        case .borderWidth: .number(layer.borderWidth)
        case .borderColor: .color(layer.borderColor)
        case .shadowColor: .color(layer.shadowColor)
        case .shadowOpacity: .number(Double(layer.shadowOpacity))
        case .shadowRadius: .number(layer.shadowRadius)
        case .shadowOffset: .size(layer.shadowOffset)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A view owns the tracks of its properties, and each track owns its animation.

/// The change of one property of one view in an animation.
struct Track {
    /// A value that is reached within a part of the animation.
    struct Keyframe {
        /// The part of the animation, 0...1.
        let time: ClosedRange<Double>
        let value: MotionValue
    }

    let property: MotionProperty
    let start: MotionValue
    let animation: ViewAnimation
    /// The values on the way, ordered by time. If there are none, the property goes from the start to its set value.
    private(set) var keyframes: [Keyframe] = []

    init(_ property: MotionProperty, from start: MotionValue, in animation: ViewAnimation) {
        (self.property, self.start, self.animation) = (property, start, animation)
    }

    /// Whether the value that is shown differs from the one that is set.
    var isShown: Bool {
        !animation.isOver && !(property.isMovement && PageContext.current.traits.reducesMotion)
    }

    /// Returns the value that is shown at present, given the one that is set.
    func value(to end: MotionValue) -> MotionValue {
        guard isShown else { return end }
        guard !keyframes.isEmpty else { return start.mixed(with: end, share: animation.progress) }
        var value = start
        for keyframe in keyframes {
            let (begin, end) = (keyframe.time.lowerBound, keyframe.time.upperBound)
            guard animation.progress > begin else { break }
            if animation.progress >= end {
                value = keyframe.value
            } else if !animation.isDiscrete {
                value = value.mixed(with: keyframe.value, share: (animation.progress - begin) / (end - begin))
            }
        }
        return value
    }

    /// Adds a keyframe.
    mutating func add(_ keyframe: Keyframe) {
        let index = keyframes.firstIndex { $0.time.lowerBound > keyframe.time.lowerBound } ?? keyframes.count
        keyframes.insert(keyframe, at: index)
    }
}

/// What a track that was taken from a view has changed.
struct TrackChange {
    let view: UIView
    let property: MotionProperty
    let start: MotionValue
    /// The value that was shown last.
    let shown: MotionValue
    /// The value that was set.
    let end: MotionValue

    /// Sets the property to its value at a position.
    func set(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: view.set(property, to: start)
        case .current: view.set(property, to: shown)
        case .end: view.set(property, to: end)
        }
    }
}

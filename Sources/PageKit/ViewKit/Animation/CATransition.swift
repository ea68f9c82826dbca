// SPDX-License-Identifier: GPL-3.0-or-later
/// The key under which a transition is added to a layer.
nonisolated public let kCATransition = "transition"

/// How a layer changes as a whole.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The old fades into the new.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new moves over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old moves away from the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the movement of a transition begins.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a direction with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// At the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// At the upper edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// At the lower edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of a layer as a whole, from what it was when the transition was added to what it is afterwards.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// How the layer changes.
    open var type = CATransitionType.fade
    /// Where the movement begins; `nil` for the left edge.
    open var subtype: CATransitionSubtype?
    /// The part of the change at which the transition begins. It has no effect.
    open var startProgress: Float = 0
    /// The part of the change at which the transition ends. It has no effect.
    open var endProgress: Float = 1

    override func makeCopy() -> CAAnimation {
        let copy = CATransition()
        (copy.type, copy.subtype) = (type, subtype)
        return copy
    }

    override var hasFades: Bool { type == .fade }

    var style: ViewTransition.Style {
        let edge = subtype ?? .fromLeft
        let way: CGPoint =
            switch edge {
            case .fromRight: CGPoint(x: 1, y: 0)
            case .fromTop: CGPoint(x: 0, y: -1)
            case .fromBottom: CGPoint(x: 0, y: 1)
            default: CGPoint(x: -1, y: 0)
            }
        return switch type {
        case .push: .slide(from: way, movesOld: true, movesNew: true)
        case .moveIn: .slide(from: way, movesOld: false, movesNew: true)
        case .reveal: .slide(from: way, movesOld: true, movesNew: false)
        default: .dissolve
        }
    }
}

extension CALayer {
    /// Begins a transition of the layer, or of the view that contains it.
    func begin(_ transition: CATransition) {
        var layer = self
        while layer.view == nil, let outer = layer.outer { layer = outer }
        guard let view = layer.view else { return }
        let animation = ViewAnimation(
            duration: transition.onceDuration, delay: 0, curve: transition.timingFunction?.curve ?? .easeInOut,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .allowUserInteraction]
        ) { [weak delegate = transition.delegate] isFinished in
            delegate?.animationDidStop(transition, finished: isFinished)
        }
        transition.delegate?.animationDidStart(transition)
        let time = PageContext.current.time
        time.animations.add(ViewTransition(of: view, style: transition.style, from: Snapshot(of: view), in: animation))
        time.animations.add(animation)
    }
}

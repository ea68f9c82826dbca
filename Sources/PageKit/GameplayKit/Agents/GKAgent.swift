// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// What hears of an agent before and after it moves, so that a view can follow it.
@preconcurrency @MainActor public protocol GKAgentDelegate: NSObjectProtocol {
    /// Called before the agent moves.
    func agentWillUpdate(_ agent: GKAgent)
    /// Called after the agent has moved.
    func agentDidUpdate(_ agent: GKAgent)
}

extension GKAgentDelegate {
    /// Does nothing.
    public func agentWillUpdate(_ agent: GKAgent) {}
    /// Does nothing.
    public func agentDidUpdate(_ agent: GKAgent) {}
}

/// Something that moves by itself, toward its goals.
@preconcurrency @MainActor open class GKAgent: GKComponent {
    /// Called before and after each move.
    public weak var delegate: (any GKAgentDelegate)?
    /// The goals.
    public var behavior: GKBehavior?
    /// The mass: how little a goal changes the motion.
    public var mass: Float = 1
    /// The radius of the circle that other agents avoid.
    public var radius: Float = 0.5
    /// The distance that the agent moves in a second, in the direction in which it looks.
    public var speed: Float = 0
    /// The highest change of the speed in a second.
    public var maxAcceleration: Float = 1
    /// The highest speed.
    public var maxSpeed: Float = 1
}

/// An agent that moves in a plane.
@preconcurrency @MainActor open class GKAgent2D: GKAgent {
    /// The position.
    public var position = vector_float2.zero
    /// The direction in which the agent looks, in radians from the x axis to the y axis.
    public var rotation: Float = 0 {
        didSet {
            // It does not move sideways.
            if !isMoving { velocity = forward * velocity.length }
        }
    }
    /// The distance that the agent moves in a second.
    public private(set) var velocity = vector_float2.zero

    /// The direction in which the agent wanders, relative to where it looks.
    var wanderingAngle: Float = 0
    private var isMoving = false

    /// The speed. Setting it keeps the direction in which the agent looks.
    public override var speed: Float {
        get { velocity.length }
        set { velocity = forward * newValue }
    }

    /// The direction in which the agent looks.
    var forward: vector_float2 { [Float(cos(Double(rotation))), Float(sin(Double(rotation)))] }

    /// Moves the agent toward its goals.
    open override func update(deltaTime seconds: TimeInterval) {
        delegate?.agentWillUpdate(self)
        let seconds = Float(seconds)
        if let behavior, seconds > 0 {
            let force = behavior.force(on: self, seconds: seconds)
            velocity += (force / max(mass, .leastNormalMagnitude)).limited(to: maxAcceleration) * seconds
        }
        velocity = velocity.limited(to: maxSpeed)
        position += velocity * seconds
        if velocity.length > 1e-6 {
            isMoving = true
            rotation = Float(atan2(Double(velocity.y), Double(velocity.x)))
            isMoving = false
        }
        delegate?.agentDidUpdate(self)
    }
}

nonisolated extension SIMD2<Float> {
    /// The vector, or one in the same direction with a length.
    fileprivate func limited(to length: Float) -> Self {
        self.length > length ? normalized * length : self
    }
}

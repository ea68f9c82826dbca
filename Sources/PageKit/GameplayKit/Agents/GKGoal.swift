// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// What an agent tries to do.
///
/// Source: Craig W. Reynolds, "Steering Behaviors for Autonomous Characters", Game Developers Conference 1999.
@preconcurrency @MainActor open class GKGoal: NSObject {
    private let change: @MainActor (GKAgent2D, Float) -> vector_float2

    private init(_ change: @escaping @MainActor (GKAgent2D, Float) -> vector_float2) {
        self.change = change
        super.init()
    }

    /// Returns how a goal changes the velocity of an agent.
    func force(on agent: GKAgent2D, seconds: Float) -> vector_float2 { change(agent, seconds) }

    // MARK: - One other agent

    /// Creates the goal to reach an agent.
    public convenience init(toSeekAgent agent: GKAgent) {
        self.init { [weak agent] me, _ in
            (agent as? GKAgent2D).map { me.change(toward: $0.position) } ?? .zero
        }
    }

    /// Creates the goal to get away from an agent.
    public convenience init(toFleeAgent agent: GKAgent) {
        self.init { [weak agent] me, _ in
            (agent as? GKAgent2D).map { me.change(toward: me.position + me.position - $0.position) }
                ?? .zero
        }
    }

    /// Creates the goal to meet an agent where it will be, at most some seconds later.
    public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
        self.init { [weak target] me, _ in
            guard let target = target as? GKAgent2D else { return .zero }
            let time = (target.position - me.position).length / max(me.maxSpeed, .leastNormalMagnitude)
            return me.change(
                toward: target.position + target.velocity * min(time, Float(maxPredictionTime)))
        }
    }

    // MARK: - Speed

    /// Creates the goal to have a speed.
    public convenience init(toReachTargetSpeed targetSpeed: Float) {
        self.init { me, _ in me.forward * (targetSpeed - me.speed) }
    }

    /// Creates the goal to move with a speed in directions that change at random, from the seed of the page.
    public convenience init(toWander speed: Float) {
        self.init { me, seconds in
            me.wanderingAngle += Float.random(in: -1...1) * 4 * seconds.squareRoot()
            me.wanderingAngle = min(1.5, max(-1.5, me.wanderingAngle))
            let angle = Double(me.rotation + me.wanderingAngle)
            return vector_float2(Float(cos(angle)), Float(sin(angle))) * speed - me.velocity
        }
    }

    // MARK: - Groups

    /// Creates the goal to stay away from agents that are near, and not further to the side than an angle in radians.
    public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { me, _ in
            me.neighbors(in: agents, maxDistance, maxAngle).map { other in
                let away = me.position - other.position
                return away.normalized * (me.maxSpeed * (1 - away.length / maxDistance))
            }.reduce(.zero, +)
        }
    }

    /// Creates the goal to move in the direction of agents that are near, and not further to the side than an angle in
    /// radians.
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { me, _ in
            let directions = me.neighbors(in: agents, maxDistance, maxAngle).map(\.forward)
            guard !directions.isEmpty else { return .zero }
            return directions.reduce(.zero, +) / Float(directions.count) - me.forward
        }
    }

    /// Creates the goal to stay near agents that are not further away than a distance, and not further to the side than
    /// an angle in radians.
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { me, _ in
            let positions = me.neighbors(in: agents, maxDistance, maxAngle).map(\.position)
            guard !positions.isEmpty else { return .zero }
            return me.change(toward: positions.reduce(.zero, +) / Float(positions.count))
        }
    }

    // MARK: - Obstacles

    /// Creates the goal not to meet agents within some seconds.
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
        self.init { me, _ in
            agents.compactMap { $0 as? GKAgent2D }.filter { $0 !== me }.map { other in
                me.change(
                    avoiding: other.position, velocity: other.velocity, radius: other.radius,
                    within: Float(maxPredictionTime))
            }.reduce(.zero, +)
        }
    }

    /// Creates the goal not to meet obstacles within some seconds. A polygon counts as the circle around it.
    public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {
        self.init { me, _ in
            obstacles.compactMap(\.circle).map { center, radius in
                me.change(
                    avoiding: center, velocity: .zero, radius: radius, within: Float(maxPredictionTime))
            }.reduce(.zero, +)
        }
    }

    // MARK: - Paths

    /// Creates the goal to move along a path, toward where it leads in some seconds.
    public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {
        self.init { me, _ in
            let future = me.position + me.velocity * Float(maxPredictionTime)
            guard let (_, place) = path.nearest(to: future) else { return .zero }
            let ahead = max(path.radius, me.maxSpeed * Float(maxPredictionTime))
            return me.change(toward: path.point(at: place + (forward ? ahead : -ahead)))
        }
    }

    /// Creates the goal to be on a path in some seconds.
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
        self.init { me, _ in
            let future = me.position + me.velocity * Float(maxPredictionTime)
            guard let (point, _) = path.nearest(to: future), (point - future).length > path.radius else {
                return .zero
            }
            return me.change(toward: point)
        }
    }
}

extension GKObstacle {
    /// The circle around the obstacle.
    fileprivate var circle: (center: vector_float2, radius: Float)? {
        switch self {
        case let circle as GKCircleObstacle: return (circle.position, circle.radius)
        case let polygon as GKPolygonObstacle where polygon.vertexCount > 0:
            let center = polygon.points.reduce(.zero, +) / Float(polygon.vertexCount)
            return (center, polygon.points.map { ($0 - center).length }.max() ?? 0)
        default: return nil
        }
    }
}

extension GKAgent2D {
    /// Returns the change of the velocity that leads to a point.
    fileprivate func change(toward point: vector_float2) -> vector_float2 {
        (point - position).normalized * maxSpeed - velocity
    }

    /// Returns the change of the velocity that leads past a circle, if the agent would meet it within some seconds.
    fileprivate func change(
        avoiding center: vector_float2, velocity other: vector_float2, radius: Float,
        within seconds: Float
    ) -> vector_float2 {
        let (offset, relative) = (center - position, velocity - other)
        let speed = relative.dot(relative)
        // When they are nearest to each other.
        let time = speed > 0 ? min(seconds, max(0, offset.dot(relative) / speed)) : 0
        let gap = offset - relative * time
        guard gap.length < radius + self.radius else { return .zero }
        // It turns to the side, and does not brake.
        let side = forward.quarterTurn * forward.quarterTurn.dot(gap)
        return (side.length > 1e-4 ? -side.normalized : forward.quarterTurn) * maxSpeed
    }

    /// Returns the agents that are near, apart from this one.
    fileprivate func neighbors(in agents: [GKAgent], _ maxDistance: Float, _ maxAngle: Float)
        -> [GKAgent2D]
    {
        agents.compactMap { $0 as? GKAgent2D }.filter { other in
            let offset = other.position - position
            guard other !== self, offset.length < maxDistance else { return false }
            let angle = atan2(Double(forward.cross(offset)), Double(forward.dot(offset)))
            return abs(angle) <= Double(maxAngle)
        }
    }
}

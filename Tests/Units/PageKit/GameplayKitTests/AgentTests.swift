// SPDX-License-Identifier: GPL-3.0-or-later
import GameplayKit
import Testing
import ViewKit

struct AgentTests {
    private let agent = GKAgent2D()

    /// Lets an agent move for some seconds. Returns its positions.
    @discardableResult private func run(_ agent: GKAgent2D, _ goals: GKGoal..., seconds: Int = 20)
        -> [vector_float2]
    {
        agent.behavior = GKBehavior(goals: goals)
        return (0..<seconds * 60).map { _ in
            agent.update(deltaTime: 1 / 60)
            return agent.position
        }
    }

    private func distance(_ one: vector_float2, _ other: vector_float2) -> Float {
        GKGraphNode2D(point: one).cost(to: GKGraphNode2D(point: other))
    }

    private func agent(at position: vector_float2) -> GKAgent2D {
        let agent = GKAgent2D()
        agent.position = position
        return agent
    }

    @Test func limitsOfTheMotionAreKept() {
        let target = agent(at: [100, 0])
        agent.maxSpeed = 3
        agent.maxAcceleration = 2
        let positions = run(agent, GKGoal(toSeekAgent: target), seconds: 10)
        #expect(distance(positions[59], [1, 0]) < 0.05, "two points per second, in one second")
        #expect(
            abs(agent.speed - 3) < 0.01 && abs(agent.velocity.x - 3) < 0.01 && abs(agent.rotation) < 0.01)
        agent.mass = 4
        agent.speed = 0
        agent.position = .zero
        #expect(distance(run(agent, GKGoal(toSeekAgent: target), seconds: 1)[59], [0.375, 0]) < 0.05)
    }

    @Test func agentIsReachedOrLeft() {
        let target = agent(at: [3, 4])
        #expect(
            run(agent, GKGoal(toSeekAgent: target)).contains { distance($0, target.position) < 0.5 })
        run(agent, GKGoal(toFleeAgent: target), seconds: 30)
        #expect(distance(agent.position, target.position) > 10)
    }

    @Test func movingAgentIsMetWhereItWillBe() {
        let target = agent(at: [10, 0])
        target.rotation = .pi / 2
        target.speed = 0.5
        var nearest: Float = 100
        agent.behavior = GKBehavior(
            goal: GKGoal(toInterceptAgent: target, maxPredictionTime: 20), weight: 1)
        for _ in 0..<60 * 20 {
            target.update(deltaTime: 1 / 60)
            agent.update(deltaTime: 1 / 60)
            nearest = min(nearest, distance(agent.position, target.position))
        }
        #expect(nearest < 0.5 && target.position.y > 9)
    }

    @Test func speedIsReachedAndKept() {
        agent.rotation = 1
        run(agent, GKGoal(toReachTargetSpeed: 0.5), seconds: 10)
        #expect(abs(agent.speed - 0.5) < 0.01 && abs(agent.rotation - 1) < 0.01)
        let positions = run(agent, GKGoal(toWander: 1), seconds: 30)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { distance($0, $1) < 1.001 / 60 })
        #expect(abs(agent.rotation - 1) > 0.01)
    }

    @Test(arguments: [Float(0), 0.2, -0.2]) func obstacleIsPassed(offset: Float) {
        let obstacle = GKCircleObstacle(radius: 1)
        obstacle.position = [5, offset]
        agent.speed = 1
        let positions = run(
            agent, GKGoal(toSeekAgent: agent(at: [1000, 0])),
            GKGoal(toAvoid: [obstacle], maxPredictionTime: 4),
            seconds: 15)
        #expect(positions.allSatisfy { distance($0, obstacle.position) > 1 } && agent.position.x > 8)
    }

    @Test func pathIsFollowed() {
        let path = GKPath(points: [[0, 0], [4, 0], [4, 4], [0, 4]], radius: 0.3, cyclical: true)
        let positions = run(
            agent, GKGoal(toFollow: path, maxPredictionTime: 0.5, forward: true), seconds: 30)
        for corner in [[4, 0], [4, 4], [0, 4], [0, 0]] as [vector_float2] {
            #expect(positions.contains { distance($0, corner) < 1 })
        }
        #expect(path.numPoints == 4 && path.float2(at: 2) == [4, 4] && path.isCyclical)
        agent.position = [2, 3]
        run(
            agent, GKGoal(toStayOn: path, maxPredictionTime: 0.2), GKGoal(toReachTargetSpeed: 0),
            seconds: 30)
        let (x, y) = (agent.position.x, agent.position.y)
        #expect(min(abs(x), abs(x - 4), abs(y), abs(y - 4)) < 1)
    }

    @Test func flockStaysTogetherAndApart() {
        let agents = (0..<6).map { agent(at: [Float($0 % 3) * 3, Float($0 / 3) * 3]) }
        for (index, agent) in agents.enumerated() {
            agent.rotation = Float(index)
            agent.speed = 1
            agent.behavior = GKBehavior(
                goals: [
                    GKGoal(toSeparateFrom: agents, maxDistance: 1.5, maxAngle: .pi),
                    GKGoal(toAlignWith: agents, maxDistance: 20, maxAngle: .pi),
                    GKGoal(toCohereWith: agents, maxDistance: 20, maxAngle: .pi),
                ], andWeights: [4, 1, 1])
        }
        for _ in 0..<60 * 30 { for agent in agents { agent.update(deltaTime: 1 / 60) } }
        let pairs = agents.indices.flatMap { one in agents.indices.filter { $0 > one }.map { (one, $0) }
        }
        let distances = pairs.map { distance(agents[$0].position, agents[$1].position) }
        #expect(distances.allSatisfy { $0 < 8 } && (distances.min() ?? 0) > 0.1)
    }

    @Test func weightsBelongToGoals() {
        let (one, other) = (GKGoal(toWander: 1), GKGoal(toReachTargetSpeed: 2))
        let behavior = GKBehavior(weightedGoals: [one: 0.5])
        behavior.setWeight(2, for: other)
        behavior[one] = 3
        #expect(behavior.goalCount == 2 && behavior.weight(for: one) == 3 && behavior[other] == 2)
        behavior.remove(one)
        #expect(behavior[0] == other && behavior.weight(for: one) == 0 && behavior[one] == nil)
        let composite = GKCompositeBehavior(behaviors: [behavior], andWeights: [0.5])
        agent.behavior = composite
        for _ in 0..<600 { agent.update(deltaTime: 1 / 60) }
        #expect(
            composite.behaviorCount == 1 && composite.weight(for: behavior) == 0.5 && agent.speed > 0.9)
    }

    @Test func delegateIsCalledAroundEachMove() {
        final class Follower: NSObject, GKAgentDelegate {
            var positions: [vector_float2] = []
            func agentWillUpdate(_ agent: GKAgent) { positions.append((agent as! GKAgent2D).position) }
            func agentDidUpdate(_ agent: GKAgent) { positions.append((agent as! GKAgent2D).position) }
        }
        let follower = Follower()
        agent.delegate = follower
        agent.speed = 1
        agent.update(deltaTime: 0.5)
        #expect(follower.positions == [[0, 0], [0.5, 0]])
    }
}

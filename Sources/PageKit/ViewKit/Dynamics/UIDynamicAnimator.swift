// SPDX-License-Identifier: GPL-3.0-or-later
// A page owns its animators. The page's time owns the display link of one, which does not own it.

import Scene

/// Moves items by the behaviors that are added to it, on the page's clock. It pauses when all items are at rest, and
/// resumes when something changes.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates the items are.
    open private(set) weak var referenceView: UIView?
    /// The behaviors, in the order in which they were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// What hears when the animator pauses and resumes.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether items move.
    open private(set) var isRunning = false
    /// How long the animator has been running since it began or resumed, in seconds of the page's time.
    open private(set) var elapsedTime: TimeInterval = 0

    /// The limits of an animator.
    nonisolated static let (maxItems, maxBehaviors, maxCollisions) = (1000, 2000, 64)
    /// The limits for items that collide with each other, and for the points of boundaries.
    private static let (maxColliding, maxPoints) = (300, 2000)
    /// How many steps of the world there are in one of the page's time: fewer if there are many items.
    private var stepsOfWorld: Int { contacts.count > Self.maxPoints ? 1 : members.count > 100 ? 2 : 4 }
    /// The speed of an item at rest, in points and radians a second; how far it moves meanwhile, and for how many steps.
    private static let (restSpeed, restTurning, restDistance, restSteps) = (1.5, 0.035, 0.5, 30)

    /// How long items have moved altogether, in seconds.
    private(set) var timeOfFields = 0.0
    private var world: (any PhysicsWorld)?
    private var link: CADisplayLink?
    private var members: [DynamicMember] = []
    private var membersByItem: [ObjectIdentifier: DynamicMember] = [:]
    private var membersByBody: [Int: DynamicMember] = [:]
    /// The behaviors with their parts.
    private var parts: [UIDynamicBehavior] = []
    private var attachments: [UIAttachmentBehavior] = []
    private var boundaries: [PlacedBoundary] = []
    /// Whether the world does not have what the behaviors say.
    private var isStale = false
    /// Whether the world is changed, and code of the page that is called meanwhile cannot change it.
    private var isBusy = false
    /// The bounds of the reference view for which there are boundaries.
    private var bounds: CGRect?
    private var contacts: [Contact.Pair] = []
    private var events: [ContactEvent] = []
    /// How many steps all items have been at rest.
    private var stepsAtRest = 0

    /// A boundary in the world.
    private struct PlacedBoundary {
        let number: Int
        let group: Int
        let behavior: UICollisionBehavior
        let identifier: (any NSCopying)?
        let lines: [[CGPoint]]
    }

    /// Creates an animator for items in a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for items that are not views.
    public override init() { super.init() }

    isolated deinit { link?.invalidate() }

    // MARK: - Behaviors

    /// Adds a behavior with its parts. Its items move from the next step of the page's time on.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil else { return }
        guard behaviors.count < Self.maxBehaviors else { return DynamicsFault.tooMany.report() }
        behavior.move(to: self)
        behaviors.append(behavior)
        noteChange()
    }

    /// Removes a behavior with its parts. Its items keep their velocities as long as other behaviors have them.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        leave(behavior)
        noteChange()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        let all = behaviors
        behaviors = []
        for behavior in all { leave(behavior) }
        noteChange()
    }

    /// Takes a behavior and its parts out of the world.
    func leave(_ behavior: UIDynamicBehavior) {
        if let world {
            for case let attachment as UIAttachmentBehavior in behavior.all { attachment.remove(from: world) }
        }
        behavior.move(to: nil)
    }

    /// Returns the items that intersect a rectangle, in the coordinates of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        synchronize()
        return members.map(\.item).filter { item in
            let size = item.transform(CGRect(origin: .zero, size: item.bounds.size)).size
            return CGRect(center: item.center, size: size).intersects(rect)
        }
    }

    /// Reads where an item is and how large it is, after the page has changed that.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard !isBusy, let member = membersByItem[ObjectIdentifier(item)], let world else { return }
        let before = world.state(of: member.body)
        var state = DynamicMember.state(of: item)
        (state.velocity, state.angularVelocity) = (before.velocity, before.angularVelocity)
        if item.shapes == member.shapes {
            member.placed = state
            world.setState(state, of: member.body)
        } else {
            // The world has it under another number then.
            remove(member)
            members.removeAll { $0 === member }
            isStale = true
            synchronize()
            if let new = membersByItem[ObjectIdentifier(item)] { world.setState(state, of: new.body) }
        }
        noteChange()
    }

    // MARK: - What behaviors ask for

    /// Lets the world have what the behaviors say, and resumes.
    func noteChange() {
        (isStale, stepsAtRest) = (true, 0)
        guard !isRunning, behaviors.contains(where: { $0.all.contains { !$0.movedItems.isEmpty } }) else { return }
        guard world != nil || makeWorld() else { return DynamicsFault.noLibrary.report() }
        (isRunning, elapsedTime) = (true, 0)
        if let link {
            link.isPaused = false
        } else {
            link = CADisplayLink { [weak self] _ in self?.advance() }
        }
        delegate?.dynamicAnimatorWillResume(self)
    }

    private func makeWorld() -> Bool {
        world = PageContext.current.makePhysicsWorld()
        return world != nil
    }

    /// Returns how an item moves; `nil` if it does not belong to the animator.
    func state(of item: any UIDynamicItem) -> BodyState? {
        synchronize()
        return membersByItem[ObjectIdentifier(item)].flatMap { world?.state(of: $0.body) }
    }

    /// Changes the velocities of items, if the world is not changed already.
    func applyPushes() { synchronize() }

    // MARK: - The world

    /// Lets the world have what the behaviors say.
    private func synchronize() {
        guard isStale, !isBusy, let world else { return }
        (isStale, isBusy) = (false, true)
        defer { isBusy = false }
        parts = behaviors.flatMap(\.all)
        if parts.count > Self.maxBehaviors {
            parts.removeLast(parts.count - Self.maxBehaviors)
            DynamicsFault.tooMany.report()
        }
        updateMembers(in: world)
        updateBoundaries(in: world)
        updateAttachments(in: world)
        for case let behavior as UIDynamicItemBehavior in parts { addPushes(of: behavior, in: world) }
    }

    private func addPushes(of behavior: UIDynamicItemBehavior, in world: any PhysicsWorld) {
        behavior.applyPushes { item, velocity, angularVelocity in
            guard let member = membersByItem[ObjectIdentifier(item)] else { return }
            var state = world.state(of: member.body)
            state.velocity = state.velocity + velocity
            state.angularVelocity += angularVelocity
            world.setState(state, of: member.body)
        }
    }

    private func updateMembers(in world: any PhysicsWorld) {
        for member in members { member.reset() }
        var isUsed: Set<ObjectIdentifier> = []
        var collisions = 0
        for behavior in parts {
            var (bodyGroups, boundaryGroups): (UInt64, UInt64) = (0, 0)
            if let collision = behavior as? UICollisionBehavior, collisions < Self.maxCollisions {
                if collision.collisionMode.contains(.items) { bodyGroups = 1 << collisions }
                if collision.collisionMode.contains(.boundaries) { boundaryGroups = 1 << collisions }
                collisions += 1
            }
            for item in behavior.movedItems {
                guard let member = member(for: item) else { continue }
                isUsed.insert(ObjectIdentifier(item))
                behavior.describe(member)
                member.traits.bodyGroups |= bodyGroups
                member.traits.boundaryGroups |= boundaryGroups
                if behavior.hasInfluence { member.behaviors.append(behavior) }
            }
        }
        for member in members where !isUsed.contains(ObjectIdentifier(member.item)) { remove(member) }
        members.removeAll { !isUsed.contains(ObjectIdentifier($0.item)) }
        var colliding = 0
        for member in members {
            member.complete()
            if member.traits.bodyGroups != 0 { colliding += 1 }
            if colliding > Self.maxColliding, member.traits.bodyGroups != 0 {
                member.traits.bodyGroups = 0
                DynamicsFault.tooMany.report()
            }
            if member.body < 0 {
                member.body = world.addBody(member.shapes, traits: member.traits, state: member.placed)
                membersByBody[member.body] = member
            } else {
                world.setTraits(member.traits, of: member.body)
            }
        }
    }

    private func member(for item: any UIDynamicItem) -> DynamicMember? {
        if let member = membersByItem[ObjectIdentifier(item)] { return member }
        guard members.count < Self.maxItems else {
            DynamicsFault.tooMany.report()
            return nil
        }
        let member = DynamicMember(item)
        members.append(member)
        membersByItem[ObjectIdentifier(item)] = member
        return member
    }

    private func remove(_ member: DynamicMember) {
        membersByItem[ObjectIdentifier(member.item)] = nil
        membersByBody[member.body] = nil
        world?.removeBody(member.body)
        contacts.removeAll { $0.body == member.body || !$0.isBoundary && $0.other == member.body }
    }

    private func updateBoundaries(in world: any PhysicsWorld) {
        bounds = referenceView?.bounds
        var wanted: [(group: Int, UICollisionBehavior, (any NSCopying)?, lines: [[CGPoint]])] = []
        var group = 0
        for case let behavior as UICollisionBehavior in parts where group < Self.maxCollisions {
            if let insets = behavior.referenceInsets, let bounds {
                let path = Path(rect: bounds.standardized.inset(by: insets))
                wanted.append((group, behavior, nil, path.lines(maxPoints: 5)))
            }
            for boundary in behavior.boundaries {
                wanted.append((group, behavior, boundary.identifier, boundary.lines))
            }
            group += 1
        }
        var placed: [PlacedBoundary] = []
        var old = boundaries
        var points = 0
        for (group, behavior, identifier, lines) in wanted {
            points += lines.reduce(0) { $0 + $1.count }
            guard points <= Self.maxPoints else {
                DynamicsFault.tooMany.report()
                break
            }
            let index = old.firstIndex { $0.group == group && $0.behavior === behavior && $0.lines == lines }
            let number: Int
            if let index {
                number = old.remove(at: index).number
            } else {
                number = world.addBoundary(lines, groups: 1 << UInt64(group))
            }
            placed.append(
                PlacedBoundary(number: number, group: group, behavior: behavior, identifier: identifier, lines: lines))
        }
        for boundary in old {
            world.removeBoundary(boundary.number)
            contacts.removeAll { $0.isBoundary && $0.other == boundary.number }
        }
        boundaries = placed
    }

    private func updateAttachments(in world: any PhysicsWorld) {
        attachments = parts.compactMap { $0 as? UIAttachmentBehavior }
        for attachment in attachments {
            attachment.update(
                in: world, bodies: attachment.items.compactMap { membersByItem[ObjectIdentifier($0)]?.body })
        }
    }

    // MARK: - Time

    /// Moves the items for a step of the page's time.
    private func advance() {
        guard isRunning, let world else { return }
        if referenceView?.bounds != bounds { isStale = true }
        synchronize()
        pushOnce(in: world)
        let steps = stepsOfWorld
        for _ in 0..<steps {
            step(world, PageTime.seconds(1) / Double(steps))
            noteContacts(of: world)
        }
        // The page may remove items while others are placed.
        for member in members where membersByBody[member.body] === member {
            member.place(at: world.state(of: member.body))
        }
        elapsedTime += PageTime.seconds(1)
        timeOfFields += PageTime.seconds(1)
        for part in parts { part.action?() }
        tellDelegates()
        pauseAtRest()
    }

    private func pushOnce(in world: any PhysicsWorld) {
        for case let push as UIPushBehavior in parts where push.mode == .instantaneous && push.active {
            for item in push.items { membersByItem[ObjectIdentifier(item)].map { push.push($0, in: world) } }
            push.active = false
        }
        synchronize()
    }

    private func step(_ world: any PhysicsWorld, _ seconds: Double) {
        isBusy = true
        defer { isBusy = false }
        world.step(seconds) { body, state in
            guard let member = membersByBody[body] else { return .none }
            if member.resistance > 0 { state.velocity = state.velocity * (1 / (1 + member.resistance * seconds)) }
            if member.angularResistance > 0 { state.angularVelocity /= 1 + member.angularResistance * seconds }
            var all = Influence.none
            for behavior in member.behaviors {
                let influence = behavior.influence(on: member, &state, seconds)
                all.acceleration = all.acceleration + influence.acceleration
                all.torque += influence.torque
            }
            return all
        }
    }

    /// Pauses if no item has moved for a while.
    private func pauseAtRest() {
        guard !isStale, isRunning, let world else { return }
        let isAtRest = members.allSatisfy { member in
            let state = world.state(of: member.body)
            return hypot(state.velocity.x, state.velocity.y) < Self.restSpeed
                && abs(state.angularVelocity) < Self.restTurning
                && (stepsAtRest == 0 || state.position.distance(to: member.rest) < Self.restDistance)
        }
        guard isAtRest else {
            stepsAtRest = 0
            return
        }
        if stepsAtRest == 0 { for member in members { member.rest = world.state(of: member.body).position } }
        stepsAtRest += 1
        if stepsAtRest >= Self.restSteps || members.isEmpty { pause() }
    }

    private func pause() {
        for member in members {
            guard let world else { break }
            var state = world.state(of: member.body)
            (state.velocity, state.angularVelocity) = (.zero, 0)
            world.setState(state, of: member.body)
        }
        (isRunning, stepsAtRest) = (false, 0)
        link?.isPaused = true
        delegate?.dynamicAnimatorDidPause(self)
    }

    // MARK: - Contacts

    /// The beginning or the end of a contact.
    private struct ContactEvent {
        let pair: Contact.Pair
        /// Where it began; `nil` at the end.
        let point: CGPoint?
    }

    /// Notes what has begun and ended to touch in a step of the world, ends first.
    private func noteContacts(of world: any PhysicsWorld) {
        let (now, before) = (world.contacts, contacts)
        // Both are in the same order.
        var began: [ContactEvent] = []
        var index = 0
        for contact in now {
            while index < before.count, before[index] < contact.pair {
                events.append(ContactEvent(pair: before[index], point: nil))
                index += 1
            }
            if index < before.count, before[index] == contact.pair {
                index += 1
            } else {
                began.append(ContactEvent(pair: contact.pair, point: contact.point))
            }
        }
        events += before[index...].map { ContactEvent(pair: $0, point: nil) } + began
        contacts = now.map(\.pair)
    }

    private func tellDelegates() {
        let due = events
        events = []
        for event in due {
            guard let member = membersByBody[event.pair.body] else { continue }
            if event.pair.isBoundary {
                guard let boundary = boundaries.first(where: { $0.number == event.pair.other }) else { continue }
                tell(boundary, event, member.item)
            } else if let other = membersByBody[event.pair.other] {
                tell(event, member.item, other.item)
            }
        }
    }

    private func tell(_ boundary: PlacedBoundary, _ event: ContactEvent, _ item: any UIDynamicItem) {
        let behavior = boundary.behavior
        guard behavior.dynamicAnimator === self, let delegate = behavior.collisionDelegate else { return }
        if let point = event.point {
            delegate.collisionBehavior(
                behavior, beganContactFor: item, withBoundaryIdentifier: boundary.identifier, at: point)
        } else {
            delegate.collisionBehavior(
                behavior, endedContactFor: item, withBoundaryIdentifier: boundary.identifier)
        }
    }

    private func tell(_ event: ContactEvent, _ item: any UIDynamicItem, _ other: any UIDynamicItem) {
        for case let behavior as UICollisionBehavior in parts
        where behavior.collisionMode.contains(.items) && behavior.has(item) && behavior.has(other) {
            guard behavior.dynamicAnimator === self, let delegate = behavior.collisionDelegate else { continue }
            if let point = event.point {
                delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
            } else {
                delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
            }
        }
    }
}

/// What hears when an animator pauses and resumes. All methods have defaults.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called when items begin to move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

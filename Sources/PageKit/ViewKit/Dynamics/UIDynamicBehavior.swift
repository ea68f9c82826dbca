// SPDX-License-Identifier: GPL-3.0-or-later
// An animator owns its behaviors, and a behavior its children and its items. The way back is weak.

import Scene

/// What moves items. A subclass of a page combines others, which it adds as its children.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The behaviors that are part of this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called after each step of the page's time in which the animator runs.
    open var action: (() -> Void)?
    /// The animator that the behavior has been added to, by itself or as a part of another one.
    public internal(set) final weak var dynamicAnimator: UIDynamicAnimator?

    /// Creates a behavior without children.
    override public init() { super.init() }

    /// Adds a behavior as a part of this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !behavior.contains(self), !childBehaviors.contains(where: { $0 === behavior }) else {
            return
        }
        childBehaviors.append(behavior)
        dynamicAnimator.map { behavior.move(to: $0) }
        noteChange()
    }

    /// Removes a part.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        dynamicAnimator?.leave(behavior)
        noteChange()
    }

    /// Called before the behavior is added to an animator, or removed from it: then it is `nil`.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Changes the animator of the behavior and of its parts.
    final func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        left()
        for child in childBehaviors { child.move(to: animator) }
    }

    private func contains(_ behavior: UIDynamicBehavior) -> Bool {
        childBehaviors.contains { $0 === behavior || $0.contains(behavior) }
    }

    /// The behavior and its parts, the outer ones first.
    final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

    /// Lets the animator know that something else moves, or that something moves in another way.
    final func noteChange() { dynamicAnimator?.noteChange() }

    // MARK: - To override in the kit

    /// The items that the behavior moves.
    var movedItems: [any UIDynamicItem] { [] }
    /// Called when the behavior has been added to another animator.
    func left() {}
    /// Changes what the item of a member is like.
    func describe(_ member: DynamicMember) {}
    /// Whether `influence(on:_:_:)` does something.
    var hasInfluence: Bool { false }
    /// Returns what acts on an item in a step of the world, and changes its velocities.
    func influence(on member: DynamicMember, _ state: inout BodyState, _ seconds: Double) -> Influence { .none }
}

/// The items of a behavior, in the order in which they were added.
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []
    private var identifiers: Set<ObjectIdentifier> = []

    init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) {
        if identifiers.insert(ObjectIdentifier(item)).inserted { all.append(item) }
    }

    mutating func remove(_ item: any UIDynamicItem) {
        if identifiers.remove(ObjectIdentifier(item)) != nil { all.removeAll { $0 === item } }
    }

    func contains(_ item: any UIDynamicItem) -> Bool { identifiers.contains(ObjectIdentifier(item)) }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A part of an entity: what it has, and what it does by time, such as “moves” or “can be hit”. A page has a subclass
/// for each kind of part.
@preconcurrency @MainActor open class GKComponent: NSObject {
    /// The entity that the component belongs to.
    public internal(set) weak var entity: GKEntity?
    /// The number of systems that update the component.
    var systemCount = 0

    /// Creates a component that belongs to no entity.
    public override init() { super.init() }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) { super.init() }

    /// Called after the component has been added to an entity.
    open func didAddToEntity() {}

    /// Called before the component is removed from its entity.
    open func willRemoveFromEntity() {}

    /// Called in each update of the entity, or of the system that the component is in. `seconds` is the time since the
    /// last one.
    open func update(deltaTime seconds: TimeInterval) {}
}

// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A thing in a game, which is made of components.
@preconcurrency @MainActor open class GKEntity: NSObject {
    /// The components, each of its own class.
    public private(set) var components: [GKComponent] = []

    /// Creates an entity without components.
    public override init() { super.init() }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the component of a class.
    public func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type)
        -> ComponentType?
    {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }

    /// Adds a component, instead of one of the same class.
    open func addComponent(_ component: GKComponent) {
        remove { type(of: $0) == type(of: component) }
        component.entity?.remove { $0 === component }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    /// Removes the component of a class.
    public func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }

    /// Updates the components, apart from those that a system updates.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components where component.systemCount == 0 {
            component.update(deltaTime: seconds)
        }
    }

    private func remove(where isRemoved: (GKComponent) -> Bool) {
        guard let index = components.firstIndex(where: isRemoved) else { return }
        components[index].willRemoveFromEntity()
        components.remove(at: index).entity = nil
    }
}

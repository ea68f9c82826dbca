// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Components of one class, from any number of entities, that are updated one after the other.
@preconcurrency @MainActor open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class of the components.
    public let componentClass: AnyClass
    /// The components, in the order in which they are updated.
    public private(set) var components: [ComponentType] = []

    /// Creates a system of the class that is its parameter.
    public override init() {
        componentClass = ComponentType.self
        super.init()
    }

    /// Creates a system for components of a class.
    public init(componentClass: AnyClass) {
        self.componentClass = componentClass
        super.init()
    }

    isolated deinit { for component in components { component.systemCount -= 1 } }

    /// The component with an index.
    public subscript(index: Int) -> ComponentType { components[index] }

    /// Adds a component at the end.
    open func addComponent(_ component: ComponentType) {
        precondition(
            type(of: component) == componentClass, "a component must be of the class of its system")
        components.append(component)
        component.systemCount += 1
    }

    /// Adds the component of the class that an entity has.
    open func addComponent(foundIn entity: GKEntity) { component(of: entity).map(addComponent) }

    /// Removes a component.
    open func removeComponent(_ component: ComponentType) {
        guard let index = components.firstIndex(where: { $0 === component }) else { return }
        components.remove(at: index).systemCount -= 1
    }

    /// Removes the component of the class that an entity has.
    open func removeComponent(foundIn entity: GKEntity) { component(of: entity).map(removeComponent) }

    /// Updates all components.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    private func component(of entity: GKEntity) -> ComponentType? {
        entity.components.first { type(of: $0) == componentClass } as? ComponentType
    }
}

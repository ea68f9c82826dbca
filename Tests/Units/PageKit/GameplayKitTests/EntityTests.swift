// SPDX-License-Identifier: GPL-3.0-or-later
import GameplayKit
import Testing
import ViewKit

private final class Counter: GKComponent {
    var seconds = 0.0, events: [String] = []
    override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
    override func didAddToEntity() { events.append(entity == nil ? "added to nothing" : "added") }
    override func willRemoveFromEntity() {
        events.append(entity == nil ? "removed from nothing" : "removed")
    }
}
private final class Place: GKComponent {}

struct EntityTests {
    private let entity = GKEntity()
    private let counter = Counter()

    @Test func componentIsFoundByItsClass() {
        entity.addComponent(counter)
        entity.addComponent(Place())
        #expect(entity.component(ofType: Counter.self) === counter && counter.entity === entity)
        #expect(entity.component(ofType: GKComponent.self) == nil && entity.components.count == 2)
        entity.removeComponent(ofType: Counter.self)
        #expect(entity.component(ofType: Counter.self) == nil && counter.entity == nil)
        #expect(counter.events == ["added", "removed"])
    }

    @Test func componentReplacesOneOfTheSameClass() {
        entity.addComponent(counter)
        let other = Counter()
        entity.addComponent(other)
        #expect(
            entity.components == [other] && counter.entity == nil && counter.events.last == "removed")
        let second = GKEntity()
        second.addComponent(other)
        #expect(entity.components == [] && other.entity === second)
    }

    @Test func componentOfASystemIsUpdatedByItOnly() {
        entity.addComponent(counter)
        var system: GKComponentSystem? = GKComponentSystem<Counter>(componentClass: Counter.self)
        system?.addComponent(foundIn: entity)
        system?.addComponent(foundIn: GKEntity())
        #expect(system?.components == [counter] && system?[0] === counter)
        entity.update(deltaTime: 1)
        #expect(counter.seconds == 0)
        system?.update(deltaTime: 2)
        #expect(counter.seconds == 2)
        system?.removeComponent(foundIn: entity)
        entity.update(deltaTime: 4)
        #expect(counter.seconds == 6)
        system?.addComponent(counter)
        system = nil
        entity.update(deltaTime: 8)
        #expect(counter.seconds == 14)
    }
}

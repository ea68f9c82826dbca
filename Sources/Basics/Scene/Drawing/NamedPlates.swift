// SPDX-License-Identifier: GPL-3.0-or-later
/// The plates of a board, addressed by name.
package struct NamedPlates<Name: Hashable & Sendable>: Sendable {
    /// All plates, for the scene.
    package private(set) var plates: [Plate] = []

    private var names: [Name] = []
    private var ids: [Name: PlateID] = [:]

    /// Creates an empty collection.
    package init() {}

    /// The ID of the plate with the given name. The plate must have been painted before.
    package subscript(name: Name) -> PlateID {
        guard let id = ids[name] else { preconditionFailure("no plate named \(name)") }
        return id
    }

    package func name(of id: PlateID) -> Name { names[id.index] }

    /// Adds or replaces the plate with the given name. Its ID does not change, so pieces that use it stay valid. If the
    /// plate is equal to the old one, `plates` keeps its storage and can still be compared in constant time.
    package mutating func paint(_ name: Name, as plate: Plate) {
        if let id = ids[name] {
            if plates[id] != plate { plates[id.index] = plate }
        } else {
            ids[name] = PlateID(index: plates.count)
            names.append(name)
            plates.append(plate)
        }
    }
}

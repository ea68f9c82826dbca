/// The plates of a board, which it finds by names of its own.
public struct NamedPlates<Name: Hashable & Sendable>: Sendable {
    /// All of them, for the scene.
    public private(set) var plates: [Plate] = []

    private var names: [Name] = []
    private var ids: [Name: PlateID] = [:]

    /// No plates.
    public init() {}

    /// The plate of a name, which must have been painted.
    public subscript(name: Name) -> PlateID {
        guard let id = ids[name] else { preconditionFailure("no plate is called \(name)") }
        return id
    }

    /// What a plate is called.
    public func name(of id: PlateID) -> Name { names[id.place] }

    /// Paints the plate of a name, for the first time or anew. It stays the same plate for the pieces that bear it. Where nothing
    /// about it is new, `plates` keeps its storage, so that it still compares at once.
    public mutating func paint(_ name: Name, as plate: Plate) {
        if let id = ids[name] {
            if plates[id] != plate { plates[id.place] = plate }
        } else {
            ids[name] = PlateID(place: plates.count)
            names.append(name)
            plates.append(plate)
        }
    }
}

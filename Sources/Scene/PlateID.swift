/// One of the plates of a scene: whoever has added a plate is given it, and gives it to the pieces that bear the plate.
public struct PlateID: Hashable, Sendable {
    /// The first of all, for pieces that are not to be seen yet.
    public static let first = PlateID(place: 0)

    /// Its place among the plates of its scene.
    @usableFromInline package let place: Int

    /// The plate at a place, for whoever reads a scene that was written elsewhere.
    package init(place: Int) { self.place = place }
}

extension [Plate] {
    /// The plate that is meant. Inlined, for a painter asks for the size of each piece's plate in each frame.
    @inlinable public subscript(id: PlateID) -> Plate { self[id.place] }

    /// Whether a plate is one of these.
    public func has(_ id: PlateID) -> Bool { indices ~= id.place }
}

/// A handle for a plate of a scene. Adding a plate returns it; pieces refer to their plates by it.
public struct PlateID: Hashable, Sendable {
    /// The first of all, for pieces that are not to be seen yet.
    public static let first = PlateID(place: 0)

    /// Its place among the plates of its scene.
    @usableFromInline package let place: Int

    /// The plate at an index, for decoding a scene.
    package init(place: Int) { self.place = place }
}

extension [Plate] {
    /// The plate that is meant. Inlined, for a painter asks for the size of each piece's plate in each frame.
    @inlinable public subscript(id: PlateID) -> Plate { self[id.place] }

    /// Whether a plate is one of these.
    public func has(_ id: PlateID) -> Bool { indices ~= id.place }
}

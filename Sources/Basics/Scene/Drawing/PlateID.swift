// SPDX-License-Identifier: GPL-3.0-or-later
/// An opaque reference to a plate of a scene. Adding a plate returns its ID, and pieces refer to their plates by ID.
public struct PlateID: Hashable, Sendable {
    /// The first plate, used for pieces that are not visible yet.
    public static let first = PlateID(index: 0)

    /// The index of the plate in its scene.
    @usableFromInline package let index: Int

    /// Creates the ID of the plate at the given index, for decoding a scene.
    package init(index: Int) { self.index = index }
}

extension [Plate] {
    /// The plate with the given ID. Inlined because painters look up the plate of every piece in every frame.
    @inlinable public subscript(id: PlateID) -> Plate { self[id.index] }

    /// Returns whether there is a plate with the given ID.
    public func has(_ id: PlateID) -> Bool { indices ~= id.index }
}

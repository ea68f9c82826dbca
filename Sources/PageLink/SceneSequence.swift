/// Checks the order of a page's scenes. A scene without accessible names reuses those of the previous scene, so it must
/// have the same number of pieces.
public struct SceneSequence: Sendable {
    private var pieces: Int?

    /// Creates an empty sequence.
    public init() {}

    /// Returns whether a scene can follow the previous one, and adds it if so.
    public mutating func takes(_ next: PageScene) -> Bool {
        guard next.accessibleState != nil || next.scene.pieces.count == pieces else { return false }
        pieces = next.scene.pieces.count
        return true
    }
}

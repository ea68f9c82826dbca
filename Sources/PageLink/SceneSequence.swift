/// The scenes of one page, in order. A scene without words keeps the names of the scene before, so it must have as many pieces.
public struct SceneSequence: Sendable {
    private var pieces: Int?

    /// A sequence without a scene.
    public init() {}

    /// Whether a scene can follow those that were taken; if so it is one of them.
    public mutating func takes(_ next: PageScene) -> Bool {
        guard next.words != nil || next.scene.pieces.count == pieces else { return false }
        pieces = next.scene.pieces.count
        return true
    }
}

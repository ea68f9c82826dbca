/// How one side of a piece looks: a rounded plate with a picture on it, or a pattern of squares.
public struct Plate: Hashable, Sendable {
    /// The size at which it lies on the board, in points.
    public var size: Size
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// What is seen where the picture is transparent, or where there is none.
    public var fill: Color
    /// A thin line along its edge, that sets it off from the board.
    public var edge: Color?
    /// A thin line a little further in.
    public var rim: Color?
    /// What is painted on it.
    public var picture: Picture?
    /// The squares of which it consists, where it is not whole.
    public var cells: CellPattern?

    /// A plate of a size in points.
    public init(
        size: Size, cornerRadius: Double, fill: Color, edge: Color? = nil, rim: Color? = nil, picture: Picture? = nil,
        cells: CellPattern? = nil
    ) {
        self.size = size
        self.cornerRadius = cornerRadius
        self.fill = fill
        self.edge = edge
        self.rim = rim
        self.picture = picture
        self.cells = cells
    }
}

/// A picture that a plate can bear.
public enum Picture: Hashable, Sendable {
    /// One of the program's own drawings, by its path below the folder of its data.
    case shipped(String)
    /// A picture of the player's, by its file's URI; it fills the plate, and what stands over is cut off evenly.
    case own(String)
    /// A word or a number, as large as it fits.
    case text(String)
}

extension Plate {
    /// Whether it is a thing that lies on the board, and no mark or ground.
    public var castsShadow: Bool { cells.map { $0.finish == .solid } ?? true }
}

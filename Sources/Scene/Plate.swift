/// How one side of a piece looks: a rounded plate with a picture on it, or a pattern of squares.
public struct Plate: Hashable, Sendable {
    /// The colour of what is written on plates: texts that are their picture, and captions.
    public static let ink = Color(rgb: 0x241F31)

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
    /// What is written below the picture, which then fills the upper part only.
    public var caption: Caption?
    /// A ring along the edge, a part of which is filled.
    public var ring: Ring?
    /// The squares of which it consists, where it is not whole.
    public var cells: CellPattern?
    /// Whether it belongs to the ground, and is no thing that lies on it.
    public var isGround: Bool

    /// A title and a text below a picture.
    public struct Caption: Hashable, Sendable {
        /// A few words.
        public var title: String
        /// A sentence or two.
        public var text: String

        /// A title above a text.
        public init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    /// A ring that fills clockwise from the top.
    public struct Ring: Hashable, Sendable {
        /// How much of it is filled, 0…1.
        public var share: Double
        /// The colour of what is filled.
        public var color: Color
        /// The colour of the rest.
        public var track: Color
        /// Its width, in points.
        public var width: Double

        /// A ring of which a share is filled.
        public init(share: Double, color: Color, track: Color, width: Double) {
            self.share = share
            self.color = color
            self.track = track
            self.width = width
        }
    }

    /// A plate of a size in points.
    public init(
        size: Size, cornerRadius: Double, fill: Color, edge: Color? = nil, rim: Color? = nil, picture: Picture? = nil,
        caption: Caption? = nil, ring: Ring? = nil, cells: CellPattern? = nil, isGround: Bool = false
    ) {
        self.size = size
        self.cornerRadius = cornerRadius
        self.fill = fill
        self.edge = edge
        self.rim = rim
        self.picture = picture
        self.caption = caption
        self.ring = ring
        self.cells = cells
        self.isGround = isGround
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
    public var castsShadow: Bool { cells.map { $0.finish == .solid } ?? !isGround }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// The appearance of one side of a piece: a rounded plate with a picture, or a pattern of squares.
public struct Plate: Hashable, Sendable {
    /// The color of text on plates, both for text pictures and for captions.
    public static let ink = Color(rgb: 0x241F31)

    /// The size on the board, in points.
    public var size: Size
    /// The corner radius, in points.
    public var cornerRadius: Double
    /// The fill color, which is visible if there is no picture or the picture is transparent.
    public var fill: Color
    /// The color of a thin line along the edge that separates the plate from the board.
    public var edge: Color?
    /// The color of a second thin line, slightly inside the edge.
    public var rim: Color?
    /// The picture on the plate.
    public var picture: Picture?
    /// The caption below the picture, which then fills only the upper part.
    public var caption: Caption?
    /// A text below the picture, as large as fits. The picture then fills only the upper part.
    public var label: String?
    /// A small picture in the lower right corner.
    public var badge: Picture?
    /// A progress ring along the edge.
    public var ring: Ring?
    /// The squares the plate consists of, or `nil` for a whole plate.
    public var cells: CellPattern?
    /// Whether the plate is part of the background rather than an object on the board.
    public var isGround: Bool
    /// How thick the piece is, in points: its side is visible below the plate, and beside it while it turns.
    public var thickness: Double
    /// The form of a plate that is not flat, or `nil` if it is.
    public var dome: Dome?
    /// How the plate is sunk into the board, or `nil` if it is level with it. Only a plate of the background can be sunk.
    public var hollow: Hollow?

    /// The form of a round plate, with light from the upper left.
    public enum Dome: CaseIterable, Sendable {
        /// A marble.
        case marble
        /// A ball with a light disc, on which the picture is.
        case ball
        /// The same, but light apart from a stripe around it.
        case stripedBall

        /// The color of the disc of a ball; `nil` if there is no disc.
        public var disc: Color? { self == .marble ? nil : Color(rgb: 0xFFFCF3) }
    }

    /// A hollow in the board, with light from above and shade along its edges. In high contrast, only its color remains.
    public struct Hollow: Hashable, Sendable {
        /// The texture of its bottom, which repeats over its color.
        public var texture: TableTexture?

        /// Creates a hollow.
        public init(texture: TableTexture? = nil) { self.texture = texture }
    }

    /// A title and text below a picture.
    public struct Caption: Hashable, Sendable {
        /// The title, a few words.
        public var title: String
        /// The text, one or two sentences.
        public var text: String

        /// Creates a caption.
        public init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    /// A progress ring that fills clockwise from the top.
    public struct Ring: Hashable, Sendable {
        /// The filled share, 0...1.
        public var fraction: Double
        /// The color of the filled part.
        public var color: Color
        /// The color of the other part.
        public var track: Color
        /// The width of the ring, in points.
        public var width: Double

        /// Creates a ring.
        public init(fraction: Double, color: Color, track: Color, width: Double) {
            self.fraction = fraction
            self.color = color
            self.track = track
            self.width = width
        }
    }

    /// Creates a plate of the given size, in points.
    public init(
        size: Size, cornerRadius: Double, fill: Color, edge: Color? = nil, rim: Color? = nil, picture: Picture? = nil,
        caption: Caption? = nil, label: String? = nil, badge: Picture? = nil, ring: Ring? = nil,
        cells: CellPattern? = nil, isGround: Bool = false, thickness: Double = 0,
        dome: Dome? = nil, hollow: Hollow? = nil
    ) {
        self.size = size
        self.cornerRadius = cornerRadius
        self.fill = fill
        self.edge = edge
        self.rim = rim
        self.picture = picture
        self.caption = caption
        self.label = label
        self.badge = badge
        self.ring = ring
        self.cells = cells
        self.isGround = isGround
        self.thickness = thickness
        self.dome = dome
        self.hollow = hollow
    }
}

/// The picture on a plate.
public enum Picture: Hashable, Sendable {
    /// A drawing that is part of the program, by its path below the data folder.
    case shipped(String)
    /// The user's own picture, by its file URI. It is scaled to fill the plate and cropped evenly.
    case custom(uri: String)
    /// A word or a number, as large as possible.
    case text(String)
    /// Pixels. It is in nodes only.
    case bitmap(Bitmap)
}

extension Plate {
    /// The color of the side of a thick piece, which is in the shade.
    public var sideColor: Color { (edge ?? fill).mixed(with: .black, share: 0.3) }

    /// Whether the plate is an object on the board, as opposed to a mark or the background.
    public var castsShadow: Bool { cells.map { [.solid, .flat].contains($0.finish) } ?? !isGround }
}

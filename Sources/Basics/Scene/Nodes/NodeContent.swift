// SPDX-License-Identifier: GPL-3.0-or-later
/// What a node shows.
public enum NodeContent: Equatable, Sendable {
    /// A game board, scaled to fit the bounds.
    case board(NodeBoard)
    case picture(NodePicture)
    /// Filled and stroked paths, in the node's coordinates.
    case shapes([Shape])
    case text(NodeText)
    case textField(NodeTextField)
}

/// A board in a node tree.
public struct NodeBoard: Equatable, Sendable {
    /// The pieces and their positions.
    public var scene: Scene
    /// The accessible names and the state of the game, in the user’s language.
    public var accessibility: BoardAccessibility

    /// Creates a board.
    public init(scene: Scene, accessibility: BoardAccessibility) {
        self.scene = scene
        self.accessibility = accessibility
    }
}

/// What a screen reader presents of a board, in the user’s language.
public struct BoardAccessibility: Equatable, Sendable {
    /// The name of the board.
    public var title: String
    /// A phrase that describes the state of the game.
    public var state: String
    /// The name of each piece; `nil` if the piece is gone or is only decoration.
    public var names: [String?]
    /// The pieces in Tab order.
    public var tabOrder: [Int]

    /// A board without names.
    public static let none = BoardAccessibility(title: "", state: "", names: [], tabOrder: [])

    /// Creates a description of a board.
    public init(title: String, state: String, names: [String?], tabOrder: [Int]) {
        self.title = title
        self.state = state
        self.names = names
        self.tabOrder = tabOrder
    }
}

/// A picture in a node tree.
public struct NodePicture: Hashable, Sendable {
    /// How a picture of another shape than the bounds is placed in them.
    public enum Fit: Hashable, Sendable {
        /// It is stretched to the bounds.
        case stretch
        /// It is as large as possible and fits into the bounds.
        case inside
        /// It is as small as possible and fills the bounds.
        case fill
        /// It keeps its size and is centered.
        case center
    }

    /// The picture.
    public var picture: Picture
    /// How the picture is placed in the bounds.
    public var fit: Fit

    /// Creates a picture.
    public init(picture: Picture, fit: Fit) {
        self.picture = picture
        self.fit = fit
    }
}

/// A text in a node tree, centered vertically in the bounds.
public struct NodeText: Hashable, Sendable {
    /// The text.
    public var string: String
    /// The font.
    public var style: TextStyle
    /// How the text is broken into lines. The width of the bounds replaces `maxWidth`.
    public var layout: TextLayout
    /// The color of the text.
    public var color: Color
    /// How parts of the text differ from the rest; `nil` if none do.
    public var styling: TextStyling?

    /// Creates a text.
    public init(string: String, style: TextStyle, layout: TextLayout, color: Color, styling: TextStyling? = nil) {
        self.string = string
        self.style = style
        self.layout = layout
        self.color = color
        self.styling = styling
    }

    /// Replaces all colors.
    package mutating func mapColors(_ change: (Color) -> Color) {
        color = change(color)
        guard let runs = styling?.runs else { return }
        for index in runs.indices { styling?.runs[index].mapColors(change) }
    }

    /// Makes everything larger or smaller.
    package mutating func scale(by factor: Double) {
        style.size *= factor
        guard let runs = styling?.runs else { return }
        for index in runs.indices { styling?.runs[index].scale(by: factor) }
    }
}

extension TextRun {
    fileprivate mutating func mapColors(_ change: (Color) -> Color) {
        color = change(color)
        background = background.map(change)
        if let color = underline?.color { underline?.color = change(color) }
        if let color = strikethrough?.color { strikethrough?.color = change(color) }
        if let color = outline?.color { outline?.color = change(color) }
        if let color = shadow?.color { shadow?.color = change(color) }
    }

    fileprivate mutating func scale(by factor: Double) {
        style.size *= factor
        kern *= factor
        baselineOffset *= factor
        if let width = outline?.width { outline?.width = width * factor }
        if let space {
            self.space = TextSpace(
                width: space.width * factor, height: space.height * factor, bottom: space.bottom * factor)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// What is done with a node and everything in it before it is drawn over what is below it.
public struct NodeEffects: Hashable, Sendable {
    /// How colors are combined with those below them, in the node that contains both. The cases from `clear` on replace
    /// what is below, as far as a mask of the node shows.
    public enum BlendMode: Int32, Hashable, Sendable, CaseIterable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        case difference, exclusion, hue, saturation, color, luminosity
        case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
        case destinationAtop, xor, plusDarker, plusLighter
    }

    /// How the colors are combined with those below.
    public var blendMode: BlendMode
    /// The shadow of everything in the node; `nil` for none. A path of its own has no effect.
    public var shadow: NodeStyle.Shadow?
    /// How often the node is drawn; `nil` for once. The shadow is that of all copies.
    public var copies: NodeCopies?

    /// Creates effects. By default, there are none.
    public init(blendMode: BlendMode = .normal, shadow: NodeStyle.Shadow? = nil, copies: NodeCopies? = nil) {
        self.blendMode = blendMode
        self.shadow = shadow
        self.copies = copies
    }
}

extension NodeEffects.BlendMode {
    /// Whether places without color change what is below. Such a node has a mask that shows where it is drawn.
    public var replacesBackdrop: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

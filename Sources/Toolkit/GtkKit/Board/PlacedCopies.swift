// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// The copies of a node that can be seen, from bottom to top.
struct PlacedCopies {
    /// A copy with its transform, in the coordinates of the node, and with what its colors are multiplied with.
    struct Copy: Equatable {
        let transform: AffineTransform
        let color: Color
    }

    let copies: [Copy]
    /// The placement at which the node is painted for all of them.
    let placement: NodePlacement

    /// Places the copies of a node. Returns `nil` if none would be visible.
    init?(_ all: NodeCopies, about center: Point, in outer: NodePlacement) {
        var visible: [(copy: Copy, placement: NodePlacement)] = []
        for (index, transform) in all.transforms(about: center).enumerated() {
            let color = all.color(of: index)
            guard color.alpha > 0, let placement = outer.child(transform) else { continue }
            visible.append((Copy(transform: transform, color: color), placement))
        }
        guard let placement = NodePlacement.common(of: visible.map(\.placement)) else { return nil }
        (copies, self.placement) = (visible.map(\.copy), placement)
    }
}

extension PlacedCopies.Copy {
    /// Returns a node as the copy shows it.
    func node(of original: RenderNode) -> RenderNode {
        guard color != .white else { return original.transformed(by: transform) }
        var (matrix, none) = (graphene_matrix_t(), graphene_vec4_t())
        let (red, green, blue, alpha) = (Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
        graphene_matrix_init_from_float(&matrix, [red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, 0, alpha])
        graphene_vec4_init(&none, 0, 0, 0, 0)
        let colored = RenderNode(adopting: gsk_color_matrix_node_new(original.pointer, &matrix, &none))
        return colored.keepingForm(of: original).transformed(by: transform)
    }
}

import CGtk

/// One reference to a render node.
final class RenderNode {
    nonisolated(unsafe) let pointer: OpaquePointer
    /// The number of pixels it keeps in memory.
    let pixels: Int

    /// Takes over the reference that a call into C has returned.
    init(taking pointer: OpaquePointer, pixels: Int = 0) {
        self.pointer = pointer
        self.pixels = pixels
    }

    /// A node that draws nothing.
    static var empty: RenderNode { RenderNode(taking: gsk_container_node_new(nil, 0)) }

    deinit { gsk_render_node_unref(pointer) }
}

import CGtk

/// One reference to a render node.
final class RenderNode {
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Takes over the reference that a call into C has returned.
    init(taking pointer: OpaquePointer) { self.pointer = pointer }

    deinit { gsk_render_node_unref(pointer) }
}

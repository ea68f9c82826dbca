// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// An owned reference to a render node.
final class RenderNode {
    nonisolated(unsafe) let pointer: OpaquePointer
    /// The number of pixels that the node keeps in memory.
    let pixels: Int
    private let memory: PixelMemory?

    /// Takes ownership of a reference. `pixels` are counted in `memory` until the node is released.
    init(adopting pointer: OpaquePointer, pixels: Int = 0, of memory: PixelMemory? = nil) {
        self.pointer = pointer
        self.pixels = pixels
        self.memory = memory
        memory?.used += pixels
    }

    /// A node that draws nothing.
    static var empty: RenderNode { RenderNode(adopting: gsk_container_node_new(nil, 0)) }

    deinit {
        gsk_render_node_unref(pointer)
        memory?.used -= pixels
    }
}

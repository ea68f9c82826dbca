// Who owns what: an `Object` holds one strong reference to its GObject for as long as it lives. Widgets are held by their
// parents too, so a Swift wrapper may be dropped as soon as its widget is in the tree; what the program must reach
// again it keeps. A closure connected to a signal belongs to the GObject and is released with it, or when it is
// disconnected: it must not own the wrapper of an object above it, or the two keep each other alive.

import CGtk

/// A reference to a GObject.
open class Object {
    /// The address of the GObject, for calls into C.
    public nonisolated(unsafe) let raw: UnsafeMutableRawPointer

    /// Takes over a fresh object: a floating reference is sunk, a full one is taken as it is.
    public init(taking pointer: UnsafeMutableRawPointer) {
        raw = pointer
        if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
        Census.countReference(to: pointer)
    }

    /// Refers to an object that somebody else owns too.
    public init(sharing pointer: UnsafeMutableRawPointer) {
        raw = pointer
        g_object_ref(pointer)
        Census.countReference(to: pointer)
    }

    /// The same for a pointer to a type that Swift knows by name only.
    public convenience init(taking pointer: OpaquePointer) { self.init(taking: UnsafeMutableRawPointer(pointer)) }

    /// The same for a pointer to a type that Swift knows by name only.
    public convenience init(sharing pointer: OpaquePointer) { self.init(sharing: UnsafeMutableRawPointer(pointer)) }

    deinit {
        g_object_unref(raw)
        Census.countReferenceGone()
    }

    /// The address as the type that a call into C wants.
    public func typed<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: type) }

    /// The address for a call into C whose type Swift knows by name only.
    public var opaque: OpaquePointer { OpaquePointer(raw) }

    /// Sets a property that holds text.
    public func set(_ property: String, to text: String) { peekaboard_set_string(raw, property, text) }

    /// Sets a property that holds a truth value.
    public func set(_ property: String, to value: Bool) { peekaboard_set_bool(raw, property, value ? 1 : 0) }

    /// Reads a property that holds text; empty where it holds none.
    public func string(_ property: String) -> String {
        guard let text = peekaboard_get_string(raw, property) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Reads a property that holds a truth value.
    public func bool(_ property: String) -> Bool { peekaboard_get_bool(raw, property) != 0 }
}

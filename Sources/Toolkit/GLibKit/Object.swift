// SPDX-License-Identifier: GPL-3.0-or-later
// Ownership: an `Object` holds a strong reference to its GObject. Widgets are also owned by their parents, so the Swift
// wrapper of a widget in the tree can be released. A closure connected to a signal is owned by the GObject and released
// when the GObject is finalized or the handler is disconnected. It must not retain the owner of the GObject, because
// that creates a reference cycle.

import CGtk

/// A strong reference to a GObject.
open class Object {
    /// The pointer to the GObject.
    package nonisolated(unsafe) let raw: UnsafeMutableRawPointer

    /// Takes ownership of a new object. Sinks a floating reference; otherwise adopts the caller's reference.
    package init(adopting pointer: UnsafeMutableRawPointer) {
        raw = pointer
        if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
        Census.countReference(to: pointer)
    }

    /// Adds a reference to an object.
    package init(sharing pointer: UnsafeMutableRawPointer) {
        raw = pointer
        g_object_ref(pointer)
        Census.countReference(to: pointer)
    }

    /// Takes ownership of a new object of an opaque C type.
    package convenience init(adopting pointer: OpaquePointer) { self.init(adopting: UnsafeMutableRawPointer(pointer)) }

    /// Adds a reference to an object of an opaque C type.
    package convenience init(sharing pointer: OpaquePointer) { self.init(sharing: UnsafeMutableRawPointer(pointer)) }

    deinit {
        g_object_unref(raw)
        Census.countReleasedReference()
    }

    /// Returns the pointer as a pointer to a C type.
    package func typed<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: type) }

    /// The pointer as a pointer to an opaque C type.
    package var opaque: OpaquePointer { OpaquePointer(raw) }

    package func set(_ property: String, to text: String) { peekaboard_set_string(raw, property, text) }

    /// Sets a Boolean property.
    package func set(_ property: String, to value: Bool) { peekaboard_set_bool(raw, property, value ? 1 : 0) }

    /// Returns the value of a string property; empty if it is NULL.
    package func string(_ property: String) -> String {
        guard let text = peekaboard_get_string(raw, property) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Returns the value of a Boolean property.
    package func bool(_ property: String) -> Bool { peekaboard_get_bool(raw, property) != 0 }
}

// A connected closure lives in a box that is the signal's user data. GLib releases it when the connection ends.

import CGtk

/// Connects a trampoline, which must have the signal's exact C signature, and a closure for it to find. The closure
/// lives until the connection ends.
@discardableResult
func connect<Handler>(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler, through trampoline: GCallback
) -> gulong {
    g_signal_connect_data(
        instance, signal, trampoline, Box.retained(handler), { data, _ in releaseData(data) },
        GConnectFlags(rawValue: 0))
}

/// A connection that its own handler ends.
private final class Connection {
    var id: gulong = 0
}

extension Object {
    /// Calls `body` at each emission of a signal without arguments and without a result.
    @discardableResult
    public func on(_ signal: String, _ body: @escaping @MainActor () -> Void) -> gulong {
        let trampoline: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            let body = handler(data, (@MainActor () -> Void).self)
            MainActor.assumeIsolated { body() }
        }
        return connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` at the next emission of such a signal only.
    func once(_ signal: String, _ body: @escaping @MainActor () -> Void) {
        let connection = Connection()
        connection.id = on(signal) { [raw] in
            g_signal_handler_disconnect(raw, connection.id)
            body()
        }
    }

    /// Calls `body` whenever a property has been set.
    @discardableResult
    public func onNotify(_ property: String, _ body: @escaping @MainActor () -> Void) -> gulong {
        let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            let body = handler(data, (@MainActor () -> Void).self)
            MainActor.assumeIsolated { body() }
        }
        return connect(raw, "notify::" + property, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the place of a signal that carries two coordinates.
    @discardableResult
    func onPlace(_ signal: String, _ body: @escaping @MainActor (Double, Double) -> Void) -> gulong {
        let trampoline: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
            let body = handler(data, (@MainActor (Double, Double) -> Void).self)
            MainActor.assumeIsolated { body(x, y) }
        }
        return connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the place of a signal that carries a count of presses and two coordinates.
    @discardableResult
    func onPress(_ signal: String, _ body: @escaping @MainActor (Double, Double) -> Void) -> gulong {
        let trampoline: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
            let body = handler(data, (@MainActor (Double, Double) -> Void).self)
            MainActor.assumeIsolated { body(x, y) }
        }
        return connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` at each emission of a signal that carries one pointer or number that does not matter.
    @discardableResult
    func onEvent(_ signal: String, _ body: @escaping @MainActor () -> Void) -> gulong {
        let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            let body = handler(data, (@MainActor () -> Void).self)
            MainActor.assumeIsolated { body() }
        }
        return connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the number that a signal carries, a dialogue's answer.
    @discardableResult
    public func onResponse(_ body: @escaping @MainActor (Int32) -> Void) -> gulong {
        let trampoline: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, answer, data in
            let body = handler(data, (@MainActor (Int32) -> Void).self)
            MainActor.assumeIsolated { body(answer) }
        }
        return connect(raw, "response", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with where a link of a label leads; it is followed no further.
    @discardableResult
    public func onLink(_ body: @escaping @MainActor (String) -> Void) -> gulong {
        let trampoline: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> gboolean = { _, link, data in
            let body = handler(data, (@MainActor (String) -> Void).self)
            let link = link.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { body(link) }
            return 1
        }
        return connect(raw, "activate-link", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with what each key press writes, the place of the key, and the modifiers; it answers whether it has
    /// used the key.
    @discardableResult
    func onKey(_ body: @escaping @MainActor (UInt32, UInt32, GdkModifierType) -> Bool) -> gulong {
        let trampoline: @convention(c) (gpointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> gboolean = {
            _, key, code, modifiers, data in
            let body = handler(data, (@MainActor (UInt32, UInt32, GdkModifierType) -> Bool).self)
            return MainActor.assumeIsolated { body(key, code, modifiers) } ? 1 : 0
        }
        return connect(raw, "key-pressed", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with what was dropped; it answers whether it has taken it.
    @discardableResult
    func onDrop(_ body: @escaping @MainActor (UnsafePointer<GValue>) -> Bool) -> gulong {
        let trampoline: @convention(c) (gpointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
            _, value, _, _, data in
            let body = handler(data, (@MainActor (UnsafePointer<GValue>) -> Bool).self)
            nonisolated(unsafe) let dropped = value!
            return MainActor.assumeIsolated { body(dropped) } ? 1 : 0
        }
        return connect(raw, "drop", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with each event of a legacy controller; it answers whether nobody else shall hear of it.
    @discardableResult
    func onAnyEvent(_ body: @escaping @MainActor (OpaquePointer) -> Bool) -> gulong {
        let trampoline: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
            let body = handler(data, (@MainActor (OpaquePointer) -> Bool).self)
            nonisolated(unsafe) let event = event!
            return MainActor.assumeIsolated { body(event) } ? 1 : 0
        }
        return connect(raw, "event", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}

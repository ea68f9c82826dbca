// A connected closure lives in a box that is the signal's user data. GLib releases it when the connection ends.

import CGtk

/// Connects a trampoline, which must have the signal's exact C signature, and a closure for it to find. The closure
/// lives until the connection ends.
@discardableResult
package func connect<Handler>(
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
        let trampoline: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in callHandler(data) }
        return connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` at the next emission of such a signal only.
    public func once(_ signal: String, _ body: @escaping @MainActor () -> Void) {
        let connection = Connection()
        connection.id = on(signal) { [raw] in
            g_signal_handler_disconnect(raw, connection.id)
            body()
        }
    }

    /// Calls `body` whenever a property has been set.
    @discardableResult
    public func onNotify(_ property: String, _ body: @escaping @MainActor () -> Void) -> gulong {
        onEvent("notify::" + property, body)
    }

    /// Calls `body` at each emission of a signal that carries one pointer or number that does not matter.
    @discardableResult
    public func onEvent(_ signal: String, _ body: @escaping @MainActor () -> Void) -> gulong {
        let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in callHandler(data) }
        return connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}

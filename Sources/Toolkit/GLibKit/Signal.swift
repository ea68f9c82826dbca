// SPDX-License-Identifier: GPL-3.0-or-later
// A connected closure is stored in a box, which is the signal's user data. GLib releases it when the handler is
// disconnected.

import CGtk

/// Connects a closure through a trampoline, which must have exactly the C signature of the signal. The closure is
/// released when the handler is disconnected.
@discardableResult
package func connect<Handler>(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler, through trampoline: GCallback,
    isLast: Bool = false
) -> gulong {
    g_signal_connect_data(
        instance, signal, trampoline, UserData.retained(handler), { data, _ in releaseData(data) },
        isLast ? peekaboard_connect_after : peekaboard_connect_first)
}

/// The ID of a handler that disconnects itself.
private final class Connection {
    var id: gulong = 0
}

extension Object {
    /// Calls `body` on each emission of a signal without parameters and return value; if it is the last one, after the
    /// handlers that are not.
    @discardableResult
    package func on(_ signal: String, isLast: Bool = false, _ body: @escaping @MainActor () -> Void) -> gulong {
        connect(raw, signal, body, through: unsafeBitCast(withoutParameter, to: GCallback.self), isLast: isLast)
    }

    /// Calls `body` on the next emission only.
    package func once(_ signal: String, _ body: @escaping @MainActor () -> Void) {
        let connection = Connection()
        connection.id = on(signal) { [raw] in
            g_signal_handler_disconnect(raw, connection.id)
            body()
        }
    }

    /// Calls `body` with the URIs of files that an application is asked to open.
    package func onOpen(_ body: @escaping @MainActor ([String]) -> Void) {
        let trampoline: @convention(c) (gpointer?, UnsafePointer<OpaquePointer?>?, gint, gpointer?, gpointer?) -> Void =
            {
                _, files, count, _, data in
                let uris = (0..<Int(count)).compactMap { files?[$0].map(uri(of:)) }
                let body = handler(data, (@MainActor ([String]) -> Void).self)
                MainActor.assumeIsolated { body(uris) }
            }
        connect(raw, "open", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` on each change notification of a property.
    @discardableResult
    package func onNotify(_ property: String, _ body: @escaping @MainActor () -> Void) -> gulong {
        onEvent("notify::" + property, body)
    }

    /// Calls `body` on each emission of a signal with one parameter, which is ignored.
    @discardableResult
    package func onEvent(_ signal: String, _ body: @escaping @MainActor () -> Void) -> gulong {
        connect(raw, signal, body, through: unsafeBitCast(withParameter, to: GCallback.self))
    }

    /// Calls `body`, which changes the object. The closures that `on`, `onEvent`, and `onNotify` have connected to the
    /// object are not called meanwhile, so they receive only changes that the user makes.
    package func withoutSignals(_ body: () -> Void) {
        let trampolines = [
            unsafeBitCast(withoutParameter, to: gpointer.self), unsafeBitCast(withParameter, to: gpointer.self),
        ]
        for trampoline in trampolines {
            peekaboard_block_signal(raw, trampoline)
        }
        defer {
            for trampoline in trampolines {
                peekaboard_unblock_signal(raw, trampoline)
            }
        }
        body()
    }
}

/// The trampolines of closures without parameters, for signals without and with one.
private nonisolated(unsafe) let withoutParameter: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
    callHandler(data)
}
private nonisolated(unsafe) let withParameter: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = {
    _, _, data in
    callHandler(data)
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Signals of gestures, event controllers, and labels. Each trampoline has the C signature of its signal.

import CGtk

extension Object {
    /// Calls `body` with the event sequence of a gesture's signal. The sequence is `nil` for the pointer.
    func onSequence(_ signal: String, _ body: @escaping @MainActor (OpaquePointer?) -> Void) {
        let trampoline: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, sequence, data in
            let body = handler(data, (@MainActor (OpaquePointer?) -> Void).self)
            nonisolated(unsafe) let sequence = sequence
            MainActor.assumeIsolated { body(sequence) }
        }
        connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the URI of an activated link, and prevents the default handler from opening it.
    package func onLink(_ body: @escaping @MainActor (String) -> Void) {
        let trampoline: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> gboolean = { _, link, data in
            let body = handler(data, (@MainActor (String) -> Void).self)
            let link = link.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { body(link) }
            return 1
        }
        connect(raw, "activate-link", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the text that is the parameter of a signal.
    package func onText(_ signal: String, _ body: @escaping @MainActor (String) -> Void) {
        let trampoline: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
            let body = handler(data, (@MainActor (String) -> Void).self)
            let text = text.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { body(text) }
        }
        connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` when the user closes a window. `body` returns whether the window stays open.
    package func onCloseRequest(_ body: @escaping @MainActor () -> Bool) {
        let trampoline: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            let body = handler(data, (@MainActor () -> Bool).self)
            return MainActor.assumeIsolated { body() } ? 1 : 0
        }
        connect(raw, "close-request", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the key value, the key code, and the modifiers of each key press. `body` returns whether it
    /// has handled the key.
    package func onKey(_ body: @escaping @MainActor (UInt32, UInt32, GdkModifierType) -> Bool) {
        let trampoline: @convention(c) (gpointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> gboolean = {
            _, key, code, modifiers, data in
            let body = handler(data, (@MainActor (UInt32, UInt32, GdkModifierType) -> Bool).self)
            return MainActor.assumeIsolated { body(key, code, modifiers) } ? 1 : 0
        }
        connect(raw, "key-pressed", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the key value of each key that is released.
    func onKeyRelease(_ body: @escaping @MainActor (UInt32) -> Void) {
        let trampoline: @convention(c) (gpointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> Void = {
            _, key, _, _, data in
            let body = handler(data, (@MainActor (UInt32) -> Void).self)
            MainActor.assumeIsolated { body(key) }
        }
        connect(raw, "key-released", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` when a click gesture recognizes a press, with the number of presses in quick succession.
    func onPress(_ body: @escaping @MainActor (Int) -> Void) {
        let trampoline: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { _, count, _, _, data in
            let body = handler(data, (@MainActor (Int) -> Void).self)
            MainActor.assumeIsolated { body(Int(count)) }
        }
        connect(raw, "pressed", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the horizontal position of the pointer when a tooltip of the widget is due. `body` returns the
    /// text of the tooltip, or `nil` for none.
    package func onTooltip(_ body: @escaping @MainActor (Double) -> String?) {
        let trampoline: @convention(c) (gpointer?, Int32, Int32, gboolean, OpaquePointer?, gpointer?) -> gboolean = {
            _, x, _, _, tooltip, data in
            let body = handler(data, (@MainActor (Double) -> String?).self)
            guard let text = MainActor.assumeIsolated({ body(Double(x)) }) else { return 0 }
            gtk_tooltip_set_text(tooltip, text)
            return 1
        }
        connect(raw, "query-tooltip", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Calls `body` with the dropped value. `body` returns whether it has accepted the drop.
    func onDrop(_ body: @escaping @MainActor (UnsafePointer<GValue>) -> Bool) {
        let trampoline: @convention(c) (gpointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
            _, value, _, _, data in
            let body = handler(data, (@MainActor (UnsafePointer<GValue>) -> Bool).self)
            nonisolated(unsafe) let dropped = value!
            return MainActor.assumeIsolated { body(dropped) } ? 1 : 0
        }
        connect(raw, "drop", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}

/// Calls `body` with each event of a widget before other handlers. `body` returns whether to stop propagation. Returns
/// the controller, which the widget owns.
@discardableResult
func onAnyEvent(
    of widget: UnsafeMutablePointer<GtkWidget>, _ body: @escaping @MainActor (OpaquePointer) -> Bool
) -> OpaquePointer {
    let trampoline: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
        let body = handler(data, (@MainActor (OpaquePointer) -> Bool).self)
        nonisolated(unsafe) let event = event!
        return MainActor.assumeIsolated { body(event) } ? 1 : 0
    }
    let controller = Object(sharing: gtk_event_controller_legacy_new()!)
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    connect(controller.raw, "event", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    gtk_widget_add_controller(widget, controller.opaque)
    return controller.opaque
}

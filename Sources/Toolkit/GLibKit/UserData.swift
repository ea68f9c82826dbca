// SPDX-License-Identifier: GPL-3.0-or-later
// A C API receives a retained box as user data, and releases it through the destroy notification. Nothing else releases
// the box.

import CGtk

/// A closure stored as C user data.
package nonisolated final class UserData<Handler> {
    let handler: Handler
    private let tally: Tally

    private init(_ handler: Handler, _ kind: StaticString) {
        self.handler = handler
        tally = Tally(kind)
    }

    /// Returns user data with a strong reference to a closure.
    package static func retained(_ handler: Handler, _ kind: StaticString = "closure") -> gpointer {
        Unmanaged.passRetained(UserData(handler, kind)).toOpaque()
    }

    /// Returns the closure and releases the user data.
    package static func taken(_ data: gpointer?) -> Handler {
        Unmanaged<UserData<Handler>>.fromOpaque(data!).takeRetainedValue().handler
    }
}

/// Returns the closure without releasing the user data.
package nonisolated func handler<Handler>(_ data: gpointer?, _: Handler.Type) -> Handler {
    Unmanaged<UserData<Handler>>.fromOpaque(data!).takeUnretainedValue().handler
}

/// Calls a closure without parameters.
package nonisolated func callHandler(_ data: gpointer?) {
    let body = handler(data, (@MainActor () -> Void).self)
    MainActor.assumeIsolated { body() }
}

/// The destroy notification that releases the user data.
package nonisolated let releaseData: GDestroyNotify = { data in Unmanaged<AnyObject>.fromOpaque(data!).release() }

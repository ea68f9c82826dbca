// C's user data points to a box that is retained for it. Whoever takes the user data releases the box through the destroy
// notification that goes with it, and only there.

import CGtk

/// A closure for C to hold.
package nonisolated final class Box<Handler> {
    let handler: Handler
    private let tally: Tally

    private init(_ handler: Handler, _ kind: StaticString) {
        self.handler = handler
        tally = Tally(kind)
    }

    /// Returns a closure as user data that C owns from now on.
    package static func retained(_ handler: Handler, _ kind: StaticString = "closure") -> gpointer {
        Unmanaged.passRetained(Box(handler, kind)).toOpaque()
    }

    /// Returns the closure behind user data, which C no longer owns.
    package static func taken(_ data: gpointer?) -> Handler {
        Unmanaged<Box<Handler>>.fromOpaque(data!).takeRetainedValue().handler
    }
}

/// The closure behind user data.
package nonisolated func handler<Handler>(_ data: gpointer?, _: Handler.Type) -> Handler {
    Unmanaged<Box<Handler>>.fromOpaque(data!).takeUnretainedValue().handler
}

/// Calls the closure behind user data, one without arguments.
package nonisolated func callHandler(_ data: gpointer?) {
    let body = handler(data, (@MainActor () -> Void).self)
    MainActor.assumeIsolated { body() }
}

/// Releases the Swift object behind user data.
package nonisolated let releaseData: GDestroyNotify = { data in Unmanaged<AnyObject>.fromOpaque(data!).release() }

// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Testing

@testable import GLibKit

/// Signals of changes that the program makes itself.
@MainActor struct SignalTests {
    @Test func ownChangesAreNotReceivedAndLaterOnesAre() {
        let action = Object(adopting: g_simple_action_new("test", nil)!)
        var (notified, sent) = (0, 0)
        action.onNotify("enabled") { notified += 1 }
        action.onEvent("notify::enabled") { sent += 1 }
        action.withoutSignals { action.set("enabled", to: false) }
        #expect(!action.bool("enabled") && notified == 0 && sent == 0)
        action.set("enabled", to: true)
        #expect(notified == 1 && sent == 1)
    }

    @Test func signalsWithoutParametersAreNotReceivedEither() {
        let cancellable = Object(adopting: g_cancellable_new()!)
        var count = 0
        cancellable.on("cancelled") { count += 1 }
        cancellable.withoutSignals { g_cancellable_cancel(cancellable.typed()) }
        g_cancellable_reset(cancellable.typed())
        #expect(count == 0)
        g_cancellable_cancel(cancellable.typed())
        #expect(count == 1)
    }

    @Test func otherObjectsAreStillHeard() {
        let action = Object(adopting: g_simple_action_new("test", nil)!)
        let other = Object(adopting: g_simple_action_new("other", nil)!)
        var count = 0
        other.onNotify("enabled") { count += 1 }
        action.withoutSignals { other.set("enabled", to: false) }
        #expect(count == 1)
    }
}

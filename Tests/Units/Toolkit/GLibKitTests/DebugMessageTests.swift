// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Testing

@testable import GLibKit

/// Messages for developers.
@MainActor @Suite(.serialized) struct DebugMessageTests {
    /// The logged messages of the program, each with its level. GLib accepts one writer per process.
    private static let messages: Messages = {
        let messages = Messages()
        g_log_set_writer_func(
            { level, fields, count, data in
                let fields = UnsafeBufferPointer(start: fields, count: Int(count))
                let texts = fields.reduce(into: [String: String]()) { texts, field in
                    guard field.length < 0 else { return }
                    let value = field.value.assumingMemoryBound(to: CChar.self)
                    texts[String(cString: field.key)] = String(cString: value)
                }
                guard texts["GLIB_DOMAIN"] == "Peekaboard" else {
                    return g_log_writer_default(level, fields.baseAddress, count, nil)
                }
                let isDebug = level.rawValue & G_LOG_LEVEL_DEBUG.rawValue != 0
                Unmanaged<Messages>.fromOpaque(data!).takeUnretainedValue().all.append(
                    "\(isDebug ? "debug" : "other"): \(texts["MESSAGE"] ?? "")")
                return G_LOG_WRITER_HANDLED
            }, Unmanaged.passRetained(messages).toOpaque(), nil)
        return messages
    }()

    private final class Messages: @unchecked Sendable {
        var all: [String] = []
    }

    @Test func aMessageHasTheDomainAndTheLevelThatShowIt() {
        Self.messages.all = []
        g_log_set_debug_enabled(1)
        defer { g_log_set_debug_enabled(0) }
        debug("100 % done")
        #expect(Self.messages.all == ["debug: 100 % done"])
    }

    @Test func aMessageThatIsNotShownIsNotMade() {
        Self.messages.all = []
        var isMade = false
        func message() -> String {
            isMade = true
            return "message"
        }
        debug(message())
        #expect(!isMade && Self.messages.all.isEmpty)
    }
}

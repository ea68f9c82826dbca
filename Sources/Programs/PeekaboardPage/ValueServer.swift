// SPDX-License-Identifier: GPL-3.0-or-later
// The server of the page, or the player of its past, owns the value server. The log, which exists until the process ends,
// owns the closures.

import Glibc
import PageLink
import PageValues
import Scene
import ViewKit

/// Shows the values of the page's statements in the window: those that have changed, when the window asks for them, but not
/// much more often than someone can read them.
final class ValueServer {
    /// The time between two messages, in seconds.
    private static let pause = 0.1
    /// The length of the values in a message, in bytes, above which the others are sent later.
    private static let maxLength = 1 << 16

    private let log = ValueLog.shared
    private var nextMessage = -Double.infinity

    /// The traced values; `nil` if none are traced.
    var trace: [TracedValue]? {
        log.traced?.values.map { TracedValue(line: $0.line, digest: $0.digest) }
    }

    /// Begins to observe a page before it runs. `wake` is called on another thread when that makes a value. If values are
    /// traced, no messages are sent.
    func start(tracing: Bool, wake: @escaping @Sendable () -> Void) {
        if tracing { log.beginTrace(maxCount: TracedValue.maxCount) }
        log.changedElsewhere = wake
        log.observePrinting()
        PageContext.current.liveEntries.changed = { [log] in log.note($0) }
    }

    /// Begins a step of the page, or an input.
    func beginStep() { log.beginStep() }

    /// Runs code while no thread records a value, such as a fork: another process could not do anything with a log that is
    /// being changed.
    func withoutRecording<Result>(_ body: () -> Result) -> Result { log.withLock(body) }

    /// Whether no thread is recording a value.
    var isFree: Bool { log.isFree }

    /// Returns the values that have changed, or `nil` if there are none or it is too early. The first message is never
    /// too early.
    func message(at now: Double) -> FromPage? {
        guard now >= nextMessage, log.hasChanges else { return nil }
        nextMessage = now + Self.pause
        let values = takeValues()
        return values.isEmpty ? nil : .values(values)
    }

    /// Returns values that have changed since they were taken, as many as fit into a message.
    func takeValues() -> [PageValue] {
        var (values, length): ([PageValue], Int) = ([], 0)
        while values.count < PageValue.maxCount, length < Self.maxLength {
            guard let value = log.takeChange() else { break }
            // The result of a call that returns nothing says only how often it was called.
            let saysNothing = value.text.isEmpty && !value.isPrinted && value.count == 1
            guard !saysNothing, let value = PageValue(value).sendable else { continue }
            values.append(value)
            length += value.approximateLength
        }
        return values
    }

    /// Returns how long the next message has to wait, in milliseconds; `nil` if there is none.
    func delay(at now: Double) -> Int32? {
        guard log.hasChanges else { return nil }
        return Int32(max(0, min(Self.pause, nextMessage - now)) * 1000) + 1
    }
}

extension PageValue {
    fileprivate init(_ logged: LoggedValue) {
        let place = logged.place
        self.init(
            place: Place(line: place.line, column: place.column, endLine: place.endLine, endColumn: place.endColumn),
            name: logged.name, count: logged.count, text: logged.text, isPrinted: logged.isPrinted,
            isLatest: logged.isLatest, elementCount: logged.elementCount, history: logged.history, color: logged.color,
            thumbnail: logged.thumbnail?.edits(from: .empty) ?? [])
    }

    /// The length in bytes, not counting the contents of a thumbnail.
    fileprivate var approximateLength: Int { 64 + text.utf8.count + 8 * history.count + 200 * thumbnail.count }
}

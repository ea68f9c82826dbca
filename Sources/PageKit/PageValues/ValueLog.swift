// SPDX-License-Identifier: GPL-3.0-or-later
// The log lives as long as the process. The process that runs the page reads it on the main thread.

import Glibc
import Scene
import ViewKit

/// Records what the statements of the running page make. It is called from any thread, and much more often than the
/// window can show, so it keeps only the latest value of each place and does little each time.
///
/// What it keeps has no influence on the page: it retains no object or buffer of the page.
package final class ValueLog: @unchecked Sendable {
    /// The log of the running page.
    package static let shared = ValueLog()

    /// The largest number of places. Others are not recorded.
    private static let maxPlaces = 2000
    /// The number of slots of the hash table, a power of two.
    private static let slotCount = 8192

    /// Called when there are changes again, on the thread of the first one, if that is not the main thread.
    package var changedElsewhere: @Sendable () -> Void = {}
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Not `nil` on a thread that is describing a value. What the page's code logs meanwhile is not recorded.
    private var describing = pthread_key_t()
    private var describers = 0
    /// The thread of the main actor.
    private let mainThread: pthread_t?
    private var slots = [LoggedPlace?](repeating: nil, count: slotCount)
    private var placeCount = 0
    /// The places that have values which have not been taken, the oldest first.
    private var changed: ArraySlice<LoggedPlace> = []
    /// The number of the present step of the page.
    private var step = 0
    /// The trace of the values; `nil` if they are shown instead.
    private var trace: ValueTrace?
    /// What has been printed since the latest call of `recordPrinted`, and on which thread.
    private var printed = (text: "", thread: pthread_t())

    /// Creates a log on the thread of the main actor. Without one, no views are looked at.
    init(mainThread: pthread_t? = pthread_self()) {
        self.mainThread = mainThread
        pthread_mutex_init(mutex, nil)
        pthread_key_create(&describing, nil)
    }

    // MARK: - Recording

    /// Records a value.
    func record<Value>(_ value: Value, _ name: String, _ place: SourcePlace) {
        pthread_mutex_lock(mutex)
        guard describers == 0 || pthread_getspecific(describing) == nil, let entry = entry(place, name) else {
            pthread_mutex_unlock(mutex)
            return
        }
        if trace != nil {
            let text = unlocked {
                ValueDescription(value, callsPage: true, isOnMainThread: isOnMainThread, isExact: true).text
            }
            trace?.append(text, at: place)
            pthread_mutex_unlock(mutex)
            return
        }
        entry.prepare(for: value)
        entry.count &+= 1
        if !entry.isChanged { note(entry) }
        switch entry.storage {
        case .number(let read):
            guard let bytes = entry.bytes else { break }
            withUnsafeBytes(of: value) { bytes.copyMemory(from: $0) }
            if let start = bytes.baseAddress { entry.history.append(read(UnsafeRawPointer(start))) }
        case .trivial: withUnsafeBytes(of: value) { entry.bytes?.copyMemory(from: $0) }
        case .string: entry.text = unsafeBitCast(value, to: String.self).beginning
        case .view:
            let view = withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: UIView.self) }
            (entry.view, entry.text) = (isOnMainThread ? view.reference : nil, "")
            guard isOnMainThread, entry.describesNext(in: step) else { break }
            let text = unlocked { MainActor.assumeIsolated { view.summary(isExact: false) } }
            entry.text = text
        case .described(let counter):
            if let counter { entry.elementCount = withUnsafePointer(to: value) { counter(UnsafeRawPointer($0)) } }
            guard entry.describesNext(in: step) else {
                entry.isLatest = false
                break
            }
            entry.record(
                unlocked { ValueDescription(value, callsPage: true, isOnMainThread: isOnMainThread) })
        case .printed: break
        }
        pthread_mutex_unlock(mutex)
    }

    /// Records that a statement has printed what was printed last.
    func recordPrinted(_ place: SourcePlace) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard describers == 0 || pthread_getspecific(describing) == nil, let entry = entry(place, "") else { return }
        trace?.append(printed.text, at: place)
        guard trace == nil else { return }
        entry.count &+= 1
        if !entry.isChanged { note(entry) }
        if pthread_equal(printed.thread, pthread_self()) != 0 { entry.text = printed.text }
    }

    /// Records that a live property has another value.
    package func note(_ property: any LiveMember) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        for case let entry? in slots where entry.property === property && !entry.isChanged { note(entry) }
    }

    /// Traces the first values from now on. They are not shown.
    package func beginTrace(maxCount: Int) {
        pthread_mutex_lock(mutex)
        trace = ValueTrace(maxCount: maxCount)
        pthread_mutex_unlock(mutex)
    }

    /// The values that have been traced so far; `nil` if none are.
    package var traced: ValueTrace? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return trace
    }

    /// Begins the next step of the page, in which places can be described again.
    package func beginStep() {
        pthread_mutex_lock(mutex)
        step &+= 1
        pthread_mutex_unlock(mutex)
    }

    /// Lets `print` pass on what it prints. That makes it slower, so it happens only on a page that shows its values.
    package func observePrinting() {
        setPlaygroundPrintHook { [self] text in
            let beginning = text.beginning
            pthread_mutex_lock(mutex)
            printed = (beginning, pthread_self())
            pthread_mutex_unlock(mutex)
        }
    }

    /// Returns the entry of a place, or `nil` if there are too many.
    @inline(__always) private func entry(_ place: SourcePlace, _ name: String) -> LoggedPlace? {
        var index = place.hash & (Self.slotCount - 1)
        while let entry = slots[index] {
            if entry.place == place { return entry }
            index = (index + 1) & (Self.slotCount - 1)
        }
        return add(place, name, at: index)
    }

    private func add(_ place: SourcePlace, _ name: String, at index: Int) -> LoggedPlace? {
        // The compiler's own variables.
        guard placeCount < Self.maxPlaces, !name.hasPrefix("$__") else { return nil }
        placeCount += 1
        let entry = LoggedPlace(place, name: name)
        slots[index] = entry
        return entry
    }

    private func note(_ entry: LoggedPlace) {
        entry.isChanged = true
        changed.append(entry)
        if changed.count == 1, !isOnMainThread { changedElsewhere() }
    }

    private var isOnMainThread: Bool { mainThread.map { pthread_equal(pthread_self(), $0) != 0 } ?? false }

    /// Runs code that may call code of the page, which is not recorded, without the lock that the caller has.
    private func unlocked<Result>(_ body: () -> Result) -> Result {
        describers += 1
        pthread_mutex_unlock(mutex)
        pthread_setspecific(describing, UnsafeRawPointer(mutex))
        defer {
            pthread_setspecific(describing, nil)
            pthread_mutex_lock(mutex)
            describers -= 1
        }
        return body()
    }

    /// Whether no thread is recording anything.
    package var isFree: Bool {
        guard pthread_mutex_trylock(mutex) == 0 else { return false }
        pthread_mutex_unlock(mutex)
        return true
    }

    /// Runs code while no thread records anything.
    package func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    // MARK: - Reading

    /// Whether there are values that have not been taken.
    @MainActor package var hasChanges: Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return !changed.isEmpty
    }

    /// Returns a value that has changed since it was taken, or `nil` if there is none.
    @MainActor package func takeChange() -> LoggedValue? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard let entry = changed.popFirst() else { return nil }
        entry.isChanged = false
        let snapshot = ValueSnapshot(entry)
        // The getters of a view can be code of the page.
        return unlocked { snapshot.value }
    }
}

extension String {
    /// As much of the text as is kept of it.
    fileprivate var beginning: String {
        var text = self
        return text.withUTF8 { bytes in
            guard bytes.count > ValueText.limit + 4 else { return String(decoding: bytes, as: UTF8.self) }
            return String(decoding: bytes.prefix(ValueText.limit + 4), as: UTF8.self)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The mark on a GObject is object data, which is destroyed with the object.

import CGtk

/// Counts the living objects of each kind for leak tests: GObjects that the program has referenced, references to them,
/// closures held by C, and controllers with a `Tally`. Counting is enabled if the environment variable
/// PEEK_CENSUS contains a file name. The numbers are written to that file as JSON, on every SIGUSR1 and when the
/// program exits.
package nonisolated enum Census {
    private static let file = g_getenv("PEEK_CENSUS").map { String(cString: $0) }
    private static nonisolated(unsafe) var counts: [String: Int] = [:]
    /// Protects `counts`, because references can be released on any thread.
    private static nonisolated(unsafe) let lock: UnsafeMutablePointer<GMutex> = {
        let lock = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
        g_mutex_init(lock)
        return lock
    }()
    private static let mark = g_quark_from_static_string("census-counted")
    /// Returns additional counts, such as those of windows.
    private static nonisolated(unsafe) var countMore: () -> [String: Int] = { [:] }

    /// Installs the SIGUSR1 handler. `more` returns additional counts and runs on the main thread.
    package static func begin(counting more: @escaping () -> [String: Int]) {
        guard file != nil else { return }
        countMore = more
        _ = g_unix_signal_add(
            SIGUSR1,
            { _ in
                Census.write()
                return 1
            }, nil)
    }

    /// Adds a difference to the count of a kind.
    static func count(_ kind: @autoclosure () -> String, by difference: Int) {
        guard file != nil else { return }
        let kind = kind()
        g_mutex_lock(lock)
        counts[kind, default: 0] += difference
        g_mutex_unlock(lock)
    }

    /// Counts a reference, and the GObject itself if it has not been counted. The GObject counts until it is finalized.
    static func countReference(to object: UnsafeMutableRawPointer) {
        guard file != nil else { return }
        count("reference", by: 1)
        let object = object.assumingMemoryBound(to: GObject.self)
        guard g_object_get_qdata(object, mark) == nil else { return }
        let name = g_type_name(peekaboard_type_of(object))
        count(String(cString: name!), by: 1)
        g_object_set_qdata_full(
            object, mark, UnsafeMutableRawPointer(mutating: name),
            { name in Census.count(String(cString: name!.assumingMemoryBound(to: CChar.self)), by: -1) })
    }

    static func countReleasedReference() { count("reference", by: -1) }

    /// Writes the numbers. The file is replaced atomically, so a test never reads a partial file.
    package static func write() {
        guard let file else { return }
        g_mutex_lock(lock)
        var all = counts
        g_mutex_unlock(lock)
        all.merge(countMore()) { $1 }
        let heap = mallinfo2()
        all["heap bytes"] = Int(heap.uordblks + heap.hblkhd)
        let lines = all.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { "\"\($0.key)\": \($0.value)" }
        let text = "{\(lines.joined(separator: ", "))}\n"
        g_file_set_contents(file, text, gssize(text.utf8.count), nil)
    }
}

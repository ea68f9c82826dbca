// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the watch, which owns its timers and the host's watch. Their closures refer to it weakly.

import HostInterface

/// Watches the folders of a playground.
final class PlaygroundWatch {
    /// Called after a save, and when files may have changed unnoticed.
    var changed: () -> Void = {}

    /// The time without file events after which a save counts as complete, and the time to wait if a file is empty, in
    /// seconds.
    private static let settling = 0.02, emptyFileDelay = 0.3

    private let host: any PageHost
    private var folders: [String] = []
    private var watch: AnyObject?
    private let emptyFileTimer: any HostTimer
    private let recheckTimer: any HostTimer

    /// Creates a watch of no folders.
    init(host: any PageHost) {
        self.host = host
        emptyFileTimer = host.makeTimer()
        recheckTimer = host.makeTimer()
    }

    /// Watches these folders instead of the previous ones.
    func follow(_ folders: [String]) {
        guard folders != self.folders else { return }
        self.folders = folders
        // Check again later, because files may have been added to a new folder before it was watched.
        recheckTimer.start(after: Self.emptyFileDelay) { [weak self] in self?.changed() }
        watch = host.watch(folders: folders, settling: Self.settling) { [weak self] in self?.changed() }
    }

    /// Calls `body` soon, because a file is empty: many editors write it a moment later. Does nothing while it waits.
    func waitForContent(then body: @escaping () -> Void) {
        guard !emptyFileTimer.isRunning else { return }
        emptyFileTimer.start(after: Self.emptyFileDelay, body)
    }

    /// Ends the wait for the content of a file.
    func cancelWait() { emptyFileTimer.cancel() }

    /// Watches nothing any more.
    func end() {
        watch = nil
        emptyFileTimer.cancel()
        recheckTimer.cancel()
    }
}

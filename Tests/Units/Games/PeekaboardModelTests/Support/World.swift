// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import PeekaboardModel
import Store

/// Everything outside of a window, under the control of a test.
final class World {
    let platform = TestPlatform()
    let files = TestFiles()
    /// Whether settings can be stored.
    var canSaveSettings = true
    /// The names of the sounds that were played.
    private(set) var sounds: [String] = []
    /// The URIs of the sound files that were played.
    private(set) var filesPlayed: [String] = []
    private(set) var store: TestStore
    private let path: String?
    private var settings: [String: MemorySettings] = [:]

    /// Creates a world whose store is in memory, or in a file.
    init(path: String? = nil) {
        self.path = path
        store = TestStore(path: path)
    }

    /// Returns the stored settings of the board with the given name.
    func settings(of board: String) -> MemorySettings {
        if let known = settings[board] { return known }
        let made = MemorySettings()
        settings[board] = made
        return made
    }

    /// Returns the services that the boards of a new window share.
    func services(seed: UInt64? = nil) -> GameServices {
        GameServices(
            platform: platform, store: store.queue, seed: seed, settings: { [unowned self] in settings(of: $0) },
            playSound: { [unowned self] in sounds.append($0) },
            playFile: { [unowned self] in filesPlayed.append($0) },
            canSaveSettings: { [unowned self] in canSaveSettings })
    }

    /// Closes the store, as at the end of the program, and opens it again.
    func reopenStore() {
        store.queue.end()
        store = TestStore(path: path)
    }

    /// Delivers all responses and performs all background work, until nothing is pending.
    func settle() {
        while store.answer() || !platform.isBusy && platform.work() {}
    }
}

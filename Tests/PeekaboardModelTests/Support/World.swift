import BoardKinds
import PeekaboardModel
import Store

/// All that a window asks of what is around it, in the hands of a test.
final class World {
    let platform = TestPlatform()
    let files = TestFiles()
    /// Whether the place of the settings can be written.
    var keepsSettings = true
    /// The names of the sounds that were played.
    private(set) var sounds: [String] = []
    private(set) var store: TestStore
    private let path: String?
    private var settings: [String: MemorySettings] = [:]

    /// A world whose store is in memory, or in a file.
    init(path: String? = nil) {
        self.path = path
        store = TestStore(path: path)
    }

    /// The stored settings of the board of a name.
    func settings(of board: String) -> MemorySettings {
        if let known = settings[board] { return known }
        let made = MemorySettings()
        settings[board] = made
        return made
    }

    /// What a window that is started now shares among its boards.
    func services(seed: UInt64? = nil) -> GameServices {
        GameServices(
            platform: platform, store: store.queue, seed: seed, settings: { [unowned self] in settings(of: $0) },
            playSound: { [unowned self] in sounds.append($0) }, keepsSettings: { [unowned self] in keepsSettings })
    }

    /// Closes the store, as the end of the program does, and opens it again.
    func reopenStore() {
        store.queue.end()
        store = TestStore(path: path)
    }

    /// Delivers all answers, and has all work done, until nothing more comes of it.
    func settle() {
        while store.answer() || !platform.isBusy && platform.work() {}
    }
}

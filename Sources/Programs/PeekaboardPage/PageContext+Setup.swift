// SPDX-License-Identifier: GPL-3.0-or-later
import CPageClock
import CPageTasks
import Localization
import PageLink
import Physics
import Scene
import Seeding
import ViewKit

extension PageContext {
    /// The largest length of an announcement, in bytes.
    private static let maxAnnouncement = 4096

    /// Prepares the process for a page. `send` is called with its sounds and announcements.
    func setUp(_ setup: PageSetup, texts: PageTexts, send: @escaping (FromPage) -> Void) {
        setUpTranslation(domain: "peekaboard", folder: setup.translations)
        _ = page_tasks_install_hook()
        texts.fontName = setup.fontName
        texts.connect(to: self)
        data = setup.data
        random = SeededGenerator(seed: setup.seed)
        let start = setup.start
        today = (start.year, start.month, start.day)
        page_clock_begin(Int32(start.year), Int32(start.month), Int32(start.day), Int32(start.second)) {
            MainActor.assumeIsolated { PageContext.current.random.next() }
        }
        time.advanced = page_clock_set
        announce = { text in
            // No one listens to a very long text.
            let text = String(decoding: text.utf8.prefix(Self.maxAnnouncement), as: UTF8.self)
            send(.announcement(Announcement(text, isVital: true)))
        }
        translate = { filled(translated($0), $1) }
        playSound = { send($0.hasPrefix("/") ? .soundFile($0) : .sound($0)) }
        makePhysicsWorld = { ChipmunkWorld() }
        deviceSize = setup.device.size
        apply(setup.environment)
    }
}

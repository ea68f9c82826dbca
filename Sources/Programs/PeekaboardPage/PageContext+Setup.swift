import CPageTasks
import Localization
import PageLink
import Scene
import Seeding
import UIKit

extension PageContext {
    /// The largest length of an announcement, in bytes.
    private static let maxAnnouncement = 4096

    /// Prepares the process for a page. `send` is called with its sounds and announcements.
    func setUp(_ setup: PageSetup, texts: PageTexts, send: @escaping (FromPage) -> Void) {
        setUpTranslation(domain: "peekaboard", folder: setup.translations)
        if page_tasks_install_hook() {
            time.resuming = { resume in
                page_tasks_set_resuming(true)
                resume()
                page_tasks_set_resuming(false)
            }
        }
        texts.fontName = setup.fontName
        texts.connect(to: self)
        data = setup.data
        random = SeededGenerator(seed: setup.seed)
        today = (setup.today.year, setup.today.month, setup.today.day)
        announce = { text in
            // No one listens to a very long text.
            let text = String(decoding: text.utf8.prefix(Self.maxAnnouncement), as: UTF8.self)
            send(.announcement(Announcement(text, isVital: true)))
        }
        translate = { filled(translated($0), $1) }
        playSound = { send($0.hasPrefix("/") ? .soundFile($0) : .sound($0)) }
        apply(setup.environment)
    }
}

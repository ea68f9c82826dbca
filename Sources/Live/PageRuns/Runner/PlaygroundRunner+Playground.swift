// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource

/// The pages and the files of the playground.
extension PlaygroundRunner {
    /// Switches to the page at the given index.
    package func turn(to index: Int) {
        guard playground.pages.indices.contains(index), index != pageIndex else { return }
        pageIndex = index
        values.unpinAll()
        run(.startOver)
    }

    /// Switches to the page in a file, which may have just been added.
    package func turn(toPageIn file: String) {
        checkForChanges()
        if let index = playground.pages.firstIndex(where: { $0.file == file }) { turn(to: index) }
    }

    /// Follows a link to another page, if that exists.
    package func turn(to target: RichText.Target) {
        switch target {
        case .next: turn(to: pageIndex + 1)
        case .previous: turn(to: pageIndex - 1)
        case .page(let name): if let index = playground.index(ofPage: name) { turn(to: index) }
        case .web: break
        }
    }

    /// Looks at the files of the playground again. Restarts the page if any of its files was saved.
    package func checkForChanges() { checkForChanges(ofPageIn: page.file) }

    /// Notes that the window has renamed a file or folder of the playground, or that it has removed it, if `new` is `nil`.
    package func noteMove(of old: String, to new: String?) {
        let file = new.map { page.file.moved(from: old, to: $0) } ?? page.file
        // What was opened may be the page that is there no longer.
        if FileKind(of: path) == nil { path = new == nil ? playground.path : file }
        checkForChanges(ofPageIn: file)
    }

    private func checkForChanges(ofPageIn file: String) {
        // An editor that replaces the file may delete it first; another event follows when the file is back.
        guard let now = try? Playground(path: path) else { return }
        let before = playground
        playground = now
        pageIndex = now.pages.firstIndex { $0.file == file } ?? min(pageIndex, now.pages.count - 1)
        followFiles()
        happened(.filesChanged)
        guard presentStamp != stamp || page.file != file else {
            // Other pages may have been added or removed.
            if now != before { happened(.turned) }
            return
        }
        if page.file != file { forgetSession() }
        guard page.isEmpty else { return run(.save) }
        watch.waitForContent { [weak self] in self?.run(.save) }
    }
}

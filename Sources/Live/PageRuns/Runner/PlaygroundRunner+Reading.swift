// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PageSource

/// What the page can read.
extension PlaygroundRunner {
    /// The files that the page can read: its own, and those that the user has dropped.
    package var readableFiles: ReadableFiles {
        var files = playground.readableFiles(home: programs.environment["HOME"])
        for path in dropped { files.add(path) }
        return files
    }

    /// Returns whether the window may load a picture for the page, given its URI. The window can read more than the page.
    package func allowsReading(uri: String) -> Bool {
        programs.areTrusted || readableFiles.contains(uri: uri) || ReadableFiles(programs.data).contains(uri: uri)
    }

    /// Returns whether the window may play a sound for the page, given the absolute path of the file.
    func allowsReading(path: String) -> Bool {
        programs.areTrusted || readableFiles.contains(path: path)
    }

    /// Lets the page read a file or folder that the user has dropped, and runs it again.
    package func allowReading(_ path: String) {
        dropped.append(path)
        // Translators: {file} is the path of a file or folder that was dropped on the window.
        notes.append(filled(translated("This page can now read “{file}”"), ["file": path]))
        run(.request)
    }
}

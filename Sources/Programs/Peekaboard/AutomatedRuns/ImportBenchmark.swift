// SPDX-License-Identifier: GPL-3.0-or-later
// The frame clock and the timer own the benchmark until it is done.

import AppShell
import BoardKinds
import CGtk
import Files
import Glibc
import GtkKit
import PeekaboardModel

/// Measures how long the deck editor takes to import the notes of an Anki collection: from the choice of the file to the
/// end of the first frame that shows them.
final class ImportBenchmark {
    private static let key = "import_500_notes_ms"
    private static let notes = 500
    private static let repetitions = 5

    private let installation: Installation
    private let sounds: SoundPlayer
    private let clock = Timeout()
    private var uri = ""
    private var times: [Double] = []
    private var handler: gulong = 0

    init(_ installation: Installation, _ sounds: SoundPlayer) {
        self.installation = installation
        self.sounds = sounds
    }

    /// Measures, then calls `done` with the figure: the median, in milliseconds.
    func measure(then done: @escaping ((key: String, json: String)) -> Void) {
        guard let made = g_dir_make_tmp("peekaboard-XXXXXX", nil) else { return done((key: Self.key, json: "null")) }
        let folder = String(cString: made)
        g_free(made)
        let path = "\(folder)/notes.txt"
        g_file_set_contents(path, Self.text, -1, nil)
        uri = FileURI.of(path: path)
        importNext { [self] in
            Disk.remove(folder)
            done((key: Self.key, json: figure(times.sorted()[times.count / 2] * 1000)))
        }
    }

    /// The notes as Anki exports them.
    private static var text: String {
        let lines = (1...notes).map { "<b>word</b> \($0)\t<div>Wort&nbsp;\($0)</div>\n" }
        return "#separator:tab\n#html:true\n" + lines.joined()
    }

    private func importNext(then done: @escaping () -> Void) {
        guard times.count < Self.repetitions else { return done() }
        let editor = DeckEditorWindow(
            DeckDraft(), at: nil, application: nil, installation: installation, sounds: sounds, save: { _, _ in })
        editor.present()
        // The window has been drawn, and is at rest.
        clock.start(after: 0.5) { [self] in
            let frames = Object(sharing: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(editor.window.pointer)!))
            let start = now()
            handler = frames.on("after-paint") { [self] in
                guard editor.editor.draft.ids.count >= Self.notes else { return }
                times.append(now() - start)
                g_signal_handler_disconnect(frames.raw, handler)
                clock.start(after: 0) { [self] in
                    editor.window.destroy()
                    importNext(then: done)
                }
            }
            editor.importTable(uri, media: nil)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import CGtk
import Decks
import Files
import GtkKit
import PeekaboardModel

/// A dialog in which the user records a sound for a card.
final class RecordDialog {
    private let recorder: any SoundRecording
    private let path: String
    private let dialog: Dialog
    private let meter = Widget(gtk_level_bar_new()!)
    private let time = Label()
    private let problem = Widget.paragraph("")
    private let record = Button(label: "")
    private let play = Button(label: translated("Play"))
    private let use = Button(label: translated("Use"))
    private let timer = Timeout()
    private let tally = Tally("record dialog")
    private var phase = Phase.idle
    private var hasSound = false

    private enum Phase {
        case idle
        /// The user wants to record, but nothing has been heard yet.
        case starting
        case recording(since: Double)
    }

    /// Called when the dialog is closed.
    var closed: () -> Void = {}

    /// Creates a dialog that records to a file. `play` plays it, and `used` is called if the user keeps it.
    init(
        _ recorder: any SoundRecording, toFile path: String, play playFile: @escaping @MainActor @Sendable () -> Void,
        used: @escaping () -> Void
    ) {
        (self.recorder, self.path) = (recorder, path)
        let column = Box(.vertical, spacing: 12)
        column.addClass("sketch")
        dialog = Dialog(title: translated("Record a Sound"), width: 360, height: 320, content: column)
        // Translators: What a screen reader calls a bar that shows the loudness of a recording.
        meter.setAccessibleLabel(translated("Level"))
        for style in ["title-1", "numeric"] { time.addClass(style) }
        problem.addClass("error")
        record.addClass("pill")
        for style in ["suggested-action", "pill"] { use.addClass(style) }
        play.addClass("pill")
        let buttons = Box(.horizontal, spacing: 6)
        buttons.halign = .center
        for button in [play, use] { buttons.append(button) }
        record.halign = .center
        for part in [time, meter, record, buttons, problem] { column.append(part) }
        record.on("clicked") { [weak self] in self?.toggle() }
        play.on("clicked", playFile)
        use.on("clicked") { [weak self] in
            used()
            self?.dialog.close()
        }
        dialog.closed = { [weak self] in
            self?.recorder.cancel()
            self?.closed()
        }
        update()
    }

    private func toggle() {
        guard case .idle = phase else { return recorder.stop() }
        phase = .starting
        hasSound = false
        problem.text = ""
        recorder.start(toFile: path) { [weak self] in
            self?.heard($0)
        } ended: { [weak self] result in
            self?.ended(result)
        }
        update()
    }

    /// Shows the loudness of what has been recorded last.
    private func heard(_ level: Double) {
        gtk_level_bar_set_value(meter.opaque, level)
        guard case .starting = phase else { return }
        phase = .recording(since: now())
        update()
    }

    private func ended(_ result: Result<Void, SoundRecordingError>) {
        phase = .idle
        timer.cancel()
        switch result {
        case .success: hasSound = true
        case .failure(let error): problem.text = error.message
        }
        gtk_level_bar_set_value(meter.opaque, 0)
        update()
        if hasSound { use.grabFocus() }
    }

    private func update() {
        let label =
            switch phase {
            // Translators: A verb, on a button: records a sound.
            case .idle: translated("Record")
            // Translators: On a button, until the recording of a sound has begun.
            case .starting: translated("Starting…")
            // Translators: A verb, on a button: ends the recording of a sound.
            case .recording: translated("Stop")
            }
        record.setLabel(label)
        for button in [play, use] { button.isSensitive = hasSound }
        showTime()
    }

    private func showTime() {
        if case .recording(let start) = phase {
            let seconds = min(now() - start, DeckLimits.soundSeconds)
            time.text = "\(clock(seconds)) / \(clock(DeckLimits.soundSeconds))"
            timer.start(after: 0.25) { [weak self] in self?.showTime() }
        } else if !hasSound {
            time.text = "\(clock(0)) / \(clock(DeckLimits.soundSeconds))"
        }
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent, focusing: record) }
}

extension DeckEditorWindow {
    /// Lets the user record a sound for a card.
    func record(at place: CardPlace) {
        // Translators: The name of the file of a sound that the user has recorded, without its extension.
        let name = translated("recording") + ".ogg"
        guard let recorder = newRecorder?(), let path = sounds.path(of: name) else { return }
        sounds.expectFile(named: name)
        let dialog = RecordDialog(recorder, toFile: path) { [weak self] in
            self?.sounds.play(fileNamed: name)
        } used: { [weak self] in
            self?.put(.files([FileURI.of(path: path)]), at: place)
        }
        self.dialog = dialog
        dialog.present(over: window)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink

/// Saved sessions.
extension PageSession {
    /// Creates the session that was saved, whose time is stopped at its end. `data` and `translations` are the folders of
    /// this installation.
    package convenience init(_ saved: SavedSession, data: String, translations: String) {
        self.init(saved.setup(data: data, translations: translations), inputs: saved.inputs.map(\.timed))
        ticks = SessionTicks(
            saved.inputs.filter { !$0.description.isEmpty }
                .map { SessionTick(step: $0.timed.step, text: $0.description) })
        clock.set(step: saved.length, at: 0)
        hold(at: 0)
    }

    /// The session so far. `page` is the path of the page, and `code` the checksum of its code.
    func saved(page: String, code: String, at now: Double) -> SavedSession {
        var descriptions = ticks.all[...]
        let inputs = inputs.map { input in
            // A tick belongs to the first input at its step.
            let isDescribed = descriptions.first?.step == input.step
            return SavedSession.Input(input, isDescribed ? descriptions.removeFirst().text : "")
        }
        return SavedSession(
            page: page, code: code, seed: setup.seed, start: setup.start, fontName: setup.fontName,
            environment: setup.environment, device: setup.device, inputs: inputs, length: step(at: now))
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink

/// What the processes of the past repeat.
struct PastSession {
    let setup: PageSetup
    let files: PageFiles
    private(set) var inputs: [TimedInput] = []
    /// The last step.
    private(set) var end = 0

    init(_ setup: PageSetup, _ files: PageFiles) {
        self.setup = setup
        self.files = files
    }

    /// Adds a part of the inputs.
    mutating func add(_ more: [TimedInput], until step: Int) {
        inputs += more
        end = step
    }
}

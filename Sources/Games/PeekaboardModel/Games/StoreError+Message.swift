// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import Store

extension Incident {
    /// Describes the problem with the saved games in one line for the user. `canSaveSettings` is whether settings can
    /// be saved.
    package func message(canSaveSettings: Bool) -> String {
        switch self {
        case .setAside(.damaged, let path):
            filled(
                translated("Your saved games were damaged. They were moved to {file}, and a new file was started."),
                ["file": path])
        case .setAside(.newer, let path):
            filled(
                translated(
                    "Your saved games are from a newer version. They were moved to {file}, and a new file was started."),
                ["file": path]
            )
        case .readOnly where canSaveSettings:
            translated("Games can’t be saved: new progress will be lost when you quit")
        case .readOnly: translated("Games and settings can’t be saved: new progress will be lost when you quit")
        case .unavailable(let error):
            error.saveErrorText(canSaveSettings: canSaveSettings)
        }
    }

    /// Whether the problem can also prevent settings from being saved.
    package var affectsSettings: Bool {
        switch self {
        case .setAside: false
        case .readOnly: true
        case .unavailable(let error): error.affectsSettings
        }
    }
}

extension StoreError {
    /// Describes what cannot be saved, and why, in one line for the user. A home folder that is full or not writable
    /// affects settings too.
    func saveErrorText(canSaveSettings: Bool) -> String {
        let text =
            if affectsSettings, !canSaveSettings {
                translated("Games and settings can’t be saved: {reason}")
            } else {
                translated("Games can’t be saved: {reason}")
            }
        return filled(text, ["reason": message])
    }

    /// Whether the error can also prevent settings from being saved.
    var affectsSettings: Bool { self == .notWritable || self == .diskFull }

    /// The reason why saving failed, in one line for the user.
    var message: String {
        // Translators: The reasons in “Games can’t be saved: {reason}” and “Games and settings can’t be saved: {reason}”.
        // They may begin with a capital letter if your language has one after a colon.
        switch self {
        case .unusable: translated("the saved games file is damaged")
        case .notWritable: translated("the saved games folder is not writable")
        case .diskFull: translated("the disk is full")
        case .busy: translated("another program is using the saved games")
        case .overtaken, .noGame: translated("this game is open in another window")
        case .failed(let reason): reason
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Store
import Testing

@testable import PeekaboardModel

/// The messages about problems with saving.
struct StoreErrorMessageTests {
    @Test(arguments: [
        (StoreError.unusable(.damaged), "Games can’t be saved: the saved games file is damaged"),
        (.notWritable, "Games can’t be saved: the saved games folder is not writable"),
        (.diskFull, "Games can’t be saved: the disk is full"),
        (.busy, "Games can’t be saved: another program is using the saved games"),
        (.overtaken, "Games can’t be saved: this game is open in another window"),
        (.noGame, "Games can’t be saved: this game is open in another window"),
        (.failed("disk I/O error"), "Games can’t be saved: disk I/O error"),
    ])
    func eachErrorHasItsMessage(error: StoreError, words: String) {
        #expect(error.saveErrorText(canSaveSettings: true) == words)
        #expect(!words.contains("\n"))
    }

    @Test(arguments: [
        (StoreError.notWritable, "Games and settings can’t be saved: the saved games folder is not writable"),
        (.diskFull, "Games and settings can’t be saved: the disk is full"),
        (.busy, "Games can’t be saved: another program is using the saved games"),
        (.overtaken, "Games can’t be saved: this game is open in another window"),
    ])
    func oneMessageCoversSettingsThatCannotBeSavedEither(error: StoreError, words: String) {
        #expect(error.saveErrorText(canSaveSettings: false) == words)
    }

    @Test(arguments: [
        (
            Incident.setAside(.damaged, path: "/a/games.damaged-1"),
            "Your saved games were damaged. They were moved to /a/games.damaged-1, and a new file was started."
        ),
        (
            .setAside(.newer, path: "/a/games.newer-1"),
            "Your saved games are from a newer version. They were moved to /a/games.newer-1, and a new file was started."
        ),
        (.readOnly, "Games can’t be saved: new progress will be lost when you quit"),
        (.unavailable(.diskFull), "Games can’t be saved: the disk is full"),
    ])
    func eachIncidentHasItsMessage(incident: Incident, words: String) {
        #expect(incident.message(canSaveSettings: true) == words)
    }

    @Test(arguments: [
        (Incident.readOnly, "Games and settings can’t be saved: new progress will be lost when you quit"),
        (.unavailable(.diskFull), "Games and settings can’t be saved: the disk is full"),
        (
            .setAside(.newer, path: "/b"),
            "Your saved games are from a newer version. They were moved to /b, and a new file was started."
        ),
    ])
    func messageOfAnIncidentMentionsSettingsIfTheyAreAffected(incident: Incident, words: String) {
        #expect(incident.message(canSaveSettings: false) == words)
    }

    @Test(arguments: [
        (Incident.setAside(.damaged, path: ""), false), (.readOnly, true), (.unavailable(.notWritable), true),
        (.unavailable(.diskFull), true), (.unavailable(.busy), false), (.unavailable(.failed("")), false),
    ])
    func incidentsThatAffectSettingsAreKnown(incident: Incident, concerns: Bool) {
        #expect(incident.affectsSettings == concerns)
    }
}

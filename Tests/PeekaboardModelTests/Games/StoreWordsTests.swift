import Store
import Testing

@testable import PeekaboardModel

/// What is said when something cannot be kept.
struct StoreWordsTests {
    @Test(arguments: [
        (StoreError.unusable(.damaged), "Games cannot be saved: the file of the saved games is damaged"),
        (.notWritable, "Games cannot be saved: the folder of the saved games cannot be written"),
        (.diskFull, "Games cannot be saved: the disk is full"),
        (.busy, "Games cannot be saved: another program keeps the saved games to itself"),
        (.overtaken, "Games cannot be saved: another window plays this game too"),
        (.noGame, "Games cannot be saved: another window plays this game too"),
        (.failed("disk I/O error"), "Games cannot be saved: disk I/O error"),
    ])
    func eachReasonHasItsLine(error: StoreError, words: String) {
        #expect(error.wordsOfLoss(keepsSettings: true) == words)
        #expect(!words.contains("\n"))
    }

    @Test(arguments: [
        (StoreError.notWritable, "Games and settings cannot be saved: the folder of the saved games cannot be written"),
        (.diskFull, "Games and settings cannot be saved: the disk is full"),
        (.busy, "Games cannot be saved: another program keeps the saved games to itself"),
        (.overtaken, "Games cannot be saved: another window plays this game too"),
    ])
    func aPlaceThatKeepsNoSettingsEitherIsSaidOnce(error: StoreError, words: String) {
        #expect(error.wordsOfLoss(keepsSettings: false) == words)
    }

    @Test(arguments: [
        (
            Incident.setAside(.damaged, path: "/a/games.damaged-1"),
            "The saved games were damaged; they are set aside as /a/games.damaged-1"
        ),
        (
            .setAside(.newer, path: "/a/games.newer-1"),
            "The saved games are of a newer version; they are set aside as /a/games.newer-1"
        ),
        (.readOnly, "The saved games cannot be written: what is new is forgotten at the end"),
        (.unavailable(.diskFull), "Games cannot be saved: the disk is full"),
    ])
    func eachIncidentHasItsLine(incident: Incident, words: String) {
        #expect(incident.words(keepsSettings: true) == words)
    }

    @Test(arguments: [
        (Incident.readOnly, "Games and settings cannot be written: what is new is forgotten at the end"),
        (.unavailable(.diskFull), "Games and settings cannot be saved: the disk is full"),
        (.setAside(.newer, path: "/b"), "The saved games are of a newer version; they are set aside as /b"),
    ])
    func anIncidentSaysOfTheSettingsWhatHoldsForThem(incident: Incident, words: String) {
        #expect(incident.words(keepsSettings: false) == words)
    }

    @Test(arguments: [
        (Incident.setAside(.damaged, path: ""), false), (.readOnly, true), (.unavailable(.notWritable), true),
        (.unavailable(.diskFull), true), (.unavailable(.busy), false), (.unavailable(.failed("")), false),
    ])
    func itIsKnownWhichConcernSettings(incident: Incident, concerns: Bool) {
        #expect(incident.concernsSettings == concerns)
    }
}

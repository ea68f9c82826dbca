// SPDX-License-Identifier: GPL-3.0-or-later
import Decks

extension RandomDecks {
    /// Breaks a rule of a deck, or comes close to it.
    package mutating func spoil(_ document: inout DeckDocument) {
        guard !document.groups.isEmpty else { return document.groups.append([]) }
        let group = number(below: document.groups.count)
        guard !document.groups[group].isEmpty else { return document.groups[group].append(.init()) }
        let side = number(below: document.groups[group].count)
        let files = document.files.keys.sorted()
        let file = files.isEmpty ? "none.png" : files[number(below: files.count)]
        let detail = DeckDocument.Detail.allCases[number(below: DeckDocument.Detail.allCases.count)]
        switch number(below: 15) {
        case 0: document[detail] = String(repeating: "é", count: detail.maxBytes / 2 - 1 + number(below: 4))
        case 1: document[detail] = "\u{7}"
        case 2: document.language = ["x", "en-", "e1-us", "deutschland", "en-US"][number(below: 5)]
        case 3: document.groupSize = 1 + number(below: 4)
        case 4: document.groups.removeSubrange(number(below: document.groups.count)...)
        case 5: document.groups += Array(repeating: document.groups[group], count: 495 + number(below: 5))
        case 6: document.groups[group].remove(at: side)
        case 7: document.groups[group][side] = .init()
        case 8: document.groups[group] = document.groups[group].map { _ in .init(text: " ") }
        case 9: document.groups[group][side].text = String(repeating: "é", count: 499 + number(below: 4))
        case 10: document.groups[group][side].text = ["\u{0}", "\n", "\u{B}"][number(below: 3)]
        case 11: document.groups[group][side] = .init(picture: file, text: "w", sound: file)
        case 12: document.back = ["../a.png", "none.png", ".a.png"][number(below: 3)]
        case 13: document.files[file] = []
        default:
            document.groups[group][side] = .init(sound: "long.wav")
            document.files["long.wav"] = Self.wav(samples: Array(repeating: 0, count: 299 + number(below: 4)), rate: 10)
        }
    }
}

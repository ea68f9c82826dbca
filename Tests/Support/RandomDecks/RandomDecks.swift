// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Seeding

/// Makes random decks, reproducibly for a seed.
package struct RandomDecks {
    private var generator: SeededGenerator
    private static let alphabet = Array("abcXYZ 0189.,;:!?\"'<>&/\\\n\täßçñé€漢字😀👩‍👩‍👧\u{301}\u{200F}אב")
    private static let names = ["cat", "dög", "a b", "1", "x.y", "漢", "%41", "#", "\"", "née", "-", "con"]

    /// Creates a source of decks.
    package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Returns a random number below a bound.
    package mutating func number(below bound: Int) -> Int { generator.number(below: bound) }

    /// Returns a valid deck with few groups, and at times with many.
    package mutating func document() -> DeckDocument {
        var document = DeckDocument()
        for detail in DeckDocument.Detail.allCases {
            document[detail] = text(upTo: 20)
            while document[detail].utf8.count > detail.maxBytes { document[detail].removeLast() }
        }
        document.language = ["", "en", "pt-BR", "zh-Hant-TW", "de-1996"][number(below: 5)]
        document.groupSize = 2 + number(below: 2)
        let (pictures, sounds) = (files(".png", Self.picture), files(".wav", Self.sound))
        let groupCount = number(below: 20) == 0 ? 2 + number(below: 499) : 2 + number(below: 8)
        for _ in 0..<groupCount {
            document.groups.append((0..<document.groupSize).map { _ in side(Array(pictures.keys), Array(sounds.keys)) })
        }
        if number(below: 2) == 0 { document.back = pictures.keys.min() }
        let files = pictures.merging(sounds) { $1 }
        for name in document.usedFiles { document.files[name] = files[name] }
        return document
    }

    private mutating func side(_ pictures: [String], _ sounds: [String]) -> DeckDocument.Side {
        // Sorted, because the order of a dictionary is different in each run.
        let picture = pictures.sorted()[number(below: pictures.count)]
        let sound = sounds.sorted()[number(below: sounds.count)]
        switch number(below: 6) {
        case 0: return .init(picture: picture)
        case 1: return .init(text: visibleText())
        case 2: return .init(sound: sound)
        case 3: return .init(picture: picture, text: visibleText())
        case 4: return .init(picture: picture, sound: sound)
        default: return .init(text: visibleText(), sound: sound)
        }
    }

    private mutating func visibleText() -> String { "w" + text(upTo: 12) }

    private mutating func text(upTo count: Int) -> String {
        String((0..<number(below: count + 1)).map { _ in Self.alphabet[number(below: Self.alphabet.count)] })
    }

    private mutating func files(
        _ ending: String, _ file: (inout SeededGenerator) -> [UInt8]
    ) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for _ in 0...number(below: 5) {
            files[Self.names[number(below: Self.names.count)] + ending] = file(&generator)
        }
        return files
    }

    /// Returns the beginning of a PNG picture, and random data.
    package static func picture(_ generator: inout SeededGenerator) -> [UInt8] {
        let header: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0,
            240,
        ]
        return header + noise(&generator)
    }

    /// Returns a WAV file with random samples.
    package static func sound(_ generator: inout SeededGenerator) -> [UInt8] {
        wav(samples: noise(&generator), rate: 8000)
    }

    /// Returns a WAV file with one byte per sample.
    package static func wav(samples: [UInt8], rate: Int) -> [UInt8] {
        func integer(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
        let format = integer(1, 2) + integer(1, 2) + integer(rate, 4) + integer(rate, 4) + integer(1, 2) + integer(8, 2)
        return Array("RIFF".utf8) + integer(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + integer(16, 4) + format
            + Array("data".utf8) + integer(samples.count, 4) + samples
    }

    private static func noise(_ generator: inout SeededGenerator) -> [UInt8] {
        (0..<generator.number(below: 200)).map { _ in UInt8(generator.number(below: 256)) }
    }
}

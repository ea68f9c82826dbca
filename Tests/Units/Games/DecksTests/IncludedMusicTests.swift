// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Glibc
import Testing

/// Sounds of the included decks, measured in their samples.
struct IncludedMusicTests {
    private static let rate = 22050.0

    @Test func notesHaveTheirPitch() throws {
        let document = try IncludedDecks.document("notes-by-ear")
        let steps: [Character: Int] = ["c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11]
        for group in document.groups {
            #expect(group[0] == group[1])
            let name = Array(try #require(group[0].sound))
            let octave = try #require(name[1].wholeNumberValue)
            let semitones = Double(12 * octave + steps[name[0]]! - 57)
            let samples = try document.samples(group[0])
            // The time from the first to the last zero crossing upward is a number of periods.
            let crossings = samples.indices.dropFirst().filter { samples[$0 - 1] < 0 && samples[$0] >= 0 }
            let periods = Double(crossings.count - 1)
            let pitch = periods * Self.rate / Double(crossings.last! - crossings.first!)
            #expect(abs(12 * log2(pitch / 440) - semitones) < 0.1)
        }
    }

    @Test func morseSignalsAreThoseOfTheAlphabet() throws {
        let document = try IncludedDecks.document("morse")
        // The codes by length, in the order of the alphabet in a tree where a dot goes left and a dash goes right.
        let tree = ["ET", "IANM", "SURWDKGO", "HVF L PJBXCYZQ"]
        for group in document.groups {
            let letter = try #require(group[0].text)
            let signals = runs(try document.samples(group[1])).map { $0.count < 2500 ? "." : "-" }
            let place = signals.reduce(0) { 2 * $0 + ($1 == "-" ? 1 : 0) }
            #expect(String(Array(tree[signals.count - 1])[place]) == letter)
        }
        #expect(document.groups.compactMap { $0[0].text }.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    }

    @Test func rhythmSoundsAsItIsWritten() throws {
        let document = try IncludedDecks.document("reading-rhythms")
        for group in document.groups {
            let starts = runs(try document.samples(group[1])).map { Double($0.lowerBound) / Self.rate / 0.4 }
            // Each note has a head, 46 wide for each beat and two beats in a line.
            let heads = try document.drawing(group[0]).matches(of: /<ellipse cx="([\d.]+)" cy="([\d.]+)"/)
                .map { (Double($0.output.1)! - 22) / 46 + (Double($0.output.2)! > 100 ? 2 : 0) }
            #expect(starts.count == heads.count)
            for (start, head) in zip(starts, heads) { #expect(abs(start - head) < 0.02) }
        }
        let byEar = try IncludedDecks.document("rhythms-by-ear")
        #expect(byEar.groups.map { $0[0].sound } == document.groups.map { $0[1].sound })
        #expect(byEar.groups.allSatisfy { $0[0] == $0[1] })
    }

    /// Returns the ranges of sound between silences of at least ten milliseconds.
    private func runs(_ samples: [Double]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in samples.indices where abs(samples[index]) > 0.01 {
            if let last = runs.last, index - last.upperBound < 220 {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}

/// Returns the sine of an angle in whole turns.
func sine(ofTurn turn: Double) -> Double { sin(2 * .pi * turn) }

// SPDX-License-Identifier: GPL-3.0-or-later
import AVFoundation
import Testing
import ViewKit

/// AVSpeechSynthesizer: what the screen reader gets, and what the delegate learns by the page's time.
@Suite(.serialized) struct AVSpeechSynthesizerTests {
    /// Notes what happens, and the seconds since its creation.
    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        private let start = PageContext.current.time.step
        var events: [String] = []

        private func note(_ event: String) { events.append("\(PageContext.current.time.step - start) \(event)") }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            note("start \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            note("finish \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            note("cancel \(utterance.speechString)")
        }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
            utterance: AVSpeechUtterance
        ) {
            note("word \(characterRange.location) \(characterRange.length)")
        }
    }

    private let time = PageContext.current.time

    /// Returns what is announced while a closure runs.
    private func announced(_ body: () throws -> Void) rethrows -> [String] {
        let announce = PageContext.current.announce
        defer { PageContext.current.announce = announce }
        var texts: [String] = []
        PageContext.current.announce = { texts.append($0) }
        try body()
        return texts
    }

    @Test func textsFollowEachOther() {
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        let texts = announced {
            let first = AVSpeechUtterance(string: "Good day.")
            first.postUtteranceDelay = 1
            synthesizer.speak(first)
            synthesizer.speak(first)
            synthesizer.speak(AVSpeechUtterance(string: "Bye"))
            #expect(synthesizer.isSpeaking)
            time.run(steps: 150)
        }
        #expect(texts == ["Good day.", "Bye"] && !synthesizer.isSpeaking)
        // A letter takes 4 steps.
        #expect(
            listener.events == [
                "1 start Good day.", "1 word 0 4", "20 word 5 4", "36 finish Good day.", "97 start Bye", "97 word 0 3",
                "108 finish Bye",
            ])
    }

    @Test func textOfAForgottenSynthesizerIsSaid() {
        #expect(announced { AVSpeechSynthesizer().speak(AVSpeechUtterance(string: "a")) } == ["a"])
    }

    @Test func speechCanBePausedAndStopped() {
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        #expect(!synthesizer.pauseSpeaking(at: .word) && !synthesizer.continueSpeaking())
        #expect(!synthesizer.stopSpeaking(at: .immediate))
        let texts = announced {
            let utterance = AVSpeechUtterance(string: "one two")
            (utterance.rate, utterance.preUtteranceDelay) = (1, 0.5)
            synthesizer.speak(utterance)
            time.run(steps: 32)
            #expect(synthesizer.pauseSpeaking(at: .immediate) && synthesizer.isPaused)
            time.run(steps: 60)
            #expect(synthesizer.continueSpeaking() && !synthesizer.isPaused)
            time.run(steps: 10)
            synthesizer.speak(AVSpeechUtterance(string: "three"))
            #expect(synthesizer.stopSpeaking(at: .word) && !synthesizer.isSpeaking)
            time.run(steps: 60)
        }
        #expect(texts == ["one two"])
        // At the fastest rate, a letter takes 2 steps.
        #expect(listener.events == ["30 start one two", "30 word 0 3", "98 word 4 3", "102 cancel one two"])
    }
}

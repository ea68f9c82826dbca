// SPDX-License-Identifier: GPL-3.0-or-later
// A desktop may have no voices, and none of them is part of a session. So a synthesizer gives each text to the screen
// reader, which speaks it with the voice that its user has chosen, and writes it in the console, because a page may say
// what its user has to know. The delegate hears of it by the page's time, at the speed at which most voices speak.

import Scene
import UIKit
import ViewKit

/// Says texts, one after another: the screen reader speaks them, and the console shows them.
@preconcurrency @MainActor open class AVSpeechSynthesizer: NSObject {
    /// The object that learns how far the synthesizer is.
    public weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether there is a text that has not been said.
    public var isSpeaking: Bool { !queue.isEmpty }
    /// Whether the synthesizer waits until it may go on.
    public private(set) var isPaused = false

    /// The texts that have not been said; the first one is being said.
    private var queue: [AVSpeechUtterance] = []
    /// What is still to happen with the first one, and after how many seconds of its time.
    private var events: ArraySlice<(time: Double, happen: (AVSpeechSynthesizer) -> Void)> = []
    /// The time of the first one at `startStep`.
    private var elapsed = 0.0
    private var startStep = 0
    private var timer: Timer?

    /// The time of a letter at the default rate, in seconds.
    private static let secondsPerCharacter = 1.0 / 15

    /// Creates a synthesizer.
    public override init() {}

    isolated deinit { timer?.invalidate() }

    /// Says a text after those before it.
    open func speak(_ utterance: AVSpeechUtterance) {
        // On iOS, that is a programming error.
        guard !queue.contains(where: { $0 === utterance }) else { return }
        queue.append(utterance)
        if queue.count == 1 { begin() }
    }

    /// Forgets all texts. Returns whether there was one.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first else { return false }
        timer?.invalidate()
        (queue, events, isPaused) = ([], [], false)
        delegate?.speechSynthesizer(self, didCancel: utterance)
        return true
    }

    /// Waits before the next word. Returns whether there is a text.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first, !isPaused else { return false }
        timer?.invalidate()
        elapsed = time
        isPaused = true
        delegate?.speechSynthesizer(self, didPause: utterance)
        return true
    }

    /// Goes on after a pause. Returns whether there was one.
    @discardableResult open func continueSpeaking() -> Bool {
        guard let utterance = queue.first, isPaused else { return false }
        isPaused = false
        delegate?.speechSynthesizer(self, didContinue: utterance)
        wait(from: elapsed)
        return true
    }

    /// The time of the first text.
    private var time: Double {
        elapsed + PageContext.current.time.seconds - PageTime.seconds(startStep)
    }

    private func begin() {
        guard let utterance = queue.first else { return }
        let (text, start) = (utterance.speechString, max(0, utterance.preUtteranceDelay))
        // The synthesizer may be forgotten before the next step.
        if start == 0 { say(utterance) }
        events = []
        func plan(at time: Double, _ happen: @escaping (AVSpeechSynthesizer) -> Void) { events.append((time, happen)) }
        plan(at: start) { synthesizer in
            if start > 0 { synthesizer.say(utterance) }
            synthesizer.delegate?.speechSynthesizer(synthesizer, didStart: utterance)
        }
        let pause = Self.secondsPerCharacter * 0.5 / Double(max(0.1, utterance.rate))
        for word in text.split(whereSeparator: \.isWhitespace) {
            let range = NSRange(word.startIndex..<word.endIndex, in: text)
            plan(at: start + Double(range.location) * pause) {
                $0.delegate?.speechSynthesizer($0, willSpeakRangeOfSpeechString: range, utterance: utterance)
            }
        }
        let end = start + Double(text.utf16.count) * pause
        plan(at: end) { $0.delegate?.speechSynthesizer($0, didFinish: utterance) }
        plan(at: end + max(0, utterance.postUtteranceDelay)) { synthesizer in
            synthesizer.queue.removeFirst()
            synthesizer.begin()
        }
        wait(from: 0)
    }

    private func say(_ utterance: AVSpeechUtterance) {
        // Translators: A voice says this; {text} is what.
        ConsoleLine(phrase("Says: {text}"), ["text": utterance.speechString]).write()
        PageContext.current.announce(utterance.speechString)
    }

    /// Waits for the next event, from a time of the first text on.
    private func wait(from time: Double) {
        (elapsed, startStep) = (time, PageContext.current.time.step)
        guard let next = events.first else { return }
        timer = .scheduledTimer(withTimeInterval: next.time - time, repeats: false) { [weak self] _ in self?.goOn() }
    }

    private func goOn() {
        let utterance = queue.first
        let now = time
        // Each event may stop or pause the synthesizer.
        while queue.first === utterance, !isPaused, let next = events.first, next.time <= now + 1e-6 {
            events.removeFirst()
            next.happen(self)
        }
        if queue.first === utterance, !isPaused { wait(from: now) }
    }
}

/// What happens to the texts of a synthesizer.
@preconcurrency @MainActor public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called when a text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called when a text ends.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called when a text waits.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Called when a text goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Called when a text is stopped.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Called before each word.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}

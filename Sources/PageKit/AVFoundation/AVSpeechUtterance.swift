// SPDX-License-Identifier: GPL-3.0-or-later
import UIKit
import ViewKit

/// A text to say.
@preconcurrency @MainActor open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The voice, which has no effect.
    public var voice: AVSpeechSynthesisVoice?
    /// The speed, 0...1, at which the delegate learns of the words.
    public var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, which has no effect.
    public var pitchMultiplier: Float = 1
    /// The volume, which has no effect.
    public var volume: Float = 1
    /// The seconds before the text.
    public var preUtteranceDelay: TimeInterval = 0
    /// The seconds after the text.
    public var postUtteranceDelay: TimeInterval = 0

    /// Creates a text to say.
    public init(string: String) { speechString = string }
}

/// The slowest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice. It has no effect: the user of the screen reader has chosen one.
@preconcurrency @MainActor open class AVSpeechSynthesisVoice: NSObject {
    /// The language, such as `en-US`.
    public let language: String

    /// Creates a voice for a language, by default that of the page.
    public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }

    /// Creates a voice from its identifier, which is that of its language.
    public convenience init?(identifier: String) { self.init(language: identifier) }

    /// The identifier: that of the language.
    public var identifier: String { language }
    /// The name: that of the language.
    public var name: String { language }

    /// Returns the voices: one.
    public static func speechVoices() -> [AVSpeechSynthesisVoice] {
        [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
    }

    /// Returns the language of voices.
    public static func currentLanguageCode() -> String { "en-US" }
}

/// Where a text is stopped.
nonisolated public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

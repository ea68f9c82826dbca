// SPDX-License-Identifier: GPL-3.0-or-later
import UIKit
import ViewKit

/// How the page shares the sound of the device with others. Nothing that is set has an effect, because the desktop mixes
/// all sounds.
@preconcurrency @MainActor public final class AVAudioSession: NSObject {
    /// What the page uses sound for.
    nonisolated public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sounds that the page can do without.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that the page can do without, alone.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sounds that the page is about.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Sounds that are recorded.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Sounds that are recorded and played.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Sounds for several outputs.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// A purpose within a category.
    nonisolated public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No particular purpose.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A game with voices.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Measurements.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Conversations.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    }

    /// How a category treats other sounds.
    nonisolated public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Together with other sounds.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other sounds become softer.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Through a headset.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Through the speaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Speech of others stops.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Through wireless headphones.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Through a television.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// Whether others learn of the change.
    nonisolated public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others learn of it.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The output that is used instead of the usual one.
    nonisolated public enum PortOverride: Sendable { case none, speaker }

    private static let shared = AVAudioSession()

    /// Returns the session of the page.
    public static func sharedInstance() -> AVAudioSession { shared }

    /// The category that was set last.
    public private(set) var category = Category.soloAmbient
    /// The options that were set last.
    public private(set) var categoryOptions: CategoryOptions = []
    /// The mode that was set last.
    public private(set) var mode = Mode.default
    /// The volume of the device: always 1.
    public var outputVolume: Float { 1 }
    /// Whether another program plays sound: always false.
    public var isOtherAudioPlaying: Bool { false }

    private override init() {}

    /// Notes a category.
    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        (self.category, categoryOptions) = (category, options)
    }

    /// Notes a category and a mode.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }

    /// Notes options for a category.
    public func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try setCategory(category, options: options)
    }

    /// Notes a mode.
    public func setMode(_ mode: Mode) throws { self.mode = mode }

    /// Has no effect.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// Has no effect.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}

/// The name that the category had before Swift 4.2.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The name that the category had before Swift 4.2.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The name that the category had before Swift 4.2.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// The name that the category had before Swift 4.2.
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// The name that the category had before Swift 4.2.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord

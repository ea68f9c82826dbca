// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Vibrations of a device. A computer has none, so they have no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: ViewKit.NSObject {
    /// Does nothing.
    open func prepare() {}
}

/// The vibration of things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy, or how elastic, the things are.
    nonisolated public enum FeedbackStyle: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator. The style makes no difference.
    public init(style: FeedbackStyle) { super.init() }

    /// Creates a generator.
    override public init() { super.init() }

    /// Does nothing.
    open func impactOccurred() {}

    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// The vibration of an answer.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of answer.
    nonisolated public enum FeedbackType: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case success, warning, error
    }

    /// Does nothing.
    open func notificationOccurred(_ type: FeedbackType) {}
}

/// The vibration of a choice that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

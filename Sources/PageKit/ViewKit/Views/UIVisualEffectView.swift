// SPDX-License-Identifier: GPL-3.0-or-later
// What is below is not blurred. As in iOS while transparency is reduced, materials are nearly opaque colors instead.

import Scene

/// What a visual effect view does with what is below it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect that does nothing.
    override public init() { super.init() }

    /// Creates an effect that does nothing. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the effect, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The color over what is below; `nil` for none.
    var material: UIColor? { nil }
}

/// A material through which what is below is seen a little. It is not blurred.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    /// The color of a material, and how much is seen through it.
    nonisolated public enum Style: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case extraLight, light, dark
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    private let style: Style

    /// Creates a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates the regular material. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    override var material: UIColor? {
        let (light, dark) = (Color(rgb: 0xF7F7F7), Color(rgb: 0x1E1E1E))
        let opacity = style.opacity
        return switch style.isLight {
        case true?: UIColor(light.withAlpha(opacity))
        case false?: UIColor(dark.withAlpha(opacity))
        case nil: UIColor(light: light.withAlpha(opacity), dark: dark.withAlpha(opacity))
        }
    }
}

nonisolated extension UIBlurEffect.Style {
    /// How opaque the material is.
    fileprivate var opacity: Double {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.7
        case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.8
        case .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.88
        case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.94
        case .extraLight, .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.96
        }
    }

    /// Whether the material is always light, or never; `nil` if it follows the style of the page.
    fileprivate var isLight: Bool? {
        switch self {
        case .extraLight, .light: true
        case .dark: false
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial: nil
        case .systemThickMaterial, .systemChromeMaterial: nil
        case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight: true
        case .systemThickMaterialLight, .systemChromeMaterialLight: true
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark: false
        case .systemThickMaterialDark, .systemChromeMaterialDark: false
        }
    }
}

/// Lets what is in a view stand out from a material. The view itself shows nothing.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect for a view on a material.
    public init(blurEffect: UIBlurEffect) { super.init() }

    /// Creates an effect for a view on a material, for a kind of content. All kinds look the same.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }

    /// Creates an effect. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The kinds of content on a material.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view with a material behind its content.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The view to which a page adds what is shown on the material.
    public let contentView = UIView()
    /// The effect; `nil` for none. A change of materials can be animated.
    open var effect: UIVisualEffect? { didSet { showEffect() } }
    private let ground = UIView()

    /// Creates a view with an effect and without a size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addParts()
    }

    /// Creates a view without an effect, with the given frame.
    override public convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view without an effect. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        ground.isUserInteractionEnabled = false
        for part in [ground, contentView] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
        showEffect()
    }

    private func showEffect() { ground.backgroundColor = effect?.material ?? .clear }
}

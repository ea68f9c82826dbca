// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

nonisolated extension UIFont {
    /// The thickness of the strokes of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// A number from -1 to 1, where 0 is the regular weight.
        public let rawValue: CGFloat

        /// Creates a weight from a number from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// A weight between ultralight and light.
        public static let thin = Weight(rawValue: -0.6)
        /// A weight thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of most texts.
        public static let regular = Weight(rawValue: 0)
        /// A weight slightly thicker than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// A weight between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight of emphasized texts.
        public static let bold = Weight(rawValue: 0.4)
        /// A weight thicker than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The thickest weight.
        public static let black = Weight(rawValue: 0.62)

        /// The nearest weight in Scene's terms.
        var weight: FontStyle.Weight {
            let weights: [(Weight, FontStyle.Weight)] = [
                (.ultraLight, .thin), (.thin, .extraLight), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .extraBold), (.black, .black),
            ]
            return weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
        }
    }

    /// A kind of text.
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

        /// The size of the font, in points.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }
}

nonisolated extension FontStyle {
    /// Creates a style from a name such as `Georgia` or `Georgia-BoldItalic`.
    init(fontName: String, size: Double) {
        self.init(family: fontName, size: size)
        let parts = fontName.split(separator: "-")
        guard parts.count > 1, let ending = parts.last?.lowercased() else { return }
        let weights: [(String, Weight)] = [
            ("ultralight", .thin), ("thin", .extraLight), ("light", .light), ("medium", .medium),
            ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .extraBold), ("black", .black),
            ("regular", .regular), ("roman", .regular),
        ]
        let known = weights.first { ending.hasPrefix($0.0) }
        isItalic = ending.hasSuffix("italic") || ending.hasSuffix("oblique")
        guard known != nil || isItalic else { return }
        weight = known?.1 ?? .regular
        family = parts.dropLast().joined(separator: "-")
    }
}

nonisolated extension FontStyle.Weight {
    /// The weight in the name of a font; `nil` if it is not part of it.
    var nameInFonts: String? {
        switch self {
        case .thin: "Ultralight"
        case .extraLight: "Thin"
        case .light: "Light"
        case .regular: nil
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .extraBold: "Heavy"
        case .black: "Black"
        }
    }
}

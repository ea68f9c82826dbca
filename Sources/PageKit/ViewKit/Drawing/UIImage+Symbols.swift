// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// What a symbol was drawn from.
struct NamedSymbol {
    /// The longest name that is drawn.
    private static let longestName = 40

    let name: String
    var configuration: UIImage.SymbolConfiguration

    /// The symbol: a drawing if there is one, and otherwise its name in a frame.
    @MainActor var drawing: Drawing {
        let side = configuration.side
        let width = side * (0.08 + 0.06 * configuration.weight.rawValue)
        guard let parts = SymbolShapes.parts(of: name) else { return placeholder(side, width) }
        return CGContext.record(size: CGSize(width: side, height: side)) { context in
            let scale = side / SymbolShapes.side
            context.scaleBy(x: scale, y: scale)
            for part in parts {
                let color = part.isOnFill ? Color.white : .black
                context.draw(
                    part.path, by: context.ctm, fill: part.isFilled ? color : nil,
                    stroke: Shape.Stroke(color: color, width: width / scale, cap: .round, join: .round))
            }
        }
    }

    @MainActor private func placeholder(_ side: CGFloat, _ width: CGFloat) -> Drawing {
        let font = UIFont.systemFont(ofSize: side * 0.4)
        let text = String(name.prefix(Self.longestName))
        let size = text.size(withAttributes: [.font: font])
        let frame = CGSize(width: max(side, size.width + side * 0.4), height: side)
        return CGContext.record(size: frame) { context in
            context.setLineWidth(width)
            context.addPath(
                UIBezierPath(
                    roundedRect: CGRect(origin: .zero, size: frame).insetBy(dx: width / 2, dy: width / 2),
                    cornerRadius: side * 0.2
                ).cgPath)
            context.strokePath()
            text.draw(
                at: CGPoint(x: (frame.width - size.width) / 2, y: (side - size.height) / 2),
                withAttributes: [.font: font])
        }
    }
}

extension UIImage {
    /// How an image is chosen.
    @preconcurrency @MainActor open class Configuration: NSObject {}

    /// How large a symbol is, and how thick its lines are.
    @preconcurrency @MainActor public final class SymbolConfiguration: Configuration {
        private let pointSize: CGFloat?
        private let givenWeight: SymbolWeight?
        private let scale: SymbolScale?

        private init(pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?) {
            // The window cannot show much larger ones.
            self.pointSize = pointSize.map { $0 > 1 ? min($0, 1000) : 1 }
            (givenWeight, self.scale) = (weight == .unspecified ? nil : weight, scale == .default ? nil : scale)
        }

        /// The size of body text.
        public static let unspecified = SymbolConfiguration(pointSize: nil, weight: nil, scale: nil)

        /// Creates a configuration with a size.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: nil, scale: nil) }
        /// Creates a configuration with a size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: nil)
        }
        /// Creates a configuration with a size, a weight, and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: Optional(weight), scale: scale)
        }
        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: nil) }
        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: nil, scale: scale) }
        /// Creates a configuration with the size of a kind of text.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(pointSize: textStyle.size, weight: nil, scale: scale)
        }
        /// Creates a configuration with the size of a font.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, weight: nil, scale: scale)
        }

        /// Returns the configuration with what another one determines.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.givenWeight ?? givenWeight,
                scale: other.scale ?? scale)
        }

        /// The height of a symbol, in points.
        var side: CGFloat { ((pointSize ?? 17) * 2.4 * (scale ?? .medium).factor).rounded() / 2 }
        /// The weight of the lines.
        var weight: UIFont.Weight { (givenWeight ?? .regular).fontWeight }
    }

    /// How thick the lines of a symbol are.
    nonisolated public enum SymbolWeight: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var fontWeight: UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }

    /// How large a symbol is beside text of its size.
    nonisolated public enum SymbolScale: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case `default` = -1, unspecified, small, medium, large

        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .default, .unspecified, .medium: 1
            case .large: 1.3
            }
        }
    }

    /// Which color an image has.
    nonisolated public enum RenderingMode: Int, Sendable {
        /// Symbols have the tint color of their view, and other images have their own colors.
        case automatic
        /// The image has its own colors.
        case alwaysOriginal
        /// The image has the tint color of its view wherever it is opaque.
        case alwaysTemplate
    }

    /// Creates a symbol. Those without a drawing here are shown by their names. Returns `nil` if the name is empty.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
        guard !name.isEmpty else { return nil }
        self.init(NamedSymbol(name: name, configuration: configuration as? SymbolConfiguration ?? .unspecified))
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// Returns the image with another way of being colored.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(self, source, mode) }

    /// Returns the image in a color wherever it is opaque.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image in a color wherever it is opaque, with a way of being colored.
    public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
        UIImage(self, tinted(color), mode)
    }

    /// Returns a symbol in another size. Other images stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return UIImage(NamedSymbol(name: symbol.name, configuration: configuration)).withRenderingMode(renderingMode)
    }

    /// Returns a symbol with what a configuration determines. Other images stay as they are.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol.map { withConfiguration($0.configuration.applying(configuration)) } ?? self
    }

    /// Whether the image has the tint color of its view.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && symbol != nil }

    /// Returns the image in a view with a tint color.
    func shown(in color: UIColor) -> UIImage {
        isTemplate ? UIImage(self, tinted(color), renderingMode) : self
    }

    /// Returns the image in a color. White stays in a symbol: it is on other parts.
    private func tinted(_ color: UIColor) -> Source {
        if case .recorded(let drawing) = source, !drawing.hasPictures {
            return .recorded(drawing.tinted(color.resolved, keepsWhite: symbol != nil))
        }
        let area = CGRect(origin: .zero, size: size)
        guard !area.isEmpty else { return source }
        let drawing = CGContext.record(size: size) { context in
            source.draw(in: area, on: context)
            context.setFillColor(color.resolved)
            context.setBlendMode(.sourceIn)
            context.fill(area)
        }
        return .recorded(drawing)
    }
}

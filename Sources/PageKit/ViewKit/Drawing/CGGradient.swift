// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A list of objects of Core Foundation.
public typealias CFArray = [Any]

/// Colors that change from place to place.
@preconcurrency @MainActor public final class CGGradient {
    let stops: [Gradient.Stop]

    /// Creates a gradient of colors with places, 0...1, or with equal distances. Returns `nil` without colors.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap(MotionValue.color)
        guard !colors.isEmpty else { return nil }
        stops = Gradient.stops(colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Creates a gradient of the components of colors, each of which the opacity follows.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard 1...256 ~= count else { return nil }
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: components + $0 * (space.numberOfComponents + 1))
        }
        stops = Gradient.stops(colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }
}

/// What is drawn beyond the ends of a gradient.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first color before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills what is not clipped with a gradient along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint else { return }
        draw(gradient, .line(from: startPoint, to: endPoint), options)
    }

    /// Fills what is not clipped with a gradient from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startRadius >= 0, endRadius >= 0 else { return }
        draw(
            gradient,
            .circles(
                from: Gradient.Circle(center: startCenter, radius: startRadius),
                to: Gradient.Circle(center: endCenter, radius: endRadius)), options)
    }

    private func draw(_ gradient: CGGradient, _ form: Gradient.Form, _ options: CGGradientDrawingOptions) {
        var stops = gradient.stops
        guard let first = stops.first, let last = stops.last else { return }
        if !options.contains(.drawsBeforeStartLocation) {
            stops.insert(contentsOf: [.init(place: 0, color: .clear), .init(place: 0, color: first.color)], at: 0)
        }
        if !options.contains(.drawsAfterEndLocation) {
            stops += [.init(place: 1, color: last.color), .init(place: 1, color: .clear)]
        }
        let area = Path(rect: CGRect(origin: .zero, size: drawing.size))
        draw(
            state.outline ?? area, by: .identity,
            gradient: Gradient(form: form, transform: state.transform, stops: stops))
    }
}

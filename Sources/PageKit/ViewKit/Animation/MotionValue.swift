// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A property of a view or of its layer that can be animated.
enum MotionProperty {
    case center, bounds, transform, alpha, backgroundColor
    case cornerRadius, borderWidth, borderColor, shadowColor, shadowOpacity, shadowRadius, shadowOffset

    /// Whether a change is a movement, which is not shown if the user wants little motion.
    var isMovement: Bool { key.isMovement }

    /// Whether it is a property of the layer alone.
    var isOfLayer: Bool {
        switch self {
        case .center, .bounds, .transform, .alpha, .backgroundColor: false
        case .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset: true
        }
    }
}

/// A number of another module that can be the value of a property.
nonisolated package protocol MotionNumber {
    /// The number.
    var motionNumber: Double { get }
}

/// The value of a property that can be animated.
enum MotionValue: Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case color(CGColor?)
    case matrix(CATransform3D)
    case path(Path?)
    case colors([CGColor]?)
    case numbers([Double]?)
    case object(MotionObject)

    /// Creates a value of the same kind as another one from what a page gives an animation; `nil` if it is of another
    /// kind.
    init?(_ value: Any, like kind: MotionValue) {
        let value = (value as? NSValue)?.value ?? value
        switch kind {
        case .number:
            guard let number = Self.number(value) else { return nil }
            self = .number(number)
        case .point:
            guard let point = value as? CGPoint else { return nil }
            self = .point(point)
        case .size:
            guard let size = value as? CGSize else { return nil }
            self = .size(size)
        case .rect:
            guard let rect = value as? CGRect else { return nil }
            self = .rect(rect)
        case .transform, .matrix:
            guard let matrix = value as? CATransform3D ?? (value as? CGAffineTransform).map(CATransform3D.init) else {
                return nil
            }
            self = .matrix(matrix)
        case .color:
            guard let color = Self.color(value) else { return nil }
            self = .color(color)
        case .path:
            guard let path = (value as? CGPath)?.steps ?? (value as? UIBezierPath)?.cgPath.steps else { return nil }
            self = .path(path)
        case .colors:
            guard let colors = value as? [Any] else { return nil }
            self = .colors(colors.compactMap(Self.color))
        case .numbers:
            guard let numbers = value as? [Any] else { return nil }
            self = .numbers(numbers.compactMap(Self.number))
        case .object: self = .object(MotionObject(object: value as AnyObject))
        }
    }

    static func color(_ value: Any) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.resolved }

    nonisolated static func number(_ value: Any) -> Double? {
        let number: Double? =
            switch value {
            case let number as Double: number
            case let number as Int: Double(number)
            case let number as Float: Double(number)
            case let flag as Bool: flag ? 1 : 0
            case let number as any MotionNumber: number.motionNumber
            case let number as any BinaryInteger: Double(number)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// What the value is for a page.
    var plain: Any? {
        switch self {
        case .number(let number): number
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let transform): transform
        case .color(let color): color
        case .matrix(let matrix): matrix
        case .path(let path): path.map { CGPath($0) }
        case .colors(let colors): colors
        case .numbers(let numbers): numbers
        case .object(let object): object.object
        }
    }

    /// Returns the value after a part of the change to another value. The part can be outside of 0...1.
    func mixed(with other: MotionValue, share: Double) -> MotionValue {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one + (two - one) * share)
        case (.point(let one), .point(let two)): .point(one.mixed(with: two, share))
        case (.size(let one), .size(let two)): .size(one.mixed(with: two, share))
        case (.rect(let one), .rect(let two)):
            .rect(
                CGRect(
                    origin: one.origin.mixed(with: two.origin, share), size: one.size.mixed(with: two.size, share)))
        case (.transform(let one), .transform(let two)): .transform(one.mixed(with: two, share: share))
        case (.color(let one), .color(let two)): .color(Self.mixed(one, two, share))
        case (.matrix(let one), .matrix(let two)): .matrix(one.mixed(with: two, share: share))
        case (.path(let one?), .path(let two?)): .path(one.mixed(with: two, share) ?? two)
        case (.colors(let one?), .colors(let two?)) where one.count == two.count:
            .colors(zip(one, two).map { Self.mixed($0, $1, share) ?? .clear })
        case (.numbers(let one?), .numbers(let two?)) where one.count == two.count:
            .numbers(zip(one, two).map { $0 + ($1 - $0) * share })
        default: other
        }
    }

    /// Returns the value after a change by another value.
    func adding(_ other: MotionValue) -> MotionValue {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one + two)
        case (.point(let one), .point(let two)): .point(CGPoint(x: one.x + two.x, y: one.y + two.y))
        case (.size(let one), .size(let two)):
            .size(CGSize(width: one.width + two.width, height: one.height + two.height))
        case (.rect(let one), .rect(let two)):
            .rect(
                CGRect(
                    x: one.origin.x + two.origin.x, y: one.origin.y + two.origin.y,
                    width: one.size.width + two.size.width, height: one.size.height + two.size.height))
        case (.matrix(let one), .matrix(let two)): .matrix(two.concatenating(one))
        default: self
        }
    }

    /// The value whose sum with this one changes nothing.
    var negated: MotionValue {
        switch self {
        case .number(let number): .number(-number)
        case .point(let point): .point(CGPoint(x: -point.x, y: -point.y))
        case .size(let size): .size(CGSize(width: -size.width, height: -size.height))
        case .rect(let rect):
            .rect(CGRect(x: -rect.origin.x, y: -rect.origin.y, width: -rect.size.width, height: -rect.size.height))
        case .matrix(let matrix): .matrix(CATransform3DInvert(matrix))
        default: self
        }
    }

    private static func mixed(_ one: CGColor?, _ two: CGColor?, _ share: Double) -> CGColor? {
        guard let visible = two ?? one else { return nil }
        let (one, two) = (one ?? .clear, two ?? .clear)
        // Only the opacity of a transparent color counts. Its components would tint the mixture.
        return (one.alpha > 0 ? one : visible.withAlpha(0))
            .mixed(with: two.alpha > 0 ? two : (one.alpha > 0 ? one : visible).withAlpha(0), share: share)
    }
}

/// An object that is a value of a property, such as an image. Between two objects there is nothing.
struct MotionObject: Equatable {
    let object: AnyObject?

    static func == (one: MotionObject, other: MotionObject) -> Bool { one.object === other.object }
}

extension Path {
    /// Returns the path after a part of the change to another path; `nil` if that has other steps.
    fileprivate func mixed(with other: Path, _ share: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var mixed: [Path.Element] = []
        for (one, two) in zip(elements, other.elements) {
            switch (one, two) {
            case (.move(let one), .move(let two)): mixed.append(.move(to: one.mixed(with: two, share)))
            case (.line(let one), .line(let two)): mixed.append(.line(to: one.mixed(with: two, share)))
            case (.curve(let end1, let a1, let b1), .curve(let end2, let a2, let b2)):
                mixed.append(
                    .curve(
                        to: end1.mixed(with: end2, share), control1: a1.mixed(with: a2, share),
                        control2: b1.mixed(with: b2, share)))
            case (.close, .close): mixed.append(.close)
            default: return nil
            }
        }
        return Path(mixed)
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, _ share: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}

extension CGSize {
    fileprivate func mixed(with other: CGSize, _ share: Double) -> CGSize {
        CGSize(width: width + (other.width - width) * share, height: height + (other.height - height) * share)
    }
}

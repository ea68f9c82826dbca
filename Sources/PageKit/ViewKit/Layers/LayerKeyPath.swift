// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

/// A property of a layer that can be animated.
enum LayerKey: String {
    case position, bounds, transform, anchorPoint, sublayerTransform
    case instanceTransform, emitterPosition, emitterSize
    case zPosition, opacity, hidden, backgroundColor, cornerRadius, borderWidth, borderColor, contents, contentsRect
    case shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowPath
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, lineDashPattern
    case colors, locations, startPoint, endPoint
    case fontSize, foregroundColor
    case instanceDelay, instanceColor, instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    case birthRate, lifetime, velocity, scale, spin

    /// Whether a change is a movement, which is not shown if the user wants little motion.
    var isMovement: Bool {
        switch self {
        case .position, .bounds, .transform, .anchorPoint, .sublayerTransform, .instanceTransform, .emitterPosition,
            .emitterSize:
            true
        default: false
        }
    }
}

extension MotionProperty {
    /// The property of a layer without a view.
    var key: LayerKey {
        switch self {
        case .center: .position
        case .bounds: .bounds
        case .transform: .transform
        case .alpha: .opacity
        case .backgroundColor: .backgroundColor
        case .cornerRadius: .cornerRadius
        case .borderWidth: .borderWidth
        case .borderColor: .borderColor
        case .shadowColor: .shadowColor
        case .shadowOpacity: .shadowOpacity
        case .shadowRadius: .shadowRadius
        case .shadowOffset: .shadowOffset
        }
    }
}

/// A property of a layer, or a part of it, such as `transform.rotation.z`.
struct LayerKeyPath: Hashable {
    /// A part of a value.
    enum Part: String {
        case x, y, width, height, origin, size
        case originX = "origin.x", originY = "origin.y", sizeWidth = "size.width", sizeHeight = "size.height"
        case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
        case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
        case translation, translationX = "translation.x", translationY = "translation.y"
        case translationZ = "translation.z"
    }

    let key: LayerKey
    let part: Part?

    /// Reads a key path. Returns `nil` if there is no such property.
    init?(_ text: String) {
        let text = text == "isHidden" ? "hidden" : text
        guard let dot = text.firstIndex(of: ".") else {
            guard let key = LayerKey(rawValue: text) else { return nil }
            (self.key, part) = (key, nil)
            return
        }
        guard let key = LayerKey(rawValue: String(text[..<dot])),
            let part = Part(rawValue: String(text[text.index(after: dot)...]))
        else { return nil }
        (self.key, self.part) = (key, part)
    }
}

extension MotionValue {
    /// Returns a part of the value; `nil` if it has no such part.
    func part(_ part: LayerKeyPath.Part) -> MotionValue? {
        switch (self, part) {
        case (.point(let point), .x): .number(point.x)
        case (.point(let point), .y): .number(point.y)
        case (.size(let size), .width): .number(size.width)
        case (.size(let size), .height): .number(size.height)
        case (.rect(let rect), .origin): .point(rect.origin)
        case (.rect(let rect), .size): .size(rect.size)
        case (.rect(let rect), .originX): .number(rect.origin.x)
        case (.rect(let rect), .originY): .number(rect.origin.y)
        case (.rect(let rect), .sizeWidth): .number(rect.size.width)
        case (.rect(let rect), .sizeHeight): .number(rect.size.height)
        case (.matrix(let matrix), .rotation), (.matrix(let matrix), .rotationZ):
            .number(SpatialParts(matrix).rotation.angles.z)
        case (.matrix(let matrix), .rotationX): .number(SpatialParts(matrix).rotation.angles.x)
        case (.matrix(let matrix), .rotationY): .number(SpatialParts(matrix).rotation.angles.y)
        case (.matrix(let matrix), .scale):
            .number(SpatialParts(matrix).scale.reduce(0, +) / 3)
        case (.matrix(let matrix), .scaleX): .number(SpatialParts(matrix).scale[0])
        case (.matrix(let matrix), .scaleY): .number(SpatialParts(matrix).scale[1])
        case (.matrix(let matrix), .scaleZ): .number(SpatialParts(matrix).scale[2])
        case (.matrix(let matrix), .translation): .size(CGSize(width: matrix.m41, height: matrix.m42))
        case (.matrix(let matrix), .translationX): .number(matrix.m41)
        case (.matrix(let matrix), .translationY): .number(matrix.m42)
        case (.matrix(let matrix), .translationZ): .number(matrix.m43)
        default: nil
        }
    }

    /// Returns the value with another value of a part.
    func replacing(_ part: LayerKeyPath.Part, by value: MotionValue) -> MotionValue {
        switch (self, value) {
        case (.point(var point), .number(let number)):
            if part == .x { point.x = number } else { point.y = number }
            return .point(point)
        case (.size(var size), .number(let number)):
            if part == .width { size.width = number } else { size.height = number }
            return .size(size)
        case (.rect(var rect), .point(let origin)):
            rect.origin = origin
            return .rect(rect)
        case (.rect(var rect), .size(let size)):
            rect.size = size
            return .rect(rect)
        case (.rect(var rect), .number(let number)):
            switch part {
            case .originX: rect.origin.x = number
            case .originY: rect.origin.y = number
            case .sizeWidth: rect.size.width = number
            default: rect.size.height = number
            }
            return .rect(rect)
        case (.matrix(let matrix), .number(let number)): return .matrix(matrix.replacing(part, by: number))
        case (.matrix(var matrix), .size(let size)):
            (matrix.m41, matrix.m42) = (size.width, size.height)
            return .matrix(matrix)
        case (.matrix(var matrix), .point(let point)):
            (matrix.m41, matrix.m42) = (point.x, point.y)
            return .matrix(matrix)
        default: return self
        }
    }
}

extension CATransform3D {
    fileprivate func replacing(_ part: LayerKeyPath.Part, by number: Double) -> CATransform3D {
        var matrix = self
        switch part {
        case .translation, .translationX: matrix.m41 = number
        case .translationY: matrix.m42 = number
        case .translationZ: matrix.m43 = number
        default: return replacingLinear(part, by: number)
        }
        return matrix
    }

    private func replacingLinear(_ part: LayerKeyPath.Part, by number: Double) -> CATransform3D {
        var parts = SpatialParts(self)
        var angles = parts.rotation.angles
        switch part {
        case .rotationX: angles.x = number
        case .rotationY: angles.y = number
        case .rotation, .rotationZ: angles.z = number
        case .scaleX: parts.scale[0] = number
        case .scaleY: parts.scale[1] = number
        case .scaleZ: parts.scale[2] = number
        case .scale: parts.scale = [number, number, number]
        default: return self
        }
        parts.rotation = Quaternion(angles: angles)
        return parts.transform
    }
}

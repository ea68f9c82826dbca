// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// What is shown of a value.
struct ValueDescription {
    var text = ""
    var elementCount: Int?
    var look = LoggedPlace.Look.none
    var view: ViewReference?
    /// The live property whose value this is.
    weak var property: (any LiveMember)?

    /// Describes a value. `callsPage` is whether types of the page describe themselves. Views, images, and colors are
    /// looked at on the main thread only. An exact text is for comparisons.
    init(_ value: Any, callsPage: Bool, isOnMainThread: Bool, isExact: Bool = false) {
        nonisolated(unsafe) let value = Self.unwrapped(value)
        if isOnMainThread, value is Color || type(of: value) is AnyClass {
            nonisolated(unsafe) var seen: ValueDescription?
            MainActor.assumeIsolated { seen = ValueDescription(visible: value, isExact: isExact) }
            if let seen {
                self = seen
                return
            }
        }
        let description = ValueText(of: value, callsPage: callsPage, isExact: isExact)
        (text, elementCount) = (description.text, description.elementCount)
    }

    private static func unwrapped(_ value: Any) -> Any {
        guard let optional = value as? any OptionalValue, let inner = optional.wrapped else { return value }
        return unwrapped(inner)
    }

    /// Describes something that can be seen. Returns `nil` for anything else.
    @MainActor private init?(visible value: Any, isExact: Bool) {
        switch value {
        case let view as UIView: (text, self.view) = (view.summary(isExact: isExact), view.reference)
        case let controller as UIViewController:
            guard let view = controller.viewIfLoaded else { return nil }
            (text, self.view) = (_typeName(type(of: controller), qualified: false), view.reference)
        case let color as UIColor:
            (text, look) = (
                isExact ? color.description : color.resolved.text, .color(color.resolved)
            )
        case let color as Color:
            (text, look) = (
                isExact ? UIColor(cgColor: color).description : color.text, .color(color)
            )
        case let image as UIImage: (text, look) = (image.size.text, .image(image.source, size: image.size))
        case let image as CGImage:
            (text, look) = (image.size.text, .image(image.source, size: image.size))
        case let property as any LiveMember:
            self = ValueDescription(property.current, callsPage: false, isOnMainThread: true, isExact: isExact)
            self.property = property
        default: return nil
        }
    }
}

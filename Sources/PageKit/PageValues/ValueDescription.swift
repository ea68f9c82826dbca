// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// What is shown of a value.
struct ValueDescription {
    var text = ""
    var elementCount: Int?
    var look = LoggedPlace.Look.none
    var view: ViewReference?

    /// Describes a value. `callsPage` is whether types of the page describe themselves. Views, images, and colors are
    /// looked at on the main thread only.
    init(_ value: Any, callsPage: Bool, isOnMainThread: Bool) {
        nonisolated(unsafe) let value = Self.unwrapped(value)
        if isOnMainThread, value is Color || type(of: value) is AnyClass {
            nonisolated(unsafe) var seen: ValueDescription?
            MainActor.assumeIsolated { seen = ValueDescription(visible: value) }
            if let seen {
                self = seen
                return
            }
        }
        let description = ValueText(of: value, callsPage: callsPage)
        (text, elementCount) = (description.text, description.elementCount)
    }

    private static func unwrapped(_ value: Any) -> Any {
        guard let optional = value as? any OptionalValue, let inner = optional.wrapped else { return value }
        return unwrapped(inner)
    }

    /// Describes something that can be seen. Returns `nil` for anything else.
    @MainActor private init?(visible value: Any) {
        switch value {
        case let view as UIView: (text, self.view) = (view.summary, view.reference)
        case let controller as UIViewController:
            guard let view = controller.viewIfLoaded else { return nil }
            (text, self.view) = (_typeName(type(of: controller), qualified: false), view.reference)
        case let color as UIColor: (text, look) = (color.description, .color(color.resolved))
        case let color as Color: (text, look) = (UIColor(cgColor: color).description, .color(color))
        case let image as UIImage: (text, look) = ("UIImage \(image.size)", .image(image.source, size: image.size))
        case let image as CGImage:
            (text, look) = ("CGImage \(image.size)", .image(image.source, size: image.size))
        default: return nil
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// A copy of what a place has kept, which can be described without the lock of the log.
@MainActor struct ValueSnapshot {
    private var logged: LoggedValue
    private var bytes: [UInt8] = []
    private let type: Any.Type
    private let storage: ValueStorage
    private let look: LoggedPlace.Look
    private let view: UIView?
    private let property: (any LiveMember)?

    init(_ entry: LoggedPlace) {
        logged = LoggedValue(
            place: entry.place, name: entry.name, count: entry.count, text: entry.text, isPrinted: false,
            isLatest: entry.isLatest, elementCount: entry.elementCount, history: entry.history.numbers)
        if let kept = entry.bytes { bytes = Array(kept) }
        (type, storage, look, view) = (entry.type, entry.storage, entry.look, entry.view?.view)
        property = entry.property
    }

    /// What is shown of the value.
    var value: LoggedValue {
        var logged = logged
        var look = look
        switch storage {
        case .number, .trivial:
            let description = ValueDescription(load(as: type), callsPage: false, isOnMainThread: true)
            (logged.text, look) = (description.text, description.look)
        case .string: logged.text = ValueText(of: logged.text, callsPage: false).text
        case .view where logged.text.isEmpty:
            logged.text = view?.summary(isExact: false) ?? _typeName(type, qualified: false)
        case .printed:
            let (text, isWhole) = ValueText.escaped(logged.text.trimmed)
            (logged.text, logged.isPrinted) = (isWhole ? text : text + "…", true)
        case .view, .described:
            guard let property else { break }
            // It may have changed since.
            let description = ValueDescription(property, callsPage: false, isOnMainThread: true)
            (logged.text, look) = (description.text, description.look)
        }
        switch look {
        case .color(let color): logged.color = color
        case .image(let source, let size): logged.thumbnail = source.thumbnail(size: size)
        case .none: logged.thumbnail = view?.thumbnail
        }
        return logged
    }

    /// Returns the value of the bytes, which contain no references.
    private func load(as type: Any.Type) -> Any {
        func load<Value>(_ type: Value.Type) -> Any { bytes.withUnsafeBytes { $0.loadUnaligned(as: type) } }
        return _openExistential(type, do: load)
    }
}

extension UIView {
    /// Returns the type of the view and what it shows or is set to. A view without that has its place, unless it has none
    /// yet. An exact text has all of it.
    func summary(isExact: Bool) -> String {
        let content = content
        let place = isExact ? frame.description : content == nil && frame != .zero ? frame.text : nil
        return [_typeName(type(of: self), qualified: false), content, place].compactMap(\.self).joined(separator: " ")
    }

    /// The text of a view that shows one, or the value of a control.
    private var content: String? {
        switch self {
        case let label as UILabel: label.text.map(quoted)
        case let button as UIButton: button.currentTitle.map(quoted)
        case let field as UITextField: field.text.map(quoted)
        case let area as UITextView: quoted(area.text)
        case let control as UISwitch: control.isOn ? "on" : "off"
        case let control as UISlider: Double(control.value).readableText
        case let control as UIStepper: control.value.readableText
        case let bar as UIProgressView: Double(bar.progress).readableText
        default: nil
        }
    }

    private func quoted(_ text: String) -> String { ValueText(of: text, callsPage: false).text }
}

extension String {
    /// The text without the newline at its end.
    fileprivate var trimmed: Substring { hasSuffix("\n") ? dropLast() : self[...] }
}

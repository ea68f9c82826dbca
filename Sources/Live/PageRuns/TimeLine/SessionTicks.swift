// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PageLink
import Scene

/// Describes the inputs of a session when they are recorded, while the names of the elements are known.
struct SessionTicks {
    /// The ticks, in the order of their steps.
    private(set) var all: [SessionTick] = []

    /// What the latest input changed, so that the next one may belong to the same tick.
    private enum Subject: Equatable {
        case other
        case size, wheel
        case text(ElementID)
        case property(String)
    }

    /// How far a finger that rests on something moves, in points, and for how long something is pressed at least, in
    /// seconds.
    private static let (restingDistance, longPress) = (10.0, 0.5)

    private var latest = Subject.other
    /// The properties that have been set by ticks, by the index of the tick.
    private var properties: [Int: String] = [:]
    /// The fingers on the area, the first touch of these, and the tick that it began.
    private var fingers: Set<UInt> = []
    private var press: (touch: Touch, tick: Int, name: String?)?

    /// Creates the ticks of a session that goes on.
    init(_ ticks: [SessionTick] = []) { all = ticks }

    /// Adds an input. `name` is that of the element that it concerns, or describes the change of a property.
    mutating func add(_ timed: TimedInput, name: String?, before environment: PageEnvironment) {
        let name = name.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
        switch timed.input {
        case .touch(let touch): add(touch, at: timed.step, name: name)
        case .event(.touch), .cancelTouches: break
        case .event(.secondaryButton(let isDown, _)):
            if isDown { add(translated("Secondary click"), at: timed.step) }
        case .event(.wheel), .scroll:
            // Translators: the user turned the wheel of the mouse.
            add(translated("Scroll"), at: timed.step, about: .wheel)
        case .key(let key, _, _): add(key.name, on: name, at: timed.step)
        case .activate: add(Self.returnKey, on: name, at: timed.step)
        case .perform(let action, let element): add(action, element, at: timed.step, name: name)
        case .environment(let next): add(next, after: environment, at: timed.step)
        case .property(let input):
            add(name ?? input.key, at: timed.step, about: .property(input.key))
            properties[all.count - 1] = input.key
        case .expression(let expression): add(expression.text, at: timed.step)
        }
    }

    /// Removes the ticks after a step.
    mutating func forget(after step: Int) {
        all.removeAll { $0.step > step }
        properties = properties.filter { $0.key < all.count }
        (latest, fingers, press) = (.other, [], nil)
    }

    /// Removes the ticks of properties whose inputs have been forgotten.
    mutating func forget(properties keys: Set<String>) {
        let kept = all.indices.filter { index in properties[index].map { !keys.contains($0) } ?? true }
        guard kept.count < all.count else { return }
        properties = Dictionary(
            uniqueKeysWithValues: kept.enumerated().compactMap { index, old in properties[old].map { (index, $0) } })
        all = kept.map { all[$0] }
        (latest, press) = (.other, nil)
    }

    private static var returnKey: String {
        // Translators: the name of a key.
        translated("Return")
    }

    private mutating func add(_ text: String, at step: Int, about subject: Subject = .other) {
        if subject != .other, subject == latest, !all.isEmpty {
            all[all.count - 1].text = text
        } else {
            all.append(SessionTick(step: step, text: text))
        }
        latest = subject
    }

    private mutating func add(_ what: String, on name: String?, at step: Int) {
        // Translators: {input} is a key, and {element} the name of what it was pressed on.
        let text = name.map { filled(translated("{input} on {element}"), ["input": what, "element": $0]) }
        add(text ?? what, at: step)
    }

    // MARK: - Touches

    /// A gesture is one tick, from the first finger to the last.
    private mutating func add(_ touch: Touch, at step: Int, name: String?) {
        switch touch.phase {
        case .began:
            if fingers.isEmpty {
                add(InputWords.tap.text(name, at: touch.point), at: step)
                press = (touch, all.count - 1, name)
            }
            fingers.insert(touch.id)
        case .moved:
            guard let press, press.touch.id == touch.id,
                hypot(touch.point, press.touch.point) > Self.restingDistance
            else { return }
            rename(InputWords.drag.text(press.name, at: press.touch.point))
        case .ended, .canceled:
            fingers.remove(touch.id)
            if let press, press.touch.id == touch.id, touch.time - press.touch.time >= Self.longPress {
                rename(InputWords.longPress.text(press.name, at: press.touch.point))
            }
        }
    }

    /// Describes the press that has begun last in another way, once.
    private mutating func rename(_ text: String) {
        guard let press else { return }
        if all.indices.contains(press.tick) { all[press.tick].text = text }
        self.press = nil
    }

    private func hypot(_ one: Point, _ other: Point) -> Double {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return (x * x + y * y).squareRoot()
    }

    // MARK: - Other inputs

    private mutating func add(_ action: ElementAction, _ element: ElementID, at step: Int, name: String?) {
        switch action {
        case .increment: add(InputWords.increase.text(name), at: step)
        case .decrement: add(InputWords.decrease.text(name), at: step)
        case .custom: add(InputWords.action.text(name), at: step)
        case .reveal, .beginEditing, .endEditing: break
        case .edit:
            add(
                InputWords.typing.text(name), at: step,
                about: .text(element))
        case .submit: add(Self.returnKey, on: name, at: step)
        }
    }

    private mutating func add(_ next: PageEnvironment, after environment: PageEnvironment, at step: Int) {
        if next.isDark != environment.isDark {
            add(next.isDark ? translated("Dark style") : translated("Light style"), at: step)
        }
        if next.allowsMotion != environment.allowsMotion {
            add(next.allowsMotion ? translated("Animations on") : translated("Animations off"), at: step)
        }
        if next.readsRightToLeft != environment.readsRightToLeft {
            add(next.readsRightToLeft ? translated("Right to left") : translated("Left to right"), at: step)
        }
        if next.textScale != environment.textScale {
            let percent = "\(Int((next.textScale * 100).rounded()))"
            // Translators: the size of the texts of the desktop, compared with the usual one.
            add(filled(translated("Text size: {percent}%"), ["percent": percent]), at: step)
        }
        if next.area != environment.area {
            let text = filled(
                // Translators: the size of the area of a page, in points.
                translated("Size: {width} × {height}"),
                ["width": "\(Int(next.area.width))", "height": "\(Int(next.area.height))"])
            add(text, at: step, about: .size)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageLink
import Scene

/// An input is an object whose member `kind` says which one it is.
extension PageInput {
    /// The members of the object.
    var json: [String: JSON] {
        switch self {
        case .touch(let touch): touch.members(kind: "touch")
        case .event(.touch(let touch)): touch.members(kind: "touchInWindow")
        case .event(.secondaryButton(let isDown, let hasShift)):
            ["kind": "secondaryButton", "down": .bool(isDown), "shift": .bool(hasShift)]
        case .event(.wheel(let clicks, let hasShift)):
            ["kind": "wheel", "clicks": .integer(clicks), "shift": .bool(hasShift)]
        case .scroll(let distance, let point, let isSmooth):
            [
                "kind": "scroll", "dx": .number(distance.x), "dy": .number(distance.y), "x": .number(point.x),
                "y": .number(point.y), "smooth": .bool(isSmooth),
            ]
        case .cancelTouches: ["kind": "cancelTouches"]
        case .key(let key, let element, let shift):
            element.members.merging(["kind": "key", "key": key.json, "shift": .bool(shift)]) { $1 }
        case .activate(let element): element.members.merging(["kind": "activate"]) { $1 }
        case .perform(let action, let element):
            element.members.merging(["kind": "perform", "action": action.json]) { $1 }
        case .environment(let environment): environment.members.merging(["kind": "environment"]) { $1 }
        case .property(let input):
            [
                "kind": "property", "key": .string(input.key), "value": input.value.json,
                "default": input.defaultValue.json,
            ]
        case .expression(let expression): ["kind": "expression", "text": .string(expression.text)]
        }
    }

    /// Reads an input.
    init?(_ json: JSON) {
        let hasShift = json["shift"]?.bool
        switch json["kind"]?.string {
        case "touch":
            guard let touch = Touch(json) else { return nil }
            self = .touch(touch)
        case "touchInWindow":
            guard let touch = Touch(json) else { return nil }
            self = .event(.touch(touch))
        case "secondaryButton":
            guard let isDown = json["down"]?.bool, let hasShift else { return nil }
            self = .event(.secondaryButton(isDown: isDown, hasShift: hasShift))
        case "wheel":
            guard let clicks = json["clicks"]?.integer, let hasShift, -100...100 ~= clicks else { return nil }
            self = .event(.wheel(clicks: clicks, hasShift: hasShift))
        case "scroll":
            guard let dx = json["dx"]?.number, let dy = json["dy"]?.number, let x = json["x"]?.number,
                let y = json["y"]?.number, let isSmooth = json["smooth"]?.bool
            else { return nil }
            let (distance, point) = (Point(x: dx, y: dy), Point(x: x, y: y))
            guard distance.isNear, point.isNear else { return nil }
            self = .scroll(by: distance, at: point, isSmooth: isSmooth)
        case "cancelTouches": self = .cancelTouches
        case "key":
            guard let key = json["key"].flatMap(Key.init), let element = ElementID(json), let hasShift else {
                return nil
            }
            self = .key(key, on: element, shift: hasShift)
        case "activate":
            guard let element = ElementID(json) else { return nil }
            self = .activate(element)
        case "perform":
            guard let action = json["action"].flatMap(ElementAction.init), let element = ElementID(json) else {
                return nil
            }
            self = .perform(action, on: element)
        case "environment":
            guard let environment = PageEnvironment(json) else { return nil }
            self = .environment(environment)
        case "property":
            guard let key = json["key"]?.string, let value = json["value"].flatMap(PropertyValue.init),
                let defaultValue = json["default"].flatMap(PropertyValue.init)
            else { return nil }
            self = .property(PropertyInput(key: key, value: value, defaultValue: defaultValue))
        case "expression":
            guard let expression = json["text"]?.string.flatMap(PageExpression.init) else { return nil }
            self = .expression(expression)
        default: return nil
        }
    }
}

extension Touch {
    fileprivate func members(kind: String) -> [String: JSON] {
        [
            "kind": .string(kind), "id": .string("\(id)"), "phase": .string(Names.phases[phase]!),
            "x": .number(point.x), "y": .number(point.y), "time": .number(time),
            "device": .string(Names.devices[device]!),
        ]
    }

    fileprivate init?(_ json: JSON) {
        guard let id = json["id"]?.string.flatMap({ UInt($0) }), let phase = Names.phases.key(json["phase"]),
            let x = json["x"]?.number, let y = json["y"]?.number, let time = json["time"]?.number,
            let device = Names.devices.key(json["device"])
        else { return nil }
        let point = Point(x: x, y: y)
        guard point.isNear else { return nil }
        self.init(id: id, phase, at: point, time: time, by: device)
    }
}

extension ElementID {
    fileprivate var members: [String: JSON] {
        var members: [String: JSON] = ["node": .integer(node.number)]
        if let piece { members["piece"] = .integer(piece) }
        return members
    }

    fileprivate init?(_ json: JSON) {
        guard let node = json["node"]?.integer.map(NodeID.init), node.number >= 0 else { return nil }
        guard let piece = json["piece"] else {
            self.init(view: node)
            return
        }
        guard let piece = piece.integer, piece >= 0 else { return nil }
        self.init(node: node, piece: piece)
    }
}

extension Key {
    fileprivate var json: JSON {
        switch self {
        case .character(let character): ["character": .string(String(character))]
        case .topRow(let number): ["topRow": .integer(number)]
        case .go(let direction): .string(Names.directions[direction]!)
        case .escape: "escape"
        case .delete: "delete"
        case .pageUp: "pageUp"
        case .pageDown: "pageDown"
        }
    }

    fileprivate init?(_ json: JSON) {
        if let text = json["character"]?.string {
            guard text.count == 1 else { return nil }
            self = .character(Character(text))
        } else if let number = json["topRow"]?.integer {
            guard 1...12 ~= number else { return nil }
            self = .topRow(number)
        } else if let direction = Names.directions.key(json) {
            self = .go(direction)
        } else {
            switch json.string {
            case "escape": self = .escape
            case "delete": self = .delete
            case "pageUp": self = .pageUp
            case "pageDown": self = .pageDown
            default: return nil
            }
        }
    }
}

extension ElementAction {
    fileprivate var json: JSON {
        switch self {
        case .increment: "increment"
        case .decrement: "decrement"
        case .custom(let index): ["custom": .integer(index)]
        case .beginEditing: "beginEditing"
        case .endEditing: "endEditing"
        case .edit(let text): ["edit": .string(text)]
        case .submit: "submit"
        case .reveal: "reveal"
        }
    }

    fileprivate init?(_ json: JSON) {
        if let index = json["custom"]?.integer {
            guard NodeAccessibility.actionLimits ~= index else { return nil }
            self = .custom(index)
        } else if let text = json["edit"]?.string {
            self = .edit(text)
        } else {
            switch json.string {
            case "increment": self = .increment
            case "decrement": self = .decrement
            case "beginEditing": self = .beginEditing
            case "endEditing": self = .endEditing
            case "submit": self = .submit
            case "reveal": self = .reveal
            default: return nil
            }
        }
    }
}

extension PropertyValue {
    /// The value as an object whose member is its kind.
    var json: JSON {
        switch self {
        case .number(let number): ["number": .number(number)]
        case .color(let color):
            ["color": .array([color.red, color.green, color.blue, color.alpha].map(JSON.number))]
        case .picture(.plain): ["picture": "plain"]
        case .picture(.shipped): ["picture": "shipped"]
        case .picture(.custom(let uri)): ["picture": ["uri": .string(uri)]]
        case .choice(let name): ["choice": .string(name)]
        case .flag(let isOn): ["flag": .bool(isOn)]
        case .text(let text): ["text": .string(text)]
        }
    }

    /// Reads a value.
    init?(_ json: JSON) {
        if let number = json["number"]?.number {
            self = .number(number)
        } else if let parts = json["color"]?.array?.compactMap(\.number), parts.count == 4 {
            self = .color(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
        } else if let picture = json["picture"] {
            switch picture.string {
            case "plain": self = .picture(.plain)
            case "shipped": self = .picture(.shipped)
            default:
                guard let uri = picture["uri"]?.string else { return nil }
                self = .picture(.custom(uri: uri))
            }
        } else if let name = json["choice"]?.string {
            self = .choice(name)
        } else if let isOn = json["flag"]?.bool {
            self = .flag(isOn)
        } else if let text = json["text"]?.string {
            self = .text(text)
        } else {
            return nil
        }
    }
}

/// The names of values that have no others.
private enum Names {
    static let phases: [Touch.Phase: String] = [
        .began: "began", .moved: "moved", .ended: "ended", .canceled: "canceled",
    ]
    static let devices: [Device: String] = [.pointer: "pointer", .finger: "finger"]
    static let directions: [Direction: String] = [
        .left: "left", .right: "right", .up: "up", .down: "down", .rowStart: "rowStart", .rowEnd: "rowEnd",
        .first: "first", .last: "last",
    ]
}

extension Dictionary where Value == String {
    /// Returns the key of the value that a text names.
    fileprivate func key(_ json: JSON?) -> Key? {
        guard let name = json?.string else { return nil }
        return first { $0.value == name }?.key
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageLink
import Scene
import Seeding
import TemporaryFolders
import Testing

@testable import PageRuns

@Suite struct SavedSessionTests {
    /// An input of each kind with each of its values.
    static let inputs: [PageInput] = {
        let element = ElementID.piece(3), view = ElementID(view: NodeID(number: 7))
        let phases: [Touch.Phase] = [.began, .moved, .ended, .canceled]
        let touches = phases.enumerated().map { index, phase in
            Touch(
                id: .max - UInt(index), phase, at: Point(x: 0.1 + 1 / 3, y: -1e-9), time: 12.345678901234567,
                by: index % 2 == 0 ? .finger : .pointer)
        }
        let directions: [Direction] = [.left, .right, .up, .down, .rowStart, .rowEnd, .first, .last]
        let keys: [Key] =
            [.character("Ä"), .character("👩‍👧"), .topRow(12), .escape, .delete, .pageUp, .pageDown]
            + directions.map(Key.go)
        let actions: [ElementAction] = [
            .increment, .decrement, .custom(31), .beginEditing, .endEditing, .edit("a\n“b”\\\u{1F}"), .submit,
            .reveal,
        ]
        let values: [PropertyValue] = [
            .number(0.1), .number(3), .color(Color(red: 0.1, green: 0.2, blue: 1 / 3, alpha: 0.5)), .picture(.plain),
            .picture(.shipped), .picture(.custom(uri: "file:///a%20b.png")), .choice("no"), .flag(true), .text(""),
        ]
        var inputs: [PageInput] = touches.flatMap { [PageInput.touch($0), .event(.touch($0))] }
        inputs += [
            .event(.secondaryButton(isDown: true, hasShift: false)), .event(.wheel(clicks: -3, hasShift: true)),
            .scroll(by: Point(x: 0, y: -2.5), at: Point(x: 10, y: 20), isSmooth: true),
            .cancelTouches, .activate(element), .activate(view),
            .environment(
                PageEnvironment(
                    area: Size(width: 360.5, height: 640), isDark: true, allowsMotion: false, readsRightToLeft: true,
                    textScale: 1.5, enlarges: true)),
        ]
        inputs += keys.map { .key($0, on: element, shift: true) }
        inputs += actions.map { .perform($0, on: view) }
        inputs += ["gc.padding = 40", "“a”\n\\b"].compactMap { PageExpression($0).map { .expression($0) } }
        inputs += values.map { .property(PropertyInput(key: "gravity", value: $0, defaultValue: .number(9.8))) }
        return inputs
    }()

    private let session = SavedSession(
        page: "/home/anna/Pages/Jump.swift", code: "ab12", seed: .max,
        start: LocalTime(year: 2026, month: 2, day: 28, second: 86_399),
        fontName: "Cantarell 11",
        environment: PageEnvironment(
            area: Size(width: 900, height: 700.25), isDark: false, allowsMotion: true, readsRightToLeft: false),
        device: .tablet,
        inputs: inputs.enumerated().map { SavedSession.Input(TimedInput(step: $0 / 2, $1), $0 % 3 == 0 ? "Tap" : "") },
        length: 1000)
    private let folder = TemporaryFolder()

    private func read(_ text: String) throws(SavedSession.ReadError) -> SavedSession {
        try SavedSession(contentsOf: folder.write("a.peekaboard-session", text))
    }

    @Test func eachInputIsReadAsWritten() throws {
        #expect(try read(session.json.text()) == session)
        #expect(try read(session.json.text(isIndented: true)) == session)
    }

    @Test func otherFilesAreRefused() {
        #expect(throws: SavedSession.ReadError.unreadable) {
            try SavedSession(contentsOf: folder.file("missing"))
        }
        for text in ["", "{}", "[]", "null", "PK\u{3}\u{4}", "{\"format\": \"peekaboard-session\"}"] {
            #expect(throws: SavedSession.ReadError.invalid) { try read(text) }
        }
        #expect(throws: SavedSession.ReadError.newer) { try read(changed { $0["version"] = 2 }) }
    }

    @Test(
        arguments: [
            ("seed", "-1"), ("seed", 1), ("date", [2026, 13, 1]), ("date", [2026, 1]), ("length", 3), ("length", -1),
            ("length", 999_999_999_999), ("page", nil), ("code", nil), ("font", 1), ("environment", [:]),
            ("inputs", [:]), ("device", "watch"), ("device", 1), ("device", .null),
        ] as [(String, JSON?)]) func invalidMembersAreRefused(name: String, value: JSON?)
    {
        #expect(throws: SavedSession.ReadError.invalid) { try read(changed { $0[name] = value }) }
    }

    @Test func sessionWithoutDeviceIsOfTheWindow() throws {
        #expect(try read(changed { $0["device"] = nil }).device == .window)
        for device in PageDevice.allCases {
            #expect(try read(changed { $0["device"] = .string(device.rawValue) }).device == device)
        }
    }

    @Test func inputsMustBeInOrder() {
        #expect(throws: SavedSession.ReadError.invalid) {
            try read(changed { $0["inputs"] = .array(($0["inputs"]?.array ?? []).reversed()) })
        }
    }

    /// The names of ticks have the place as whole numbers.
    @Test func touchesAreNearThePage() throws {
        func read(x: Double) throws -> SavedSession {
            try self.read(
                changed { members in
                    members["inputs"] = [
                        [
                            "kind": "touch", "id": "1", "phase": "began", "x": .number(x), "y": 0, "time": 0,
                            "device": "finger", "step": 1,
                        ]
                    ]
                })
        }
        #expect(try read(x: -1e6).inputs.count == 1)
        for x in [1e7, -1e300] { #expect(throws: SavedSession.ReadError.invalid) { try read(x: x) } }
    }

    @Test func expressionsAreLimited() throws {
        let text = String(repeating: "x", count: PageExpression.maxLength)
        func read(_ text: String, count: Int) throws -> SavedSession {
            try self.read(
                changed { members in
                    let input: JSON = ["kind": "expression", "text": .string(text), "step": 1]
                    members["inputs"] = .array(Array(repeating: input, count: count))
                })
        }
        #expect(try read(text, count: PageSession.maxExpressions).inputs.count == PageSession.maxExpressions)
        #expect(throws: SavedSession.ReadError.invalid) { try read(text + "x", count: 1) }
        #expect(throws: SavedSession.ReadError.invalid) { try read("", count: 1) }
        #expect(throws: SavedSession.ReadError.invalid) { try read("x", count: PageSession.maxExpressions + 1) }
    }

    /// A file with any damage is refused, or contains another session.
    @Test func damagedFilesDoNotCrash() throws {
        let bytes = Array(session.json.text().utf8)
        var random = SeededGenerator(seed: 1)
        var accepted = 0
        for _ in 0..<2000 {
            var damaged = bytes
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let place = Int.random(in: damaged.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
                case 1: damaged.remove(at: place)
                default: damaged.removeSubrange(place..<min(damaged.count, place + 40))
                }
            }
            guard let json = try? JSON(parsing: damaged) else { continue }
            if (try? SavedSession(json)) != nil { accepted += 1 }
        }
        #expect(accepted > 0, "some damage changes only a number")
    }

    /// Returns the text of the session after a change.
    private func changed(_ change: (inout [String: JSON]) -> Void) -> String {
        var members = session.json.object ?? [:]
        change(&members)
        return JSON.object(members).text()
    }
}

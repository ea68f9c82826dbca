// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink

/// Which live properties a page can have: the window makes a row of each.
struct PagePropertyTests {
    private func property(
        key: String = "Gravity", title: String = "Gravity",
        kind: PropertyKind = .number(0...20, step: 0.1, unit: .other("")), style: LiteralStyle = .plain,
        value: PropertyValue = .number(9.8), origin: PageProperty.Origin = .board(name: "gc.padding")
    ) -> PageProperty {
        PageProperty(
            key: key, title: title, section: "", kind: kind, style: style, defaultValue: value, origin: origin)
    }

    private func isAccepted(_ properties: [PageProperty], _ values: [PropertyValue]) throws -> Bool {
        var bytes = ArraySlice(try MessageFraming.bytes(of: FromPage.properties(properties, values: values)))
        do throws(LinkError) {
            return try (MessageFraming.next(in: &bytes) as FromPage?) != nil
        } catch {
            return false
        }
    }

    private func isAccepted(_ property: PageProperty) throws -> Bool {
        #expect(try isAccepted([property], [property.defaultValue]) == property.isValid)
        return property.isValid
    }

    @Test func usualPropertiesAreAccepted() throws {
        #expect(try isAccepted(property()))
        #expect(try isAccepted(property(kind: .number(5...5, step: 1, unit: .points), value: .number(5))))
        #expect(try isAccepted(property(kind: .flag, value: .flag(true))))
        #expect(try isAccepted(property(kind: .text(limit: 3), value: .text("abc"))))
    }

    @Test func numbersMustBeFiniteAndInTheRange() throws {
        #expect(try !isAccepted(property(value: .number(21))))
        #expect(try !isAccepted(property(value: .number(.nan))))
        for step in [0, -1, .infinity, .nan, 1e13] {
            #expect(try !isAccepted(property(kind: .number(0...20, step: step, unit: .points))))
        }
        #expect(try !isAccepted(property(kind: .number(0...1e13, step: 1, unit: .points))))
        #expect(try !isAccepted(property(kind: .number(-.infinity...20, step: 1, unit: .points))))
    }

    @Test func valueMustHaveTheType() throws {
        #expect(try !isAccepted(property(value: .flag(true))))
        #expect(try !isAccepted(property(kind: .flag)))
        #expect(try !isAccepted([property()], [.flag(true)]))
        #expect(try !isAccepted([property()], [.number(-1)]))
        #expect(try !isAccepted([property()], []))
    }

    @Test func choicesMustBeDifferentAndFew() throws {
        let choices = { (ids: [String]) in PropertyKind.choice(ids.map { .init(id: $0, title: $0) }, takesFolder: false)
        }
        #expect(try isAccepted(property(kind: choices(["a", "b"]), value: .choice("b"))))
        #expect(try !isAccepted(property(kind: choices(["a", "b"]), value: .choice("c"))))
        #expect(try !isAccepted(property(kind: choices(["a", "a"]), value: .choice("a"))))
        #expect(try !isAccepted(property(kind: choices([]), value: .choice("a"))))
        #expect(try !isAccepted(property(kind: choices((0...500).map { "\($0)" }), value: .choice("1"))))
        let folder = PropertyKind.choice([.init(id: "a", title: "a")], takesFolder: true)
        #expect(try !isAccepted(property(kind: folder, value: .choice("a"))))
        #expect(try isAccepted(property(kind: choices(["a"]), style: .caseNames(["b"]), value: .choice("a"))))
        #expect(try !isAccepted(property(kind: choices(["a"]), style: .caseNames([]), value: .choice("a"))))
        // The name is written into the source of the page.
        #expect(try !isAccepted(property(kind: choices(["a"]), style: .caseNames(["b; c"]), value: .choice("a"))))
        #expect(try !isAccepted(property(style: .caseNames([]))))
    }

    @Test func picturesAreNotAccepted() throws {
        #expect(try !isAccepted(property(kind: .picture(shipped: "a", called: "b"), value: .picture(.plain))))
    }

    @Test func textsMustBeShort() throws {
        let long = String(repeating: "a", count: 20_000)
        #expect(try !isAccepted(property(key: long)))
        #expect(try !isAccepted(property(title: long)))
        #expect(try !isAccepted(property(kind: .text(limit: 5), value: .text("abcdef"))))
        #expect(try !isAccepted(property(kind: .text(limit: 10_001), value: .text(""))))
        #expect(try !isAccepted(property(kind: .number(0...20, step: 1, unit: .other(long)))))
        #expect(try !isAccepted(property(origin: .board(name: long))))
        #expect(try !isAccepted(property(origin: .source(file: long, line: 1, column: 1))))
    }

    @Test func placesBeginAtOne() throws {
        #expect(try isAccepted(property(origin: .source(file: "/a", line: 1, column: 1))))
        #expect(try !isAccepted(property(origin: .source(file: "/a", line: 0, column: 1))))
        #expect(try !isAccepted(property(origin: .source(file: "/a", line: 1, column: -1))))
    }

    @Test func keysMustBeDifferentAndFew() throws {
        let many = (0..<501).map { property(key: "\($0)") }
        #expect(try isAccepted(Array(many.dropLast()), many.dropLast().map(\.defaultValue)))
        #expect(try !isAccepted(many, many.map(\.defaultValue)))
        #expect(try !isAccepted([property(), property()], [.number(1), .number(2)]))
    }

    @Test func pageLeavesOutWhatWouldNotBeAccepted() throws {
        let all = [property(), property(), property(key: "b", value: .number(21)), property(key: "c")]
        let shown = PageProperty.shown(
            all.map { ($0, .number(1)) } + (0..<600).map { (property(key: "\($0)"), .number(1)) })
        #expect(shown.properties.prefix(3).map(\.key) == ["Gravity", "c", "0"] && shown.properties.count == 500)
        #expect(try isAccepted(shown.properties, shown.values))
    }
}

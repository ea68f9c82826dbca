// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import Seeding
import Testing

@testable import PageSource

/// Forms of earlier versions of Swift that the compiler does not correct itself.
struct UpdateRuleTests {
    private static let increment = "cannot find operator '++' in scope; did you mean '+= 1'?"
    private static let loop = "C-style for statement was removed in Swift 3"
    private static let immutable = "cannot use mutating member on immutable value: 'a' is a 'let' constant"
    private static let override = "method does not override any method from its superclass"
    private static let optional =
        "value of optional type 'UIImage?' must be unwrapped to refer to member 'size' of wrapped base type 'UIImage'"
    private static let time = "cannot find 'dispatch_time' in scope"
    private static let calls = "no exact matches in call to initializer"

    /// Returns a source after a rule has corrected an error at the mark `◆`; `nil` if none did.
    private func corrected(_ marked: String, _ message: String) -> String? {
        let parts = marked.components(separatedBy: "◆")
        let lines = parts[0].components(separatedBy: "\n")
        let position = SourcePosition(line: lines.count, column: lines.last!.utf8.count + 1)
        let text = parts.joined()
        let edits = OldSources(["/Page.swift": text]).edits(for: message, in: "/Page.swift", at: position)
        guard let own = edits["/Page.swift"], let result = TextEdit.apply(own, to: Array(text.utf8)) else { return nil }
        return String(decoding: result, as: UTF8.self)
    }

    @Test(arguments: [
        ("i◆++", "i += 1"), ("◆--i", "i -= 1"), ("{ a.b[i + 1].c◆++ }", "{ a.b[i + 1].c += 1 }"),
        ("◆++a.b!.c", "a.b!.c += 1"), ("f { _ in n◆++; g() }", "f { _ in n += 1; g() }"),
    ]) func valueThatIsNotUsedIsIncremented(before: String, after: String) {
        #expect(corrected(before, Self.increment) == after)
    }

    @Test(arguments: [
        "cannot convert value of type 'Date' to expected argument type 'NSDate'",
        "cannot convert return expression of type 'NSDate' to return type 'Date?'",
        "cannot assign value of type 'Date?' to type 'NSDate?'",
    ]) func typesOfFoundationHaveNoPrefix(message: String) {
        let before = "extension NSDate {}\nlet day: NSDate = NSDate() // NSDate\nshow(◆formatter.date(from: text))"
        let after = "extension Date {}\nlet day: Date = Date() // NSDate\nshow(formatter.date(from: text))"
        #expect(corrected(before, message) == after)
    }

    @Test(arguments: [
        "cannot convert value of type 'String' to expected argument type 'NSString'",
        "cannot convert value of type 'Date' to expected argument type 'NSData'",
        "value of type 'NSDate' has no member 'Date'",
    ]) func otherTypesAreKept(message: String) { #expect(corrected("let a: NSDate = ◆b", message) == nil) }

    @Test(arguments: [
        ("◆CGContextMoveToPoint(c, x, y + 1)", "c.move(to: CGPoint(x: x, y: y + 1))"),
        ("◆CGContextAddLineToPoint(f(), p.x, p.y)", "(f()).addLine(to: CGPoint(x: p.x, y: p.y))"),
        (
            "◆CGContextAddCurveToPoint(c, 1, 2, 3, 4, 5, 6)",
            "c.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))"
        ),
        (
            "◆CGContextAddArc(self, 1, 2, r, 0, g(1, 2), 1)",
            "self.addArc(center: CGPoint(x: 1, y: 2), radius: r, startAngle: 0, endAngle: g(1, 2), clockwise: true)"
        ),
        ("◆CGPathMoveToPoint(p, nil, 1, 2)", "p.move(to: CGPoint(x: 1, y: 2))"),
        ("◆CGPathAddEllipseInRect(p, nil, rect)", "p.addEllipse(in: rect)"),
        ("◆CGPathCloseSubpath(p)", "p.closeSubpath()"),
    ]) func coordinatesBecomePoints(before: String, after: String) {
        let name = before.dropFirst().prefix { $0 != "(" }
        #expect(corrected(before, "cannot find '\(name)' in scope") == after)
        #expect(corrected(before, "cannot find 'CGRectGetMidX' in scope") == nil)
    }

    @Test(arguments: ["◆CGContextMoveToPoint(c, x)", "◆CGPathMoveToPoint(p, &turned, 1, 2)", "◆CGContextMoveToPoint"])
    func otherCallsOfThatNameAreKept(_ text: String) {
        let name = text.dropFirst().prefix { $0 != "(" }
        #expect(corrected(text, "cannot find '\(name)' in scope") == nil)
    }

    @Test(arguments: ["let b = a◆++", "f(a◆++)", "x[◆++i] = 2", "return i◆++"])
    func valueThatIsUsedIsNotIncremented(before: String) { #expect(corrected(before, Self.increment) == nil) }

    @Test(arguments: [
        ("◆for var i = 0; i < 10; i++ { p(i) }", "for i in 0..<10 { p(i) }"),
        ("◆for var i = 0; i <= 10; ++i { p(i) }", "for i in 0...10 { p(i) }"),
        ("◆for (var i = 0; i < cards.count; i += 1) { p(i) }", "for i in 0..<cards.count { p(i) }"),
        ("◆for var i = 0; i < n; i++ { p(i) }", "for i in stride(from: 0, to: n, by: 1) { p(i) }"),
        ("◆for var i = 9; i >= 0; i-- { p(i) }", "for i in stride(from: 9, through: 0, by: -1) { p(i) }"),
        (
            "◆for var x: CGFloat = 0; x < w / 2; x += step { p(x) }",
            "for x in stride(from: 0 as CGFloat, to: w / 2, by: step) { p(x) }"
        ),
        ("◆for var i = 10; i > 0; i = i - 2 { p(i) }", "for i in stride(from: 10, to: 0, by: -2) { p(i) }"),
        (
            "◆for var i = 0; i < 3; i++ {\n    if a[i] == 2 { b.i = 3 }\n}",
            "for i in 0..<3 {\n    if a[i] == 2 { b.i = 3 }\n}"
        ),
    ]) func countingLoopGoesThroughItsNumbers(before: String, after: String) {
        #expect(corrected(before, Self.loop) == after)
    }

    @Test(arguments: [
        "◆for var i = 0; i < 10; i++ { i += 1 }", "◆for var i = 0; i < 10; i++ { i = 3 }",
        "◆for var i = 0; i < 10; i++ { f(&i) }", "◆for var i = 0; i < n; i++ { n -= 1 }",
        "◆for var i = 0; i < a.count; i++ { a.removeAtIndex(i) }",
        "◆for var i = 0; i < a.count; i++ { a[i].append(2) }",
        "◆for var i = 0; i < 10; i *= 2 { }", "◆for var i = 0; i < 10; i-- { }", "◆for ; ; { }",
        "◆for var i = 0, j = 3; i < j; i++ { }", "◆for var i = 0; i != 10; i++ { }", "◆for var i = 0; i < 10; i++",
    ]) func loopThatMayDoSomethingElseStays(before: String) { #expect(corrected(before, Self.loop) == nil) }

    @Test(arguments: [
        ("let a = ◆[Int](count: 3 * n, repeatedValue: f(0, 1))", "let a = [Int](repeating: f(0, 1), count: 3 * n)"),
        ("let a = String(count: 3, ◆repeatedValue: c)", "let a = String(repeating: c, count: 3)"),
    ]) func repeatedValueComesFirst(before: String, after: String) { #expect(corrected(before, Self.calls) == after) }

    @Test func otherInitializersStay() {
        #expect(
            corrected("let a = ◆Deck(count: 3, value: 2)\nlet b = X(count: 1, repeatedValue: 2)", Self.calls) == nil)
    }

    @Test(arguments: [
        ("override func ◆drawRect(rect: CGRect) {", "override func draw(_ rect: CGRect) {"),
        (
            "override func ◆hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? {",
            "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {"
        ),
        (
            "override func ◆pointInside(_ point: CGPoint, withEvent event: UIEvent?) -> Bool {",
            "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {"
        ),
        (
            "override func ◆canBecomeFirstResponder() -> Bool { return true }",
            "override var canBecomeFirstResponder: Bool { return true }"
        ),
        (
            "override func ◆willMoveToSuperview(newSuperview: UIView?) {",
            "override func willMove(toSuperview newSuperview: UIView?) {"
        ),
    ]) func methodsOfUIKitHaveTheirNamesOfToday(before: String, after: String) {
        #expect(corrected(before, Self.override) == after)
    }

    @Test func methodsOfThePageKeepTheirNames() {
        #expect(corrected("override func ◆deal(rect: CGRect) {", Self.override) == nil)
    }

    @Test(arguments: [
        ("let b = a.◆sort()", "let b = a.sorted()"), ("let b = a.◆sort(<)", "let b = a.sorted(by: <)"),
        ("a.◆sort { $0 < $1 }", "a.sorted { $0 < $1 }"), ("for x in a.◆reverse() {", "for x in a.reversed() {"),
    ]) func constantIsSortedIntoAnotherArray(before: String, after: String) {
        #expect(corrected(before, Self.immutable) == after)
    }

    @Test(arguments: [
        (
            "let image = UIGraphicsGetImageFromCurrentImageContext()\nreturn ◆image.size",
            "let image = UIGraphicsGetImageFromCurrentImageContext()!\nreturn image.size"
        ),
        ("return ◆UIGraphicsGetImageFromCurrentImageContext()", "return UIGraphicsGetImageFromCurrentImageContext()!"),
    ]) func resultThatWasNotOptionalIsUnwrapped(before: String, after: String) {
        #expect(corrected(before, Self.optional) == after)
    }

    @Test(arguments: [
        "let other = UIImage(named: a)\nlet image = UIGraphicsGetImageFromCurrentImageContext()\nreturn ◆other.size",
        "let image = UIGraphicsGetImageFromCurrentImageContext()!\nreturn ◆image.size",
        "if let image = UIGraphicsGetImageFromCurrentImageContext() { return ◆image.size }",
    ]) func otherOptionalsAreNotUnwrapped(before: String) { #expect(corrected(before, Self.optional) == nil) }

    @Test(arguments: [
        ("Int64(0.5 * Double(NSEC_PER_SEC))", "0.5"), ("Int64(delay * Double(NSEC_PER_SEC))", "delay"),
        ("Int64((a + b) * Double(NSEC_PER_SEC))", "((a + b))"), ("Int64(2 * NSEC_PER_SEC)", "2"),
        ("Int64(n * NSEC_PER_SEC)", "Double(n)"), ("delta", "Double(delta) / 1e9"),
    ]) func timeIsCountedFromNow(before: String, after: String) {
        #expect(
            corrected("let t = ◆dispatch_time(DISPATCH_TIME_NOW, \(before))", Self.time)
                == "let t = DispatchTime.now() + \(after)")
    }

    // MARK: - First labels

    @Test func functionThatIsCalledWithoutItsFirstLabelLosesIt() {
        let sources = OldSources([
            "/Page.swift": "let p = place(1, y: 2)",
            "/Sources/A.swift": "func place(x: Int, y: Int) {}\nfunc place(z: Int) {}",
        ])
        let edits = sources.edits(
            for: "missing argument label 'x:' in call", in: "/Page.swift", at: SourcePosition(line: 1, column: 14))
        #expect(edits == ["/Sources/A.swift": [TextEdit(range: 11..<11, replacement: "_ ")]])
    }

    @Test func labelOfAnotherParameterIsNotMeant() {
        let sources = OldSources(["/Page.swift": "place(x: 1, 2)\nfunc place(x: Int, y: Int) {}"])
        let position = SourcePosition(line: 1, column: 6)
        #expect(sources.edits(for: "missing argument label 'y:' in call", in: "/Page.swift", at: position) == [:])
        #expect(sources.edits(for: "missing argument labels 'x:y:' in call", in: "/Page.swift", at: position) == [:])
    }

    @Test(arguments: ["#◆selector(Game.tapped(_:))", "#selector(◆Game.tapped(_:))", "#selector(Game.◆tapped(_:))"])
    func methodOfASelectorLosesItsFirstLabel(selector: String) {
        let method = "class Game {\n    func tapped(sender: Any) {}\n}\n"
        #expect(
            corrected(method + "let a = \(selector)", "type 'Game' has no member 'tapped'")
                == method.replacing("(sender", with: "(_ sender")
                + "let a = \(selector.replacing("◆", with: ""))")
    }

    @Test func methodThatAStringNamesLosesItsFirstLabel() {
        let edits = OldSources([
            "/Page.swift": "b.addTarget(g, action: \"tapped:\", for: .x)\nprint(\"moved:\")",
            "/Sources/G.swift": "func tapped(sender: Any) {}\nfunc moved(sender: Any) {}",
        ]).editsOfNamedMethods
        #expect(edits == [["/Sources/G.swift": [TextEdit(range: 12..<12, replacement: "_ ")]]])
    }

    // MARK: - Code of today

    private static let messages = [increment, loop, override, optional, time, calls]

    /// The Swift files of the examples.
    private static let examples: [String] = {
        let files = FileManager.default.enumerator(
            at: dataFolder.appending(path: "pages"), includingPropertiesForKeys: nil)
        let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        return sources.sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }()

    @Test func noRuleChangesAnyPlaceOfAnExample() {
        #expect(Self.examples.count > 8)
        for text in Self.examples {
            let sources = OldSources(["/Page.swift": text])
            #expect(sources.editsOfNamedMethods == [])
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (line, code) in lines.enumerated() {
                let bytes = Array(code.utf8)
                for column in 1...bytes.count + 1 where column < 2 || !Self.isInWord(bytes, column) {
                    let position = SourcePosition(line: line + 1, column: column)
                    for message in Self.messages {
                        let edits = sources.edits(for: message, in: "/Page.swift", at: position)
                        if edits != [:] { Issue.record("\(line + 1):\(column) \(code)") }
                    }
                }
            }
        }
    }

    /// Returns whether a column is in the middle of a word.
    private static func isInWord(_ bytes: [UInt8], _ column: Int) -> Bool {
        [column - 2, column - 1].allSatisfy { $0 < bytes.count && SwiftScanner.isIdentifier(bytes[$0]) }
    }

    /// Old code that is cut off, or has other bytes in it, has edits that can be applied.
    @Test func editsAreAlwaysInsideOfTheSource() {
        let old = Array(
            """
            for var i = 0; i < a.count; i++ { b[i]++ ; --c }
            override func drawRect(rect: CGRect) { let d = a.sort(<) }
            dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC))); [Int](count: 3, repeatedValue: 0)
            override func canBecomeFirstResponder() -> Bool { UIGraphicsGetImageFromCurrentImageContext() }

            """.utf8)
        let bytes = Array("(){}[];:.,=<>+-!?#\"` \n_".utf8)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            var source = Array(old.prefix(Int.random(in: 1...old.count, using: &generator)))
            for _ in 0..<Int.random(in: 0...5, using: &generator) {
                source[Int.random(in: source.indices, using: &generator)] = bytes.randomElement(using: &generator)!
            }
            let text = String(decoding: source, as: UTF8.self)
            let sources = OldSources(["/Page.swift": text])
            for (line, code) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let position = SourcePosition(
                    line: line + 1, column: Int.random(in: 1...code.utf8.count + 1, using: &generator))
                for message in Self.messages + [Self.immutable, "missing argument label 'rect:' in call"] {
                    let edits = sources.edits(for: message, in: "/Page.swift", at: position)["/Page.swift"] ?? []
                    #expect(TextEdit.apply(edits, to: source) != nil)
                }
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Seeding
import Testing

/// The forms of Objective-C in a page, and what the compiler gets instead.
struct ObjectiveCFormsTests {
    private func replaced(_ source: String) -> String { ObjectiveCForms.replaced(in: source) }

    @Test(arguments: [
        ("@objc func f() {}", "      func f() {}"),
        ("@objc(f:) func f() {}", "          func f() {}"),
        ("@objc (a:b:) func f() {}", "             func f() {}"),
        ("@objcMembers class A {}", "             class A {}"),
        ("@IBAction func f() {}", "          func f() {}"),
        ("@IBOutlet weak var a: B!", "          weak var a: B!"),
        ("@IBDesignable class A {}", "              class A {}"),
        ("@IBInspectable var a = 1", "               var a = 1"),
        ("@NSManaged var a: A", "           var a: A"),
        ("@nonobjc func f() {}", "         func f() {}"),
        ("@objc dynamic var a = 1", "              var a = 1"),
        ("dynamic @objc private(set) var a = 1", "              private(set) var a = 1"),
        ("@objc\n  private\n  func f() {}", "     \n  private\n  func f() {}"),
        (
            "override init(style: A.B, reuseIdentifier: String?) {}",
            "required init(style: A.B, reuseIdentifier: String?) {}"
        ),
        ("f(#selector(a))", "f( Selector(a))"),
        ("f(#selector(A.b(_:c:)), #selector (getter: A.b))", "f( Selector(A.b(_:c:)),  Selector (getter: A.b))"),
        ("#keyPath(a.b)", "\"a.b\"        "),
        ("#keyPath(Person.name)", "\"name\"               "),
        ("#keyPath(self.`in`.b)", "\"in.b\"               "),
        ("\"\\(#selector(a)) @objc\"", "\"\\( Selector(a)) @objc\""),
        ("\"\\(\"@objc \\(#selector(a))\") @objc\"", "\"\\(\"@objc \\( Selector(a))\") @objc\""),
        ("#\"@objc \\(#selector(a)) \\#(#selector(b))\"#", "#\"@objc \\(#selector(a)) \\#( Selector(b))\"#"),
        ("\"\"\"\n@objc \"\\(#selector(a))\n\"\"\"", "\"\"\"\n@objc \"\\( Selector(a))\n\"\"\""),
    ]) func formIsReplaced(_ source: String, _ result: String) {
        #expect(replaced(source) == result)
        #expect(replaced(result) == result)
    }

    @Test(arguments: [
        "", "override init(style: A) {}", "override func f(style: A, reuseIdentifier: B) {}",
        "func dynamic() { dynamic() }", "let dynamic = 1\nvar a = dynamic", "a.dynamic", "// @objc #selector(a)",
        "/* @objc /* #selector(a) */ @objc */", "\"@objc #selector(a)\"",
        "##\"\"\"\n@objc\"#\"\\#(#selector(a))\n\"\"\"##",
        "let `@objc` = 1", "@objectWrapper var a = 1", "@MainActor func f() {}", "selector(a)", "#selector",
        "#if a\n#endif",
        "let a = /\"@objc/", "let a = #/@objc \"/#", "#!/usr/bin/env swift @objc", "#keyPath(a b)", "#keyPath()",
        "\"\\\"@objc\"", "\"\\\\(@objc)\"",
    ]) func otherSourceIsKept(_ source: String) { #expect(replaced(source) == source) }

    @Test func optionalMethodHasABodyThatDoesNothing() {
        let source = """
            @objc protocol GameDelegate {
                func ended()
                @objc optional func moved(_ card: Int, to place: (Int, Int))
                @objc optional func title(
                    of card: Int) -> String?
                @objc optional func canMove() -> Bool
                @objc optional func deck() -> Deck
            }
            weak var delegate: GameDelegate?
            delegate?.moved?(1, to: (2, 3))
            done?(delegate?.deck?())
            """
        let forms = ObjectiveCForms(Array(source.utf8))
        #expect(
            String(decoding: forms.replaced, as: UTF8.self) == """
                      protocol GameDelegate {
                    func ended()
                                   func moved(_ card: Int, to place: (Int, Int))
                                   func title(
                        of card: Int) -> String?
                                   func canMove() -> Bool
                          optional func deck() -> Deck
                }
                     var delegate: GameDelegate?
                delegate?.moved (1, to: (2, 3))
                done?(delegate?.deck?())
                """)
        #expect(
            forms.bodies
                == "extension GameDelegate { func moved(_ card: Int, to place: (Int, Int)) {} }; "
                + "extension GameDelegate { func title(         of card: Int) -> String? { nil } }; "
                + "extension GameDelegate { func canMove() -> Bool { false } }; ")
    }

    @Test(arguments: [
        "var optional = 1", "struct A { optional func f() }", "f(optional: 1)", "protocol A { optional var b",
    ])
    func otherOptionalsAreKept(_ source: String) {
        #expect(replaced(source) == source && ObjectiveCForms(Array(source.utf8)).bodies == "")
    }

    /// The target is then found along the responder chain.
    @Test func selfInTheInitialValueOfAPropertyIsNothing() {
        #expect(
            replaced(
                """
                final class Board: UIView {
                    private let key: UIButton = {
                        let key = UIButton(type: .system)
                        key.addTarget(self, action: #selector(press), for: .touchUpInside)
                        return key
                    }()
                    var tap = { UITapGestureRecognizer(target: self, action: #selector(press)) }()
                }
                """) == """
                    final class Board: UIView {
                        private let key: UIButton = {
                            let key = UIButton(type: .system)
                            key.addTarget(nil , action:  Selector(press), for: .touchUpInside)
                            return key
                        }()
                        var tap = { UITapGestureRecognizer(target: nil , action:  Selector(press)) }()
                    }
                    """)
    }

    @Test(arguments: [
        "class A {\n    lazy var b: B = {\n        f(self, 1)\n    }()\n}",
        "class A {\n    private lazy var b = { f(self) }()\n    static let c = { f(self) }()\n}",
        "class A {\n    var b: Int { f(self) }\n    func c() { let d = { f(self) }() }\n}",
        "class A {\n    var b = { $0.f(self.c) }\n    let c = 1\n    init() { f(self) }\n}",
        "func f() {\n    let a = { f(self) }()\n}", "let a: B = { f(self) }()",
    ]) func otherSelvesAreKept(_ source: String) { #expect(replaced(source) == source) }

    @Test(arguments: [
        ("@objc(a:", "     (a:"), ("#selector(", " Selector("), ("\"\\(@objc ", "\"\\(      "), ("\"@objc", "\"@objc"),
        ("/* @objc", "/* @objc"), ("\"\"\" @objc \\(#selector(a", "\"\"\" @objc \\( Selector(a"),
        ("#keyPath(a.b", "#keyPath(a.b"),
        (")}] @objc", ")}]      "), ("\"a\n@objc", "\"a\n     "), ("@objc dynamic", "      dynamic"),
    ]) func sourceThatIsCutOffIsReplaced(_ source: String, _ result: String) { #expect(replaced(source) == result) }

    @Test func divisionsAreNoRegularExpressions() {
        #expect(replaced("let a = b / c; @objc var d = e / f") == "let a = b / c;       var d = e / f")
        #expect(replaced("f(a)/2; @objc var b = 1/2") == "f(a)/2;       var b = 1/2")
    }

    private static let fragments = [
        "@objc", "@objc(name:with:)", "@objcMembers", "@IBAction", "@NSManaged", "@nonobjc", "dynamic", "#selector(",
        "#keyPath(", "#keyPath(A.b.c)", "#keyPath(`a`)", "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "#", "##", "\\(",
        "\\#(", "\\", "/", "//", "/*", "*/", "`", "@", ".", ",", ":", " ", "\n", "\r\n", "\r", "\t", "class A",
        "func f",
        "var", "let", "x", "A.b", "é", "🦊", "static", "return", "#if", "#endif", "#!", "=", "?", "extension B", "->",
        "<",
        ">", "getter:", "as",
    ]

    /// Neither the length nor the ends of lines ever change, and what was replaced has nothing left to replace.
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func randomSourceKeepsItsPlaces(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var replacedCount = 0
        for _ in 0..<5000 {
            let count = Int.random(in: 1...24, using: &random)
            let fragments = (0..<count).map { _ in
                Self.fragments[Int.random(in: 0..<Self.fragments.count, using: &random)]
            }
            let separator = Bool.random(using: &random) ? " " : ""
            // The source can end within a character.
            let source = Array(fragments.joined(separator: separator).utf8).dropLast(
                Int.random(in: 0...4, using: &random))
            let forms = ObjectiveCForms(Array(source))
            let result = forms.replaced
            #expect(result.count == source.count)
            let isSame = zip(source, result).allSatisfy { one, other in
                one == other || !([10, 13].contains(one) || [10, 13].contains(other))
            }
            let again = ObjectiveCForms(result).replaced
            #expect(isSame && again == result, "\(String(decoding: source, as: UTF8.self).debugDescription)")
            if result != Array(source) { replacedCount += 1 }
            _ = ObjectiveCMethods(Array(source))
        }
        #expect(replacedCount > 1000)
    }

    @Test(arguments: [
        "\"\\(", "#selector(", "func f(", "@objc(", "/*", "class A{", "`", "dynamic @objc ", "##", "/", "a.(",
    ])
    func longNestedSourceTakesLittleTime(_ fragment: String) {
        let source = Array(String(repeating: fragment, count: 200_000 / fragment.utf8.count).utf8)
        let time = ContinuousClock().measure {
            #expect(ObjectiveCForms(source).replaced.count == source.count)
            _ = ObjectiveCMethods(source)
        }
        // It takes a few hundredths of a second; in quadratic time, it would take minutes.
        #expect(time < .seconds(20))
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Testing

/// The methods of a page that Objective-C would know by name.
struct ObjectiveCMethodsTests {
    private func methods(_ source: String) -> [String] {
        ObjectiveCMethods(Array(source.utf8)).methods
            .map { ($0.isStatic ? "static " : "") + "\($0.type).\($0.fullName) \($0.objectiveCName)" }
    }

    @Test(arguments: [
        ("class A { @objc func f() {} }", "A.f f"),
        ("class A { @IBAction private func f(_ sender: B) {} }", "A.f(_:) f:"),
        (
            "class A { @objc func show(card: B, with c: (Int) -> Int = { $0 }) {} }",
            "A.show(card:with:) showWithCard:with:"
        ),
        ("class A { @objc func move(to place: [Int: (Int, Int)]) {} }", "A.move(to:) moveTo:"),
        ("class A { @objc func take(_ a: B<C, D>, b: @escaping () -> Void) {} }", "A.take(_:b:) take:b:"),
        ("class A { @objc(tap:) func f(_ a: B) {} }", "A.f(_:) tap:"),
        ("class A { @objc class func f() {} }", "static A.f f"),
        ("class A { @objc static func f() {} }", "static A.f f"),
        ("@objcMembers class A { func f() {} }", "A.f f"),
        ("@objcMembers class A {}\nextension A { func f() {} }", "A.f f"),
        ("@objc extension A { func f() {} }", "A.f f"),
        ("extension A.B { @objc func f() {} }", "A.B.f f"),
        ("class A: C { class B { @objc func f() {} } }", "A.B.f f"),
        ("class A { func f() {}; func g() { h(#selector(f)) } }", "A.f f"),
        ("class A { var a = \"\\(b { c })\"; @objc func f() {} }", "A.f f"),
    ]) func methodIsFound(_ source: String, _ method: String) { #expect(methods(source) == [method]) }

    @Test(arguments: [
        "class A { func f() {} }", "@objc func f() {}", "class A<T> { @objc func f() {} }",
        "func g() { class A { @objc func f() {} } }", "class A { private class B { @objc func f() {} } }",
        "class A { @objc func f() throws {} }", "class A { @objc func f() async {} }",
        "class A { @objc func f<T>(_ a: T) {} }",
        "class A { @objc func f(_ a: Int) {}; @objc func f(_ a: String) {} }",
        "class A { @objc var a = 1; func f() {} }",
        "class A { @objc func f(_ a: inout Int) {} }", "class A { @objc func f(_ a: Int...) {} }",
        "class A { @objc func f(_ a: Int, _ b: Int, _ c: Int) {} }", "@objcMembers class A { @nonobjc func f() {} }",
        "class A { @objc func + (a: A, b: A) {} }", "class A { @objc func f(",
        "struct A {}\nextension A { func f() {} }\n#selector(f)",
        "class A {\n#if a\n@objc func f() {}\n#endif\n#if b\n@objc func f() {}\n#endif\n}",
        "class A {\n#if a\n@objc func f() {}\n@objc func f() {}\n#endif\n}",
    ]) func otherFunctionsAreLeftOut(_ source: String) { #expect(methods(source).isEmpty) }

    @Test func optionalMethodsOfUIKitAreFound() {
        let source = """
            private class A: B {
                func tableView(_ a: T, commit b: T.Style, forRowAt c: I) {}
                func tableView(_ a: T, cellForRowAt c: I) -> C {}
            }
            #if a
            extension D { override func tableView(_ a: T, moveRowAt b: I, to c: I) {} }
            #endif
            class E<F> { func tableView(_ a: T, commit b: T.Style, forRowAt c: I) {} }
            func tableView(_ a: T, moveRowAt b: I, to c: I) {}
            """
        let found = ObjectiveCMethods(Array(source.utf8))
        #expect(
            found.optionalMethods.map { "\($0.type) \($0.objectiveCName) \($0.place.condition ?? "")" } == [
                "A tableView:commit:forRowAt: ", "D tableView:moveRowAt:to: (a)",
            ])
        #expect(found.methods.isEmpty)
    }

    @Test func methodsHaveTheirConditions() {
        let source = """
            class A {
                #if os(iOS) /* a */ && b // b
                @objc func f() {}
                #elseif c
                @objc func f() {}
                    #if d
                    #else
                    @objc func g() {}
                    #endif
                #else
                @objc func f() {}
                #endif
                @objc func h() {}
            }
            """
        let methods = ObjectiveCMethods(Array(source.utf8)).methods
        #expect(methods.map(\.name) == ["f", "f", "g", "f", "h"])
        let notFirst = "!(os(iOS) /* a */ && b)"
        #expect(
            methods.map(\.place.condition) == [
                "(os(iOS) /* a */ && b)", "\(notFirst) && (c)", "\(notFirst) && (c) && !(d)", "\(notFirst) && !(c)",
                nil,
            ])
    }

    @Test func selectorsHaveTheirPlaces() throws {
        let source = """
            class A {
                let é = "é \\(#selector(tapped(_:)))"
                func f() {
                    g(#selector(self.step), #selector(B.C.show(card:)), #selector(setter: a), #selector(x?.y as () -> Void))
                }
            }
            """
        let selectors = ObjectiveCMethods(Array(source.utf8)).selectors
        #expect(selectors.map(\.name) == ["tapped", "step", "show", "a", "y"])
        #expect(selectors.map(\.type) == ["A", "A", "B.C", "A", "A"])
        #expect(selectors.map(\.labels) == [["_"], nil, ["card"], nil, nil])
        #expect(selectors.map(\.objectiveCName) == ["tapped:", "step", "showWithCard:", "setA:", "y"])
        for selector in selectors {
            let start = try #require(selector.position.offset(in: Array(source.utf8)))
            #expect(String(decoding: Array(source.utf8)[start - 9...start], as: UTF8.self) == "#selector(")
        }
    }

    @Test func codeCanBeAddedAfterCompleteSource() {
        func isComplete(_ source: String) -> Bool { ObjectiveCMethods(Array(source.utf8)).isComplete }
        for source in ["", "class A { let a = \"\\(b(\"{\"))\" } // {", "#if a\n#endif", "{ ( ) }"] {
            #expect(isComplete(source), "\(source)")
        }
        for source in ["{", "}", "(", ")", "\"", "\"\\(", "\"\"\"", "/*", "#if a", "#/\n/", "#endif"] {
            #expect(!isComplete(source), "\(source)")
        }
    }
}

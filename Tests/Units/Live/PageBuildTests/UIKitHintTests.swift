// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageBuild

/// Hints for errors of the compiler (the texts are those of Swift 6.3).
struct UIKitHintTests {
    private func hints(_ texts: String...) -> [UIKitHint] {
        UIKitHint.all(for: Diagnostic.all(in: texts.joined(separator: "\n")))
    }

    @Test(arguments: [
        "cannot find type 'UITableView' in scope", "cannot find 'UITableView' in scope",
        "cannot find 'CGRectMake' in scope", "cannot find type 'CAShapeLayer' in scope",
        "cannot find 'NSTimer' in scope", "cannot find 'UILable' in scope; did you mean 'UILabel'?",
        "value of type 'UIView' has no member 'frames'; did you mean 'frame'?",
        "type 'UIColor' has no member 'redColor'",
        "value of type 'UIView' has no member 'constraints'",
        "value of type 'View' (aka 'UIView') has no member 'constraints'",
        "value of type 'CGPoint' (aka 'Point') has no member 'pixels'",
        "type 'UIView.AnimationOptions' has no member 'sideways'", "'UITableView' is unavailable: there is none",
        "'#selector' can only be used with the Objective-C runtime", "Objective-C interoperability is disabled",
    ])
    func aNameOfUIKitThatDoesNotExistHasAHint(text: String) {
        #expect(hints("/p/Page.swift:1:2: error: \(text)") == [.missingName])
    }

    @Test(arguments: [
        "cannot find 'count' in scope", "cannot find 'lable' in scope; did you mean 'UILabel'?",
        "cannot find type 'Card' in scope", "cannot find 'CGI' in scope, really",
        "value of type 'Int' has no member 'constraints'", "value of type 'Game' has no member 'UIView'",
        "value of type 'Game' has no member 'label'; did you mean 'UILabel'?", "value of type 'Uint' has no member 'x'",
        "cannot convert value of type 'UIView' to specified type 'UILabel'",
    ])
    func otherErrorsHaveNone(text: String) { #expect(hints("/p/Page.swift:1:2: error: \(text)").isEmpty) }

    @Test func warningsHaveNone() {
        #expect(hints("/p/Page.swift:1:2: warning: cannot find 'UITableView' in scope").isEmpty)
    }

    @Test(arguments: [
        ("'CGRect' is ambiguous for type lookup in this context", "Foundation.CGRect:1:15: note: found this candidate"),
        ("ambiguous use of 'sin'", "/usr/m.h:64:17: note: found this candidate in module 'SwiftGlibc'"),
        (
            "ambiguous use of 'init(x:y:)'",
            "Foundation.CGPoint.init:2:8: note: found this candidate in module 'Foundation'"
        ),
    ])
    func aNameThatFoundationDeclaresTooHasAHint(error: String, note: String) {
        #expect(hints("/p/Page.swift:1:2: error: \(error)", note) == [.ambiguousName])
    }

    @Test func aNameThatThePageDeclaresTwiceHasNone() {
        let error = "/p/Page.swift:1:2: error: 'Card' is ambiguous for type lookup in this context"
        #expect(hints(error, "/p/Sources/Card.swift:1:7: note: found this candidate").isEmpty)
    }

    @Test func eachHintIsGivenOnce() {
        let missing = (1...3).map { "/p/Page.swift:\($0):2: error: cannot find 'UITableView' in scope" }
        let ambiguous = "/p/Page.swift:9:2: error: ambiguous use of 'sin'"
        let note = "Foundation.sin:1:1: note: found this candidate"
        #expect(hints(missing.joined(separator: "\n"), ambiguous, note) == [.missingName, .ambiguousName])
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageBuild

/// Errors of the compiler about names of UIKit that do not exist here (the texts are those of Swift 6.3).
struct UIKitNameTests {
    private func needsListOfNames(_ text: String) -> Bool {
        Diagnostic.all(in: "/p/Page.swift:1:2: \(text)").contains(where: \.needsListOfNames)
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
    func nameOfUIKitThatDoesNotExistIsLookedUp(text: String) {
        #expect(needsListOfNames("error: \(text)"))
    }

    @Test(arguments: [
        "cannot find 'count' in scope", "cannot find 'lable' in scope; did you mean 'UILabel'?",
        "cannot find type 'Card' in scope", "cannot find 'CGI' in scope, really",
        "value of type 'Int' has no member 'constraints'", "value of type 'Game' has no member 'UIView'",
        "value of type 'Game' has no member 'label'; did you mean 'UILabel'?", "value of type 'Uint' has no member 'x'",
        "cannot convert value of type 'UIView' to specified type 'UILabel'",
    ])
    func otherErrorsAreNot(text: String) { #expect(!needsListOfNames("error: \(text)")) }

    @Test func warningsAreNot() { #expect(!needsListOfNames("warning: cannot find 'UITableView' in scope")) }
}

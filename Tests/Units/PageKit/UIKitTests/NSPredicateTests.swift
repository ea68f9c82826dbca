// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import UIKit

/// NSPredicate: conditions for texts.
struct NSPredicateTests {
    private func holds(_ format: String, _ text: String, for string: String?) -> Bool {
        UIKit.NSPredicate(format: format, text).evaluate(with: string)
    }

    @Test func anAddressMatches() {
        let mail = UIKit.NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(mail.evaluate(with: "ada@example.org"))
        #expect(!mail.evaluate(with: "ada@example") && !mail.evaluate(with: " ada@example.org"))
        #expect(!mail.evaluate(with: "ada@example.org\n") && !mail.evaluate(with: nil) && !mail.evaluate(with: 5))
    }

    @Test func aChoiceMatchesAsAWhole() {
        #expect(holds("SELF MATCHES %@", "a|bc", for: "bc") && !holds("SELF MATCHES %@", "a|bc", for: "abc"))
        #expect(holds("self matches[c] %@", "ABC", for: "abc") && !holds("SELF MATCHES %@", "ABC", for: "abc"))
    }

    @Test func partsAreFound() {
        #expect(holds("SELF CONTAINS %@", "da", for: "Ada") && !holds("SELF CONTAINS %@", "DA", for: "Ada"))
        #expect(holds("SELF CONTAINS[c] %@", "DA", for: "Ada") && holds("SELF CONTAINS[cd] %@", "é", for: "E"))
        #expect(holds("SELF BEGINSWITH %@", "Ad", for: "Ada") && !holds("SELF BEGINSWITH %@", "da", for: "Ada"))
        #expect(holds("SELF ENDSWITH[c] %@", "DA", for: "Ada") && !holds("SELF ENDSWITH %@", "Ad", for: "Ada"))
    }

    @Test func textsAreCompared() {
        #expect(holds("SELF == %@", "a", for: "a") && !holds("SELF == %@", "A", for: "a"))
        #expect(holds("SELF ==[c] %@", "A", for: "a") && holds("SELF != %@", "A", for: "a"))
        #expect(UIKit.NSPredicate(format: "SELF == 'a b'").evaluate(with: "a b"))
    }

    @Test func otherConditionsAreBlocksAndValues() {
        #expect(UIKit.NSPredicate(value: true).evaluate(with: nil))
        #expect(UIKit.NSPredicate { object, _ in object as? Int == 3 }.evaluate(with: 3))
    }

    @Test func otherFormatsStopThePage() async {
        await #expect(processExitsWith: .failure) { _ = UIKit.NSPredicate(format: "age > 3") }
        await #expect(processExitsWith: .failure) { _ = UIKit.NSPredicate(format: "SELF MATCHES %@", "(") }
    }
}

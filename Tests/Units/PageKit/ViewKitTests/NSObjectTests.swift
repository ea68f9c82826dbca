// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import ViewKit

/// NSObject: equality and hash values.
@Suite(.serialized) struct NSObjectTests {
    @Test func objectsAreEqualOnlyIfTheyAreTheSame() {
        let (one, other) = (NSObject(), NSObject())
        #expect(one == one && one != other && Set([one, other, one]).count == 2)
    }

    @Test func hashValueDoesNotDependOnTheAddress() {
        let views = (0..<20).map { _ in UIView() }
        #expect(zip(views, views.dropFirst()).allSatisfy { $1.number > $0.number })
        #expect(views.allSatisfy { $0.hashValue == $0.number.hashValue })
    }
}

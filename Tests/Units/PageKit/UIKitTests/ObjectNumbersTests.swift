// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import UIKit

@testable import ViewKit

/// Lists of numbers that are objects on iOS, and literals of them.
@Suite(.serialized) struct ObjectNumbersTests {
    @Test func literalsOfWholeNumbersAndDecimalsFit() {
        let (shape, gradient, animation) = (CAShapeLayer(), CAGradientLayer(), CAKeyframeAnimation(keyPath: "position"))
        shape.lineDashPattern = [12, 8]
        gradient.locations = [0, 1]
        animation.keyTimes = [0, 0.5, 1]
        #expect(shape.plainDashPattern == [12, 8] && gradient.plainLocations == [0, 1])
        #expect(animation.plainKeyTimes == [0, 0.5, 1])
        let numbers: [NSNumber] = [3, 4.5]
        shape.lineDashPattern = numbers
        #expect(shape.plainDashPattern == [3, 4.5])
    }
}

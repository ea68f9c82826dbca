// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIView.animateKeyframes: values on the way.
@Suite(.serialized) struct UIViewKeyframesTests {
    private let time = PageContext.current.time
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func steps(_ count: Int) { for _ in 0..<count { time.run(time.step + 1) } }

    /// The shown horizontal positions at each quarter of a second.
    private func positions() -> [Double] {
        (0..<4).map { _ in
            steps(15)
            return view.layer.presentation()?.position.x ?? .nan
        }
    }

    private func animate(_ options: UIView.KeyframeAnimationOptions = [], _ keyframes: () -> Void) {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, options], animations: keyframes)
    }

    private func move(to x: Double, _ start: Double, _ duration: Double) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { view.center.x = x }
    }

    @Test func keyframesFollowEachOther() {
        animate {
            move(to: 150, 0, 0.5)
            move(to: 50, 0.5, 0.5)
        }
        #expect(view.center.x == 50)
        #expect(positions() == [100, 150, 100, 50])
    }

    @Test func aValueStaysBetweenKeyframes() {
        animate {
            move(to: 150, 0, 0.25)
            move(to: 250, 0.75, 0.25)
        }
        #expect(positions() == [150, 150, 150, 250])
    }

    @Test func theOrderInTheBlockDoesNotMatter() {
        animate {
            move(to: 50, 0.5, 0.5)
            move(to: 150, 0, 0.5)
        }
        #expect(positions().prefix(3) == [100, 150, 100])
    }

    @Test func aKeyframeThatStartsLateKeepsTheOldValue() {
        animate { move(to: 150, 0.5, 0.5) }
        #expect(positions() == [50, 50, 100, 150])
    }

    @Test func discreteKeyframesJump() {
        animate(.calculationModeDiscrete) {
            move(to: 150, 0, 0.5)
            move(to: 250, 0.5, 0.5)
        }
        #expect(positions() == [50, 150, 150, 250])
    }

    @Test func theDefaultCurveEasesOverTheWholeDuration() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) { move(to: 150, 0, 1) }
        steps(15)
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 62.9161) < 1e-3)
    }

    @Test func theCompletionIsCalledAtTheEnd() {
        var finished: [Bool] = []
        UIView.animateKeyframes(withDuration: 0.5, delay: 0.5) {
            move(to: 150, 0, 0.1)
        } completion: {
            finished.append($0)
        }
        steps(59)
        #expect(finished == [])
        steps(1)
        #expect(finished == [true])
    }

    @Test func aKeyframeOutsideOfAnAnimationChangesAtOnce() {
        move(to: 150, 0.5, 0.5)
        #expect(view.center.x == 150 && view.layer.presentation()?.position.x == 150)
    }
}

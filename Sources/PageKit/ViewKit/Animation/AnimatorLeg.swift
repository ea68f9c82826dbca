// SPDX-License-Identifier: GPL-3.0-or-later
/// The place of changes in the time of an animator. It determines how much of them is done.
struct AnimatorPart {
    weak var animator: UIViewPropertyAnimator?
    /// The part of the animator’s time after which the changes begin.
    let begin: Double
    /// How much of the changes was done when the animator was paused or went on.
    var reached = 0.0

    /// Returns the part of their own time that has passed after a part of the animator’s.
    func share(at time: Double) -> Double { time < 1 ? max(0, (time - begin) / (1 - begin)) : 1 }
}

/// The way of an animator in one direction, from where it goes on to where it is paused or ends.
struct AnimatorLeg {
    /// The part of the animator’s time that had passed at first.
    let start: Double
    /// The part that has passed at the end: 1, or 0 if the animator is reversed.
    let end: Double
    let curve: TimingCurve
    /// Whether the curve is that of the animator, of which the leg is a section. Another curve is that of the leg.
    let isSection: Bool
    let beginStep: Int
    let delay: Double
    let duration: Double

    var firstStep: Int { beginStep + PageTime.steps(lasting: delay) }
    var endStep: Int { beginStep + max(1, PageTime.steps(lasting: delay + duration)) }

    /// The part of the animator’s time that has passed.
    var time: Double { start + (end - start) * share }

    /// The part of the leg that is done.
    private var share: Double {
        let time = PageTime.seconds(PageContext.current.time.step - beginStep) - delay
        return time > 0 ? min(time / duration, 1) : 0
    }

    /// Returns how much of changes is done.
    func progress(of part: AnimatorPart) -> Double {
        guard isSection else {
            // Changes that have not begun keep their delay.
            let delay = end > start && part.reached == 0 ? max(0, (part.begin - start) / (1 - start)) : 0
            return part.reached + (end - part.reached) * curve((share - delay) / (1 - delay))
        }
        // After dragging, changes are not where the curve has them. The difference fades.
        let difference = part.reached - curve(part.share(at: start))
        return curve(part.share(at: time)) + difference * (1 - share)
    }
}

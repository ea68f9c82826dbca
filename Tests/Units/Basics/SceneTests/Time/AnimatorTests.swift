// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct AnimatorTests {
    private var animator = Animator()
    private var pieces = (0..<3).map { number in
        Piece(center: Point(x: Double(number), y: 0), front: PlateID(index: 1), back: .first)
    }

    @Test mutating func motionStartsAtTheCurrentValue() {
        pieces[0].turn = 0.25
        move(.turn, to: 1, at: 10, duration: 2)
        #expect(pieces[0].turn == 0.25)
        animator.update(&pieces, to: 10)
        #expect(pieces[0].turn == 0.25)
        #expect(animator.isMoving)
    }

    @Test mutating func motionEndsExactlyAtItsTarget() {
        pieces[0].turn = 0.1
        move(.turn, to: 0.7, at: 0, duration: 0.3)
        animator.update(&pieces, to: 0.2999)
        #expect(pieces[0].turn < 0.7)
        #expect(animator.isMoving)
        animator.update(&pieces, to: 0.3)
        #expect(pieces[0].turn == 0.7)
        #expect(!animator.isMoving)
    }

    @Test mutating func valueIsHalfwayAtHalfTime() {
        move(.opacity, to: 0, at: 4, duration: 2)
        animator.update(&pieces, to: 5)
        #expect(pieces[0].opacity == 0.5)
    }

    @Test mutating func motionUsesItsEasing() {
        animator.move(.turn, of: 0, in: &pieces, to: 1, at: 0, duration: 1, easing: .linear)
        animator.move(.turn, of: 1, in: &pieces, to: 1, at: 0, duration: 1, easing: .inOut)
        animator.update(&pieces, to: 0.25)
        #expect(pieces[0].turn == 0.25)
        #expect(pieces[1].turn == 0.15625)
    }

    @Test mutating func oneFrameOfTenSecondsEndsAllShorterMotions() {
        move(.turn, to: 1, at: 0, duration: 0.5)
        move(.opacity, to: 0, at: 0, duration: 9)
        move(.held, to: 1, at: 0, duration: 20)
        animator.update(&pieces, to: 10)
        #expect(pieces[0].turn == 1)
        #expect(pieces[0].opacity == 0)
        #expect(pieces[0].held == 0.5)
        #expect(animator.isMoving)
        animator.update(&pieces, to: 20)
        #expect(pieces[0].held == 1)
        #expect(!animator.isMoving)
    }

    @Test mutating func intermediateFramesDoNotAffectAMotion() {
        var coarse = (animator, pieces)
        move(.turn, to: 3, at: 0, duration: 0.7)
        coarse.0.move(.turn, of: 0, in: &coarse.1, to: 3, at: 0, duration: 0.7)
        for frame in 0..<60 { animator.update(&pieces, to: Double(frame) / 144) }
        animator.update(&pieces, to: 0.6)
        coarse.0.update(&coarse.1, to: 0.6)
        #expect(pieces == coarse.1)
    }

    @Test mutating func newTargetMidwayIsApproachedFromTheCurrentValue() {
        move(.turn, to: 1, at: 0, duration: 1)
        animator.update(&pieces, to: 0.5)
        move(.turn, to: 2, at: 0.5, duration: 1)
        animator.update(&pieces, to: 0.5)
        #expect(pieces[0].turn == 0.5)
        animator.update(&pieces, to: 1)
        #expect(pieces[0].turn == 1.25)
        animator.update(&pieces, to: 1.5)
        #expect(pieces[0].turn == 2)
        #expect(!animator.isMoving)
    }

    @Test mutating func replacedMotionDoesNotReturn() {
        move(.turn, to: 1, at: 0, duration: 10)
        animator.update(&pieces, to: 1)
        move(.turn, to: 4, at: 1, duration: 1)
        for time in [2.0, 5, 10, 11] {
            animator.update(&pieces, to: time)
            #expect(pieces[0].turn == 4)
            #expect(!animator.isMoving)
        }
    }

    @Test mutating func durationOfZeroAppliesImmediately() {
        move(.turn, to: 1, at: 0, duration: 0)
        #expect(pieces[0].turn == 1)
        #expect(!animator.isMoving)
        #expect(animator.target(of: .turn, piece: 0) == nil)
    }

    @Test mutating func durationOfZeroReplacesAMotionInProgress() {
        move(.turn, to: 1, at: 0, duration: 10)
        move(.turn, to: 2, at: 0, duration: 0)
        animator.update(&pieces, to: 5)
        #expect(pieces[0].turn == 2)
        #expect(!animator.isMoving)
    }

    @Test mutating func motionToTheCurrentValueEndsAMotionInProgress() {
        move(.turn, to: 1, at: 0, duration: 1)
        animator.update(&pieces, to: 0.5)
        move(.turn, to: 0.5, at: 0.5, duration: 1)
        animator.update(&pieces, to: 0.75)
        #expect(pieces[0].turn == 0.5)
        #expect(!animator.isMoving)
    }

    @Test mutating func targetIsKnownDuringAMotion() {
        #expect(animator.target(of: .turn, piece: 2) == nil)
        animator.move(.turn, of: 2, in: &pieces, to: 3, at: 0, duration: 1)
        #expect(animator.target(of: .turn, piece: 2) == 3)
        #expect(animator.target(of: .opacity, piece: 2) == nil)
        #expect(animator.target(of: .turn, piece: 1) == nil)
        #expect(animator.target(of: .turn, piece: 1000) == nil)
        animator.update(&pieces, to: 1)
        #expect(animator.target(of: .turn, piece: 2) == nil)
    }

    @Test mutating func channelsAndPiecesAreIndependent() {
        move(.turn, to: 1, at: 0, duration: 1)
        move(.opacity, to: 0, at: 0.5, duration: 1)
        animator.move(.turn, of: 2, in: &pieces, to: 2, at: 0.5, duration: 1)
        animator.update(&pieces, to: 1)
        #expect(pieces[0].turn == 1)
        #expect(pieces[0].opacity == 0.5)
        #expect(pieces[0].held == 0)
        #expect(pieces[1] == Piece(center: Point(x: 1, y: 0), front: PlateID(index: 1), back: .first))
        #expect(pieces[2].turn == 1)
    }

    @Test mutating func positionRotationAndScaleAreAnimatedToo() {
        move(.x, to: 10, at: 0, duration: 1)
        move(.y, to: -4, at: 0, duration: 1)
        move(.rotation, to: -1, at: 0, duration: 1)
        move(.scale, to: 3, at: 0, duration: 1)
        animator.update(&pieces, to: 0.5)
        #expect(pieces[0].center == Point(x: 5, y: -2))
        #expect((pieces[0].rotation, pieces[0].scale) == (-0.5, 2))
        #expect(pieces[0].turn == 0)
        animator.update(&pieces, to: 1)
        #expect(pieces[0].center == Point(x: 10, y: -4))
        #expect((pieces[0].rotation, pieces[0].scale) == (-1, 3))
        #expect(!animator.isMoving)
    }

    @Test mutating func stoppedMotionKeepsItsCurrentValue() {
        move(.x, to: 10, at: 0, duration: 1)
        move(.scale, to: 3, at: 0, duration: 1)
        animator.update(&pieces, to: 0.5)
        animator.stop(.x, of: 0)
        animator.stop(.rotation, of: 0)
        animator.stop(.turn, of: 700)
        #expect(animator.target(of: .x, piece: 0) == nil && animator.target(of: .scale, piece: 0) == 3)
        animator.update(&pieces, to: 1)
        #expect(pieces[0].center.x == 5)
        #expect(pieces[0].scale == 3)
    }

    @Test mutating func timeBeforeTheStartLeavesTheInitialValue() {
        move(.turn, to: 1, at: 5, duration: 1)
        animator.update(&pieces, to: 4.9)
        #expect(pieces[0].turn == 0)
        #expect(animator.isMoving)
    }

    private mutating func move(_ channel: Animator.Channel, to value: Double, at now: Double, duration: Double) {
        animator.move(channel, of: 0, in: &pieces, to: value, at: now, duration: duration)
    }
}

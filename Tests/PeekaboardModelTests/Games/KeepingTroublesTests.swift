import Store
import Testing

@testable import PeekaboardModel

/// A trouble is told once, until something can be kept again.
struct KeepingTroublesTests {
    private let troubles = KeepingTroubles(keepsSettings: { true })

    @Test(arguments: [StoreError.diskFull, .notWritable, .busy, .unusable(.damaged), .failed("why")])
    func oneOfTheWholeFileIsTheSameForAllBoards(error: StoreError) {
        #expect(troubles.isNew(error, on: "memory"))
        #expect(!troubles.isNew(error, on: "passcode"))
        #expect(!troubles.isNew(error, on: "memory"))
    }

    @Test func anotherTroubleIsToldToo() {
        #expect(troubles.isNew(.busy, on: "memory"))
        #expect(troubles.isNew(.diskFull, on: "memory"))
        #expect(!troubles.isNew(.diskFull, on: "memory"))
        #expect(troubles.isNew(.busy, on: "memory"))
    }

    @Test func oneThatHasEndedIsNewWhenItComesAgain() {
        #expect(troubles.isNew(.busy, on: "memory"))
        troubles.end("passcode")
        #expect(troubles.isNew(.busy, on: "memory"))
    }

    @Test(arguments: [StoreError.overtaken, .noGame]) func anotherWindowIsTheTroubleOfOneBoard(error: StoreError) {
        #expect(troubles.isNew(error, on: "memory"))
        #expect(!troubles.isNew(error, on: "memory"))
        #expect(troubles.isNew(error, on: "passcode"))
        troubles.end("memory")
        #expect(troubles.isNew(error, on: "memory"))
        #expect(!troubles.isNew(error, on: "passcode"))
    }

    @Test func anotherWindowIsToldBesideOtherTroubles() {
        #expect(troubles.isNew(.busy, on: "memory"))
        #expect(troubles.isNew(.overtaken, on: "memory"))
        #expect(!troubles.isNew(.busy, on: "memory"))
    }
}

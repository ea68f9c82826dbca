import Store
import Testing

@testable import PeekaboardModel

/// An error is reported once, until the next successful save.
struct KeepingTroublesTests {
    private let troubles = KeepingTroubles(keepsSettings: { true })

    @Test(arguments: [StoreError.diskFull, .notWritable, .busy, .unusable(.damaged), .failed("why")])
    func anErrorOfTheFileIsReportedOnceForAllBoards(error: StoreError) {
        #expect(troubles.isNew(error, on: "memory"))
        #expect(!troubles.isNew(error, on: "passcode"))
        #expect(!troubles.isNew(error, on: "memory"))
    }

    @Test func aDifferentErrorIsReportedToo() {
        #expect(troubles.isNew(.busy, on: "memory"))
        #expect(troubles.isNew(.diskFull, on: "memory"))
        #expect(!troubles.isNew(.diskFull, on: "memory"))
        #expect(troubles.isNew(.busy, on: "memory"))
    }

    @Test func anErrorThatReturnsAfterASuccessIsReportedAgain() {
        #expect(troubles.isNew(.busy, on: "memory"))
        troubles.end("passcode")
        #expect(troubles.isNew(.busy, on: "memory"))
    }

    @Test(arguments: [StoreError.overtaken, .noGame]) func aTakeoverIsReportedOncePerBoard(error: StoreError) {
        #expect(troubles.isNew(error, on: "memory"))
        #expect(!troubles.isNew(error, on: "memory"))
        #expect(troubles.isNew(error, on: "passcode"))
        troubles.end("memory")
        #expect(troubles.isNew(error, on: "memory"))
        #expect(!troubles.isNew(error, on: "passcode"))
    }

    @Test func aTakeoverIsReportedInAdditionToOtherErrors() {
        #expect(troubles.isNew(.busy, on: "memory"))
        #expect(troubles.isNew(.overtaken, on: "memory"))
        #expect(!troubles.isNew(.busy, on: "memory"))
    }
}

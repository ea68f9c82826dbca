import Store
import Testing

@testable import PeekaboardModel

/// An error is reported once, until the next successful save.
struct SaveErrorsTests {
    private let saveErrors = SaveErrors(canSaveSettings: { true })

    @Test(arguments: [StoreError.diskFull, .notWritable, .busy, .unusable(.damaged), .failed("why")])
    func anErrorOfTheFileIsReportedOnceForAllBoards(error: StoreError) {
        #expect(saveErrors.isNew(error, on: "memory"))
        #expect(!saveErrors.isNew(error, on: "passcode"))
        #expect(!saveErrors.isNew(error, on: "memory"))
    }

    @Test func aDifferentErrorIsReportedToo() {
        #expect(saveErrors.isNew(.busy, on: "memory"))
        #expect(saveErrors.isNew(.diskFull, on: "memory"))
        #expect(!saveErrors.isNew(.diskFull, on: "memory"))
        #expect(saveErrors.isNew(.busy, on: "memory"))
    }

    @Test func anErrorThatReturnsAfterASuccessIsReportedAgain() {
        #expect(saveErrors.isNew(.busy, on: "memory"))
        saveErrors.end("passcode")
        #expect(saveErrors.isNew(.busy, on: "memory"))
    }

    @Test(arguments: [StoreError.overtaken, .noGame]) func aTakeoverIsReportedOncePerBoard(error: StoreError) {
        #expect(saveErrors.isNew(error, on: "memory"))
        #expect(!saveErrors.isNew(error, on: "memory"))
        #expect(saveErrors.isNew(error, on: "passcode"))
        saveErrors.end("memory")
        #expect(saveErrors.isNew(error, on: "memory"))
        #expect(!saveErrors.isNew(error, on: "passcode"))
    }

    @Test func aTakeoverIsReportedInAdditionToOtherErrors() {
        #expect(saveErrors.isNew(.busy, on: "memory"))
        #expect(saveErrors.isNew(.overtaken, on: "memory"))
        #expect(!saveErrors.isNew(.busy, on: "memory"))
    }
}

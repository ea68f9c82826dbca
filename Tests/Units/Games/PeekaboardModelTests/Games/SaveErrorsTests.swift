// SPDX-License-Identifier: GPL-3.0-or-later
import Store
import Testing

@testable import PeekaboardModel

/// An error is reported once, until the next successful save.
struct SaveErrorsTests {
    private let saveErrors = SaveErrors(canSaveSettings: { true })

    @Test(arguments: [StoreError.diskFull, .notWritable, .busy, .unusable(.damaged), .failed("why")])
    func errorOfTheFileIsReportedOnceForAllBoards(error: StoreError) {
        #expect(saveErrors.isNew(error, on: "memory"))
        #expect(!saveErrors.isNew(error, on: "passcode"))
        #expect(!saveErrors.isNew(error, on: "memory"))
    }

    @Test func differentErrorIsReportedToo() {
        #expect(saveErrors.isNew(.busy, on: "memory"))
        #expect(saveErrors.isNew(.diskFull, on: "memory"))
        #expect(!saveErrors.isNew(.diskFull, on: "memory"))
        #expect(saveErrors.isNew(.busy, on: "memory"))
    }

    @Test func errorThatReturnsAfterASuccessIsReportedAgain() {
        #expect(saveErrors.isNew(.busy, on: "memory"))
        saveErrors.end("passcode")
        #expect(saveErrors.isNew(.busy, on: "memory"))
    }

    @Test(arguments: [StoreError.overtaken, .noGame]) func takeoverIsReportedOncePerBoard(error: StoreError) {
        #expect(saveErrors.isNew(error, on: "memory"))
        #expect(!saveErrors.isNew(error, on: "memory"))
        #expect(saveErrors.isNew(error, on: "passcode"))
        saveErrors.end("memory")
        #expect(saveErrors.isNew(error, on: "memory"))
        #expect(!saveErrors.isNew(error, on: "passcode"))
    }

    @Test func takeoverIsReportedInAdditionToOtherErrors() {
        #expect(saveErrors.isNew(.busy, on: "memory"))
        #expect(saveErrors.isNew(.overtaken, on: "memory"))
        #expect(!saveErrors.isNew(.busy, on: "memory"))
    }
}

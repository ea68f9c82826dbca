// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// Groups of changes of layers.
struct CATransactionTests {
    @Test func groupBeginsLikeTheOneAroundIt() {
        #expect(!CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        CATransaction.commit()
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
    }

    @Test func needlessCommitIsIgnored() {
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.commit()
        CATransaction.flush()
        #expect(!CATransaction.disableActions())
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing
import UIKit

@testable import ViewKit

/// Operation and OperationQueue: the order in which work is done, on the page's time.
@Suite(.serialized) struct OperationTests {
    private func steps(_ count: Int = 10) {
        for _ in 0..<count { PageContext.current.time.run(PageContext.current.time.step + 1) }
    }

    @Test func blocksAreCalledAtTheNextStepInTheirOrder() {
        let queue = OperationQueue()
        var log: [Int] = []
        for number in 0..<3 { queue.addOperation { log.append(number) } }
        #expect(log.isEmpty && queue.operationCount == 3)
        steps(1)
        #expect(log == [0, 1, 2] && queue.operationCount == 0)
    }

    @Test func anOperationWaitsForOthersAlsoOfOtherQueues() {
        let (first, second) = (OperationQueue(), OperationQueue())
        var log: [String] = []
        let (load, parse, show) = (
            BlockOperation { log.append("load") }, BlockOperation { log.append("parse") },
            BlockOperation { log.append("show") }
        )
        parse.addDependency(load)
        show.addDependency(parse)
        show.completionBlock = { log.append("shown") }
        OperationQueue.main.addOperation(show)
        second.addOperation(parse)
        steps()
        #expect(log.isEmpty && !show.isReady && show.dependencies == [parse])
        first.addOperation(load)
        steps()
        #expect(log == ["load", "parse", "show", "shown"] && show.isFinished && show.dependencies.isEmpty)
    }

    @Test func theMoreUrgentOfReadyOperationsComesFirst() {
        let queue = OperationQueue()
        var log: [String] = []
        for (name, priority) in [("low", Operation.QueuePriority.low), ("normal", .normal), ("high", .veryHigh)] {
            let operation = BlockOperation { log.append(name) }
            operation.queuePriority = priority
            queue.addOperation(operation)
        }
        steps()
        #expect(log == ["high", "normal", "low"])
    }

    @Test func anOperationThatGoesOnLaterHoldsItsPlace() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        var log: [Int] = []
        let waits = (0..<3).map { number in Delay(0.5) { log.append(number) } }
        queue.addOperations(waits, waitUntilFinished: false)
        steps(5)
        #expect(waits.map(\.isExecuting) == [true, false, false])
        steps(60)
        #expect(log == [0, 1] && queue.operations == [waits[2]])
        steps(60)
        #expect(log == [0, 1, 2] && queue.operationCount == 0)
    }

    @Test func aCanceledOperationFinishesWithoutItsWork() {
        let queue = OperationQueue()
        var log: [String] = []
        let never = BlockOperation()
        let canceled = BlockOperation { log.append("work") }
        canceled.addDependency(never)
        canceled.completionBlock = { log.append("done") }
        queue.addOperation(canceled)
        steps()
        #expect(!canceled.isReady && queue.operationCount == 1)
        queue.cancelAllOperations()
        steps()
        #expect(canceled.isCancelled && canceled.isFinished && log == ["done"] && queue.operationCount == 0)
    }

    @Test func aQueueCanBeHeld() {
        let queue = OperationQueue()
        var count = 0
        queue.isSuspended = true
        queue.addOperation { count += 1 }
        steps()
        #expect(count == 0)
        queue.isSuspended = false
        steps()
        #expect(count == 1)
    }

    @Test func aBarrierSeparatesWhatCameBeforeFromWhatComesAfter() {
        let queue = OperationQueue()
        var log: [String] = []
        queue.addOperation(Delay(0.2) { log.append("before") })
        queue.addBarrierBlock { log.append("barrier") }
        queue.addOperation { log.append("after") }
        steps(60)
        #expect(log == ["before", "barrier", "after"])
    }

    @Test func aPageWaitsForAQueueWithoutLettingTimePass() {
        let queue = OperationQueue()
        let before = PageContext.current.time.step
        var sum = 0
        for number in 1...10 { queue.addOperation { sum += number } }
        queue.waitUntilAllOperationsAreFinished()
        #expect(sum == 55 && PageContext.current.time.step == before)
        let last = BlockOperation { sum += 1 }
        queue.addOperation(last)
        last.waitUntilFinished()
        #expect(sum == 56)
    }

    /// Operations that depend on earlier ones, in several queues of different widths, come after all of these.
    @Test(arguments: 0..<50 as Range<UInt64>) func dependenciesAreKept(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let queues = (0..<3).map { _ in OperationQueue() }
        for queue in queues { queue.maxConcurrentOperationCount = Int.random(in: 1...3, using: &random) }
        var log: [Int] = []
        var operations: [Operation] = []
        for number in 0..<40 {
            let isSlow = Bool.random(using: &random)
            let operation: Operation =
                isSlow ? Delay(0.1) { log.append(number) } : BlockOperation { log.append(number) }
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                if let other = operations.randomElement(using: &random) { operation.addDependency(other) }
            }
            operations.append(operation)
        }
        let needed = operations.map(\.dependencies)
        for operation in operations.shuffled(using: &random) {
            queues.randomElement(using: &random)!.addOperation(operation)
        }
        steps(1000)
        #expect(log.sorted() == Array(0..<40))
        for (number, others) in needed.enumerated() {
            for other in others {
                let index = operations.firstIndex { $0 === other }!
                #expect(log.firstIndex(of: index)! < log.firstIndex(of: number)!)
            }
        }
    }
}

/// An operation that finishes later, as pages write it.
private final class Delay: Operation {
    private let seconds: Double
    private let work: () -> Void
    private var runs = false {
        willSet { willChangeValue(forKey: "isExecuting") }
        didSet { didChangeValue(forKey: "isExecuting") }
    }
    private var ended = false {
        willSet { willChangeValue(forKey: "isFinished") }
        didSet { didChangeValue(forKey: "isFinished") }
    }

    init(_ seconds: Double, _ work: @escaping () -> Void) {
        (self.seconds, self.work) = (seconds, work)
        super.init()
    }

    override var isExecuting: Bool { runs }
    override var isFinished: Bool { ended }
    override var isAsynchronous: Bool { true }

    override func start() {
        runs = true
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [self] in
            work()
            runs = false
            ended = true
        }
    }
}

/// The queue of the blocks that a page calls later. A page has only the main queue.
@MainActor public final class DispatchQueue {
    /// The queue of the page.
    public static let main = DispatchQueue()

    private init() {}

    /// Calls a block at the next step.
    public func async(execute work: @escaping @MainActor () -> Void) { asyncAfter(deadline: .now(), execute: work) }

    /// Calls a block at the first step that is not before the deadline.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        guard deadline < .distantFuture else { return }
        let time = PageContext.current.time
        _ = time.sleep(until: PageTime.steps(lasting: deadline.seconds), then: work)
    }
}

import Glibc

/// The queue on which Swift runs a page's tasks on the main actor: `Task { … }`. Nobody else drains it here, so the process
/// looks after it between two messages.
struct MainQueue {
    /// What can be read when there is something to do.
    let descriptor: Int32

    private let drainQueue: @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// The queue of this process; nil where the runtime has none of this kind.
    init?() {
        // What CFRunLoop uses, on every system that has both.
        guard let handle = dlsym(nil, "_dispatch_get_main_queue_handle_4CF"),
            let drain = dlsym(nil, "_dispatch_main_queue_callback_4CF")
        else { return nil }
        descriptor = unsafeBitCast(handle, to: (@convention(c) () -> Int32).self)()
        drainQueue = unsafeBitCast(drain, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
        guard descriptor >= 0 else { return nil }
    }

    /// Does what is there to do.
    func drain() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
        drainQueue(nil)
    }
}

// The search owns the command that runs. Its closure refers back weakly.

import Pages

/// Finds the toolchain with which pages are built.
final class ToolchainSearch {
    /// What has come of a search.
    enum Outcome: Equatable {
        case found(Toolchain)
        /// There is no driver, or one that does not run.
        case none(driver: String?)
    }

    private let host: any PageHost
    private var question: (any HostProcess)?

    init(host: any PageHost) { self.host = host }

    /// Looks in folders, given as `PATH` has them, then calls `done`.
    func start(in searchPath: String, then done: @escaping (Outcome) -> Void) {
        cancel()
        guard let driver = Toolchain.driver(on: searchPath) else { return done(.none(driver: nil)) }
        var description: [UInt8] = []
        question = host.start(
            ProcessLaunch(program: driver, arguments: Toolchain.question),
            received: { _, bytes in description += bytes },
            ended: { [weak self] ending in
                self?.question = nil
                guard ending == .status(0) else { return done(.none(driver: driver)) }
                let text = String(decoding: description, as: UTF8.self)
                done(.found(Toolchain(driver: driver, description: text)))
            })
        if question == nil { done(.none(driver: driver)) }
    }

    /// Ends a search that is under way; nothing comes of it.
    func cancel() {
        question?.abandon()
        question = nil
    }
}

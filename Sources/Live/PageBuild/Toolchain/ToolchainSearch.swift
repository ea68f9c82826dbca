// SPDX-License-Identifier: GPL-3.0-or-later
// The search owns the process of the current command. Its closure holds a weak reference to the search.

import HostInterface
import Localization

/// Finds the toolchain that builds pages.
@MainActor package final class ToolchainSearch {
    /// The result of a search.
    package enum Outcome: Equatable {
        case found(Toolchain)
        /// No driver was found, or the driver could not be run.
        case none(driver: String?)
    }

    private let host: any PageHost
    private var question: (any HostProcess)?

    /// Creates a search that has not started.
    package init(host: any PageHost) { self.host = host }

    /// Searches folders, in the format of `PATH`, then calls `done`.
    package func start(in searchPath: String, then done: @escaping (Outcome) -> Void) {
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

    /// Searches for the toolchain that builds pages which may run, then calls `build` with it. Otherwise, calls `refuse` with
    /// a message for the user.
    package func start(
        for programs: PagePrograms, build: @escaping (Toolchain) -> Void, refuse: @escaping (String) -> Void
    ) {
        if let refusal = programs.refusal(on: host) { return refuse(refusal) }
        start(in: programs.searchPath) { outcome in
            switch outcome {
            case .none(let driver): refuse(Self.missingMessage(driver: driver))
            case .found(let toolchain): build(toolchain)
            }
        }
    }

    /// Returns a message for the user, because no driver was found, or because a driver could not be run.
    package static func missingMessage(driver: String?) -> String {
        guard let driver else {
            return translated("Swift is required to build pages, but swiftc was not found in PATH")
        }
        return filled(translated("The Swift toolchain that contains {file} can’t build pages"), ["file": driver])
    }

    /// Cancels the current search without calling its `done`.
    package func cancel() {
        question?.abandon()
        question = nil
    }
}

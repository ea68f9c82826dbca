// SPDX-License-Identifier: GPL-3.0-or-later
/// A process that a `PageHost` has started. It is killed if the host's process exits.
package protocol HostProcess: AnyObject {
    /// Whether its standard output is left unread. The process blocks as soon as the pipe is full.
    var isOutputPaused: Bool { get set }
    /// The CPU time that the process has used, in seconds.
    var processorTime: Double { get }
    /// Whether the process is runnable or waiting for a disk.
    var isRunnable: Bool { get }
    /// Whether the process was killed because the main loop did not turn while it ran.
    var hasStalled: Bool { get }
    /// Measures the process.
    var usage: ProcessUsage { get }
    /// Sends the signal that requests a report of where the process is. The program decides how it responds.
    func requestLocation()
    /// Kills the process. The `ended` callback is still called.
    func kill()
    /// Kills the process without any further callback.
    func abandon()
}

/// Measurements of a process, for the benchmark.
package struct ProcessUsage: Equatable, Sendable {
    /// The CPU time of the main thread, in seconds.
    package var mainThreadTime: Double
    /// The memory that the process uses, in bytes, with its share of the memory that it shares with others (PSS).
    package var memory: Int

    /// Creates measurements.
    package init(mainThreadTime: Double, memory: Int) {
        self.mainThreadTime = mainThreadTime
        self.memory = memory
    }
}

/// The parameters for starting a process.
package nonisolated struct ProcessLaunch: Equatable, Sendable {
    /// The path of the program.
    package var program: String
    /// The arguments, without the program name.
    package var arguments: [String]
    /// The variables to add to the environment.
    package var environment: [String: String]
    /// Whether the process also inherits the environment of this process.
    package var inheritsEnvironment = true
    /// The working folder; `nil` for that of this process.
    package var folder: String?
    /// What the process is limited to; `nil` if it is not limited, or limits itself.
    package var confinement: Confinement?
    /// The file descriptors to pass, keyed by their numbers in the child. The host closes its own copies.
    package var descriptors: [Int32: Int32] = [:]
    /// Whether the process forks itself. It is the first of a group of processes then, which is signaled and measured as
    /// a whole.
    package var forks = false
    /// Whether the process is killed if the main loop does not turn while it runs, because what it sends keeps the window
    /// busy.
    package var endsIfStalled = false
    /// The maximum amount of data memory of each process, in bytes; `nil` for no limit.
    package var memoryLimit: Int?
    /// The maximum processor time of each process, in seconds; `nil` for no limit. The process gets SIGXCPU then.
    package var processorTimeLimit: Int?

    /// Creates the parameters for a process that is not limited.
    package init(program: String, arguments: [String], environment: [String: String] = [:]) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }
}

/// The output streams of a process.
package enum ProcessStream: Sendable {
    case output, errors
}

/// How a process ended.
package enum ProcessEnding: Equatable, Sendable {
    /// The process exited with this status.
    case status(Int32)
    /// The process was killed by the signal with this number.
    case signal(Int32)
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The formatter owns the process. Its closures hold weak references to the formatter.

import Files
import Glibc
import HostInterface
import PageSource

/// Formats a Swift file with the toolchain's `swift-format`.
@MainActor package final class CodeFormatter {
    /// What has become of a text.
    package enum Outcome: Equatable, Sendable {
        /// The formatted text.
        case formatted(String)
        /// A syntax error, with its line and column, counted from 1.
        case syntaxError(line: Int, column: Int, message: String)
        /// The toolchain has no formatter.
        case noFormatter
        /// The formatter used too much processor time, or the text is too long for it.
        case tooLong
        /// The formatter crashed, or its settings are invalid. The value is the first line of its output.
        case failed(String)
    }

    /// The settings without a file of the user's, which differ from those of the formatter where Xcode's pages do.
    nonisolated package static let settings = #"{"version": 1, "lineLength": 120, "indentation": {"spaces": 4}}"#
    /// The name of the file with the user's settings.
    private static let settingsFile = ".swift-format"
    /// The size of the largest text that is formatted, in bytes.
    private static let maxBytes = 1_000_000

    private let host: any PageHost
    private var process: (any HostProcess)?

    /// Creates a formatter that formats nothing.
    package init(host: any PageHost) { self.host = host }

    /// Returns the arguments for a file. `settings` is the path of a file with settings, or the settings themselves.
    nonisolated package static func arguments(of file: String, settings: String) -> [String] {
        ["format", "--no-color-diagnostics", "--configuration", settings, file]
    }

    /// Returns the path of the settings that apply to a file: the nearest in the folders up to that of its playground;
    /// `nil` if there are none.
    package static func settings(of file: String, in playground: String) -> String? {
        var folder = FilePath.folder(of: file)
        while folder != "/", folder == playground || folder.hasPrefix(playground + "/") {
            if Disk.exists("\(folder)/\(settingsFile)") { return "\(folder)/\(settingsFile)" }
            folder = FilePath.folder(of: folder)
        }
        return nil
    }

    /// Formats a text, then calls `done`. Replaces what is still being formatted. `launch` returns how to start the
    /// formatter for a copy of the text in a folder.
    package func start(
        _ text: String, in folder: String, launch: (_ file: String) -> ProcessLaunch?,
        then done: @escaping (Outcome) -> Void
    ) {
        cancel()
        guard text.utf8.count <= Self.maxBytes else { return done(.tooLong) }
        let file = "\(folder)/Page.swift"
        guard let launch = launch(file) else { return done(.noFormatter) }
        guard Disk.create(text, at: file) else { return done(.failed(file)) }
        let limit = 2 * Self.maxBytes
        var (output, errors): ([UInt8], [UInt8]) = ([], [])
        process = host.start(
            launch,
            received: { stream, bytes in
                switch stream {
                case .output: if output.count <= limit { output += bytes }
                case .errors: if errors.count <= limit { errors += bytes }
                }
            },
            ended: { [weak self] ending in
                self?.process = nil
                done(output.count > limit ? .tooLong : Outcome(ending, output, errors))
            })
        if process == nil { done(.noFormatter) }
    }

    /// Stops without calling `done`.
    package func cancel() {
        process?.abandon()
        process = nil
    }
}

extension CodeFormatter.Outcome {
    /// Reads what the formatter has printed.
    package init(_ ending: ProcessEnding, _ output: [UInt8], _ errors: [UInt8]) {
        let errors = String(decoding: errors, as: UTF8.self)
        switch ending {
        case .status(0): self = String(validating: output, as: UTF8.self).map(Self.formatted) ?? .failed("")
        case .signal(SIGXCPU): self = .tooLong
        case .status, .signal:
            let lines = errors.split(separator: "\n")
            self = lines.lazy.compactMap(Self.error).first ?? .failed(lines.first.map(String.init) ?? "")
        }
    }

    /// Returns the syntax error in a line such as `Page.swift:3:10: error: expected value`.
    private static func error(in line: Substring) -> Self? {
        guard let range = line.firstRange(of: ": error: ") else { return nil }
        let parts = line[..<range.lowerBound].split(separator: ":")
        guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
            return nil
        }
        return .syntaxError(line: row, column: column, message: String(line[range.upperBound...]))
    }
}

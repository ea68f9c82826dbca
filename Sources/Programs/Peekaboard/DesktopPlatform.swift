// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import BoardKinds
import CGtk
import GtkKit
import PeekaboardModel

/// The platform of the desktop program: GLib's clocks and threads.
final class DesktopPlatform: Platform {
    func now() -> Double { GtkKit.now() }

    func secondsSince1970() -> Int { Int(g_get_real_time() / 1_000_000) }

    func randomSeed() -> UInt64 { UInt64.random(in: 0...UInt64(UInt32.max)) }

    func inBackground<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then body: @escaping @MainActor (Result) -> Void
    ) {
        GtkKit.inBackground(work, then: body)
    }
}

extension Settings: SettingsStore {
    /// Returns whether the schema has a key of the given type.
    package func has(_ key: String, _ type: SettingType) -> Bool {
        switch type {
        case .number: has(key, Kind.number)
        case .text: has(key, Kind.text)
        case .flag: has(key, Kind.flag)
        }
    }
}

extension Options: ProgramOptions {
    /// Parses the command line; the first argument is the program's name.
    package init(_ arguments: [String]) throws(OptionParser.ParseError) {
        let parser = OptionParser(operand: Self.operand)
        for option in Self.all {
            switch (option.help, option.value) {
            case (nil, _): parser.addHiddenFlag(option.name)
            case (let help?, .none): parser.addFlag(option.name, help: help)
            case (let help?, .required(let value)): parser.addValue(option.name, value, help: help)
            case (let help?, .optional(let value)): parser.addOptionalValue(option.name, value, help: help)
            }
        }
        let values = try parser.parse(arguments, summary: Self.summary)
        do throws(Options.ParseError) {
            try self.init(values)
            if let name = parser.named { try open(name) }
        } catch {
            throw OptionParser.ParseError(message: error.message)
        }
    }
}

// The parser owns a GOption context while it parses; entries and their texts live as long as the context.

import CGtk

/// Reads the command line, by GLib's own parser: it knows `--name value`, `--name=value`, and prints `--help`.
@MainActor public final class OptionParser {
    /// A command line that cannot be understood, in one line for the user.
    public struct Problem: Error {
        /// What is wrong with it.
        public let message: String

        /// A problem in words.
        public init(message: String) { self.message = message }
    }

    private var entries: [GOptionEntry] = []
    private var texts: [UnsafeMutablePointer<CChar>] = []
    private var values: [String: String] = [:]
    private let operand: String?

    /// What is named after the options, or between them; nil where nothing is.
    public private(set) var named: String?

    /// A parser that knows `--help` only; and one thing without an option before it, which the help calls `operand`.
    public init(operand: String? = nil) { self.operand = operand }

    isolated deinit { texts.forEach { g_free($0) } }

    /// Adds an option that is there or not.
    public func addFlag(_ name: String, help: String) { add(name, peekaboard_option_no_value, nil, help) }

    /// Adds an option that is there or not, and that `--help` does not tell of.
    public func addHiddenFlag(_ name: String) {
        add(name, peekaboard_option_hidden, nil, "")
    }

    /// Adds an option that is followed by a value.
    public func addValue(_ name: String, _ value: String, help: String) {
        add(name, peekaboard_option_none, value, help)
    }

    /// Adds an option that may be followed by a value.
    public func addOptionalValue(_ name: String, _ value: String, help: String) {
        add(name, peekaboard_option_optional_value, value, help)
    }

    /// The values that were given, by their options' names; empty where none was. `--help` prints and ends the program.
    public func parse(_ arguments: [String], summary: String) throws(Problem) -> [String: String] {
        let context = g_option_context_new(operand)!
        defer { g_option_context_free(context) }
        g_option_context_set_summary(context, summary)
        let group = g_option_group_new("", "", "", Unmanaged.passUnretained(self).toOpaque(), nil)!
        g_option_group_add_entries(group, entries + [GOptionEntry()])
        g_option_context_set_main_group(context, group)
        var vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments.withCStrings {
            g_strdupv(UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
        }
        defer { g_strfreev(vector) }
        var error: UnsafeMutablePointer<GError>?
        guard g_option_context_parse_strv(context, &vector, &error) != 0 else {
            defer { g_error_free(error) }
            throw Problem(message: error.map { String(cString: $0.pointee.message) } ?? "")
        }
        var rest = vector?[1]
        if operand != nil, let name = rest {
            named = String(cString: name)
            rest = vector?[2]
        }
        if let rest {
            throw Problem(message: filled(translated("Unexpected argument: {text}"), ["text": String(cString: rest)]))
        }
        return values
    }

    private func add(_ name: String, _ flags: GOptionFlags, _ value: String?, _ help: String) {
        var entry = GOptionEntry()
        entry.long_name = keep(name)
        entry.flags = gint(flags.rawValue)
        entry.arg = G_OPTION_ARG_CALLBACK
        entry.arg_data = unsafeBitCast(Self.take, to: gpointer.self)
        entry.description = keep(help)
        entry.arg_description = value.flatMap(keep)
        entries.append(entry)
    }

    private func keep(_ text: String) -> UnsafePointer<CChar>? {
        let copy = g_strdup(text)!
        texts.append(copy)
        return UnsafePointer(copy)
    }

    private static let take: GOptionArgFunc = { name, value, data, _ in
        let name = String(cString: name!).drop { $0 == "-" }
        let text = value.map { String(cString: $0) } ?? ""
        let parser = Unmanaged<OptionParser>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { parser.values[String(name)] = text }
        return 1
    }
}

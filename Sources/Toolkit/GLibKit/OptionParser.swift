// SPDX-License-Identifier: GPL-3.0-or-later
// The parser owns a GOption context while it parses. The strings in the entries are freed on deinitialization, after
// the context.

import CGtk

/// A command-line parser based on GOption. It supports `--name value`, `--name=value`, and `--help`.
@MainActor package final class OptionParser {
    /// An invalid command line.
    package struct ParseError: Error {
        /// The message for the user, in one line.
        package let message: String

        /// Creates an error with a message.
        package init(message: String) { self.message = message }

        /// An argument that the command line can't have.
        package static func unexpected(_ text: String) -> ParseError {
            ParseError(message: filled(translated("Unexpected argument: {text}"), ["text": text]))
        }
    }

    private var entries: [GOptionEntry] = []
    private var texts: [UnsafeMutablePointer<CChar>] = []
    private var values: [String: String] = [:]
    /// The names of options by their letters.
    private var letters: [String: String] = [:]
    private let operand: String?
    private let maxOperands: Int

    /// The positional arguments.
    package private(set) var operands: [String] = []
    /// The first positional argument, if any.
    package var named: String? { operands.first }

    /// Creates a parser that accepts `--help` and, unless `operand` is `nil`, positional arguments. `operand` is the
    /// placeholder in the help.
    package init(operand: String? = nil, maxOperands: Int = 1) {
        (self.operand, self.maxOperands) = (operand, operand == nil ? 0 : maxOperands)
    }

    isolated deinit { texts.forEach { g_free($0) } }

    /// Adds an option without a value.
    package func addFlag(_ name: String, help: String) { add(name, peekaboard_option_no_value, nil, help) }

    /// Adds an option without a value that is hidden from `--help`.
    package func addHiddenFlag(_ name: String) {
        add(name, peekaboard_option_hidden, nil, "")
    }

    /// Adds an option that requires a value. `letter` is its short form, if there is one.
    package func addValue(_ name: String, _ value: String, letter: Character? = nil, help: String) {
        add(name, peekaboard_option_none, value, help)
        guard let letter, let code = letter.asciiValue else { return }
        entries[entries.count - 1].short_name = gchar(code)
        letters[String(letter)] = name
    }

    /// Adds an option with an optional value.
    package func addOptionalValue(_ name: String, _ value: String, help: String) {
        add(name, peekaboard_option_optional_value, value, help)
    }

    /// Parses the command line. Returns the values by option name; a flag has an empty value. `--help` prints the help
    /// and exits.
    package func parse(_ arguments: [String], summary: String) throws(ParseError) -> [String: String] {
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
            throw ParseError(message: error.map { String(cString: $0.pointee.message) } ?? "")
        }
        var index = 1
        while let text = vector?[index].map({ String(cString: $0) }) {
            guard operands.count < maxOperands else { throw .unexpected(text) }
            operands.append(text)
            index += 1
        }
        return values
    }

    private func add(_ name: String, _ flags: GOptionFlags, _ value: String?, _ help: String) {
        var entry = GOptionEntry()
        entry.long_name = copied(name)
        entry.flags = gint(flags.rawValue)
        entry.arg = G_OPTION_ARG_CALLBACK
        entry.arg_data = unsafeBitCast(Self.take, to: gpointer.self)
        entry.description = copied(help)
        entry.arg_description = value.flatMap(copied)
        entries.append(entry)
    }

    private func copied(_ text: String) -> UnsafePointer<CChar>? {
        let copy = g_strdup(text)!
        texts.append(copy)
        return UnsafePointer(copy)
    }

    private static let take: GOptionArgFunc = { name, value, data, _ in
        let name = String(cString: name!).drop { $0 == "-" }
        let text = value.map { String(cString: $0) } ?? ""
        let parser = Unmanaged<OptionParser>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { parser.values[parser.letters[String(name)] ?? String(name)] = text }
        return 1
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// Errors that only follow from others.
extension [Diagnostic] {
    /// The messages without errors that follow from another one in the same line.
    package var withoutConsequences: [Diagnostic] {
        let isConsequence = map(\.saysThatATypeIsUnknown)
        let causes = zip(self, isConsequence).filter { $0.severity == .error && !$1 }.map(\.0)
        return zip(self, isConsequence).filter { message, isConsequence in
            !isConsequence || !causes.contains { $0.file == message.file && $0.line == message.line }
        }.map(\.0)
    }
}

extension Diagnostic {
    /// Whether the compiler does not know the type of an expression. With another error in the same line, that is the reason.
    fileprivate var saysThatATypeIsUnknown: Bool {
        [
            "cannot infer contextual base in reference to member", "failed to produce diagnostic for expression",
            "type of expression is ambiguous without",
        ]
        .contains { text.hasPrefix($0) }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Localization

/// Help for an error that code of iOS tutorials often causes on a page.
package enum UIKitHint: Equatable, Sendable {
    /// UIKit has a name that pages cannot use.
    case missingName
    /// Foundation, or another module that the page imports, declares the same name as UIKit.
    case ambiguousName

    /// The message for the user.
    package var message: String {
        switch self {
        case .missingName:
            translated("The names of UIKit that a page can use are listed in the guide: press F1")
        case .ambiguousName:
            filled(
                // Translators: {import} is a line of Swift code.
                translated("UIKit and Foundation have names in common: import only what you need, such as “{import}”"),
                ["import": "import struct Foundation.Date"])
        }
    }

    /// Returns the hints for the messages of a build, each at most once.
    package static func all(for diagnostics: [Diagnostic]) -> [UIKitHint] {
        let errors = diagnostics.filter { $0.severity == .error }
        var hints: [UIKitHint] = []
        if errors.contains(where: \.isMissingName) { hints.append(.missingName) }
        let all = diagnostics.flatMap(\.withNotes)
        if errors.contains(where: \.isAmbiguousName), all.contains(where: \.isCandidateOfSystemModule) {
            hints.append(.ambiguousName)
        }
        return hints
    }
}

extension Diagnostic {
    private static let systemModules = ["Foundation", "FoundationEssentials", "Glibc", "SwiftGlibc", "Dispatch"]

    /// Whether a name of UIKit does not exist, or a type of UIKit has no such member.
    fileprivate var isMissingName: Bool {
        if text.contains("Objective-C") { return true }
        // The compiler can suggest a similar name.
        let text = self.text.split(separator: "; did you mean ", maxSplits: 1).first ?? ""
        let isAbsent = text.hasSuffix(" in scope") && text.hasPrefix("cannot find ")
        let isNoMember = text.contains(" has no member ")
        let isUnavailable = text.contains(" is unavailable")
        guard isAbsent || isNoMember || isUnavailable else { return false }
        // The last name of a message about a member is that of the member.
        let names = Self.quotedNames(in: text)
        let types = isNoMember ? names.dropLast() : names[...]
        return types.contains(where: Self.isApples)
    }

    fileprivate var isAmbiguousName: Bool {
        text.contains("' is ambiguous for type lookup") || text.hasPrefix("ambiguous use of '")
    }

    /// Whether the message refers to a declaration in a module of the system.
    fileprivate var isCandidateOfSystemModule: Bool {
        Self.systemModules.contains { module in
            text.hasSuffix("in module '\(module)'") || declaration?.hasPrefix(module + ".") == true
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
extension Diagnostic {
    /// Whether the page uses a name of UIKit that does not exist here, so that the guide's list of names can help.
    package var needsListOfNames: Bool {
        guard severity == .error else { return false }
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
}

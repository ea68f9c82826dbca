// SPDX-License-Identifier: GPL-3.0-or-later
/// What is written in Swift source in a place where something else of a list can be.
package struct ChoiceLiteral: Equatable, Sendable {
    /// What the list consists of.
    package enum Source: Sendable {
        /// The cases, or the static members, of a type. They are written with a dot before the name.
        case cases
        /// The names of the pictures that the page can read. They are strings.
        case pictures
    }

    /// What the list consists of.
    package let source: Source
    /// What is written.
    package private(set) var text: String

    init(_ source: Source, text: String) { (self.source, self.text) = (source, text) }

    /// The name, without the dot or the quotation marks.
    package var name: String {
        switch source {
        case .cases: String(text.dropFirst())
        case .pictures: String(text.dropFirst().dropLast())
        }
    }

    /// Returns the choice of another name.
    func with(_ name: String) -> ChoiceLiteral {
        ChoiceLiteral(source, text: source == .cases ? "." + name : "\"\(name)\"")
    }

    /// Returns the name that is a number of steps from the present one, which is before the first one if it is not in the
    /// list. The first one follows the last one. Returns `nil` if there is no other one.
    package func name(after steps: Int, in names: [String]) -> String? {
        guard names.contains(where: { $0 != name }) else { return nil }
        let start = names.firstIndex(of: name) ?? (steps > 0 ? -1 : 0)
        let index = (start + steps) % names.count
        return names[index < 0 ? index + names.count : index]
    }
}

// MARK: - Finding choices

extension ChoiceLiteral {
    /// The names that can be after a dot in front of which nothing is, but that are no values.
    private static let otherNames: Set = ["init", "self", "Type", "Protocol"]
    /// What is before the name of a picture: the type and the label.
    private static let pictureCalls = [
        ["UIImage", "(", "named"], ["Image", "(", "named"], ["UIImage", "(", "imageLiteralResourceName"],
        ["Image", "(", "imageLiteralResourceName"], ["#imageLiteral", "(", "resourceName"],
    ]
    /// The ends of the names of variables and arguments that are pictures.
    private static let pictureRoles = ["image", "picture"]

    /// Reads the case of an enumeration that begins at a dot.
    init?(caseIn code: TokenizedCode, at index: Int) {
        guard code.text(index) == ".", code.isWord(index + 1), code.isAttached(index + 1),
            code.beginsImplicitMember(index), !code.isInPattern(index)
        else { return nil }
        let name = code.text(index + 1)
        let next = code.isAttached(index + 2) ? code.text(index + 2) : ""
        guard !Self.otherNames.contains(name), !["(", ".", "[", "?", "!", "{"].contains(next),
            name.utf8.first.map(SwiftScanner.isIdentifier) == true, name.first?.isNumber == false
        else { return nil }
        self.init(.cases, text: "." + name)
    }

    /// Reads the name of a picture, with the name of the variable or argument whose value it is.
    init?(pictureIn code: TokenizedCode, at index: Int, role: String) {
        let text = code.text(index)
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\""),
            !text.contains("\\")
        else { return nil }
        let isCall =
            code.text(index - 1) == ":"
            && Self.pictureCalls.contains { call in
                call.indices.allSatisfy { code.text(index - 1 - call.count + $0) == call[$0] }
            }
        let isFile = PictureNames.ending(of: String(text.dropFirst().dropLast())) != nil
        guard isCall || isFile && Self.pictureRoles.contains(where: role.lowercased().hasSuffix) else { return nil }
        self.init(.pictures, text: text)
    }
}

extension TokenizedCode {
    /// Returns whether a dot begins a name whose type is that of its place, such as `.center`.
    func beginsImplicitMember(_ dot: Int) -> Bool {
        switch text(dot - 1) {
        case "(", "[", "{", ",", ":", "=": true
        case "?": !isAttached(dot - 1) && !isAttached(dot)
        case "return", "in", "else": true
        default: false
        }
    }

    /// Returns whether a token is in the pattern of a `case` that begins its line.
    fileprivate func isInPattern(_ index: Int) -> Bool {
        guard let first = tokens[...index].lastIndex(where: \.beginsLine), text(first) == "case" else { return false }
        return !(first..<index).contains { text($0) == ":" || text($0) == "=" }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Localization

/// What the user says about a program that is exported.
package struct ProgramDescription: Equatable, Sendable {
    /// A mistake in a description.
    package enum Problem: Error, Equatable, Sendable {
        case missingName, longName, controlCharacterInName
        /// The application ID is not one, or that of Peekaboard itself.
        case fewPartsOfID, longID, partOfID(String), hyphenInID, reservedID
        /// The license is none of `ProgramLicense`.
        case license(String)
    }

    /// The name that users see.
    package var name: String
    /// The application ID, such as `org.example.Pairs`, which is also the name of the command.
    package var id: String
    /// The license.
    package var license: ProgramLicense

    /// The largest number of characters and bytes of a name, and of bytes of an ID.
    private static let maxName = 60, maxNameBytes = 240, maxID = 120
    private static let ownID = "io.github.peekaboard"

    /// Creates a description. By default, the ID is derived from the name.
    package init(name: String, id: String? = nil, license: ProgramLicense = .gpl) {
        self.name = name
        self.id = id ?? Self.suggestedID(for: name)
        self.license = license
    }

    /// Returns an ID for a name: the letters and digits that an ID can have, each word with a capital letter.
    package static func suggestedID(for name: String) -> String {
        let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let part = String(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().prefix(40))
        let isPart = part.first?.isLetter == true
        return "org.example.\(isPart ? part : "Program\(part)")"
    }

    /// The name of a Debian package.
    package var packageName: String { String(id.lowercased().map { $0 == "_" ? "-" : $0 }) }

    /// What is wrong with the name; `nil` if nothing is.
    package var problemOfName: Problem? {
        if name.allSatisfy(\.isWhitespace) { return .missingName }
        // Those of category `format`, such as joiners of letters, are parts of names in some alphabets.
        let controls = name.unicodeScalars.contains {
            switch $0.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        if controls { return .controlCharacterInName }
        return name.count > Self.maxName || name.utf8.count > Self.maxNameBytes ? .longName : nil
    }

    /// What is wrong with the application ID; `nil` if nothing is.
    package var problemOfID: Problem? {
        let parts = id.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count < 3 { return .fewPartsOfID }
        for part in parts {
            let isValid = part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
            guard isValid, let first = part.first, first.isLetter || first == "_" else {
                return .partOfID(String(part))
            }
        }
        // Flatpak allows them only there.
        if parts.dropLast().contains(where: { $0.contains("-") }) { return .hyphenInID }
        if id.utf8.count > Self.maxID { return .longID }
        return id == Self.ownID || id.hasPrefix(Self.ownID + ".") ? .reservedID : nil
    }

    /// The first problem; `nil` if there is none.
    package var problem: Problem? { problemOfName ?? problemOfID }
}

extension ProgramDescription.Problem {
    /// The message for the user, in one line.
    package var message: String {
        switch self {
        case .missingName: translated("Enter a name")
        case .longName: translated("The name is too long")
        // Translators: A line break, for instance.
        case .controlCharacterInName: translated("A name can’t contain control characters")
        case .fewPartsOfID:
            // Translators: An application ID is a name such as org.example.Pairs.
            translated("An application ID has at least three parts with dots between them, such as org.example.Pairs")
        case .longID: translated("The application ID is too long")
        case .partOfID(let part):
            filled(
                // Translators: {part} is a part of an application ID such as org.example.Pairs.
                translated(
                    "“{part}” can’t be part of an application ID: each part begins with a letter, and has only letters from A to Z, digits, underscores, and hyphens"
                ), ["part": part])
        case .hyphenInID: translated("Only the last part of an application ID can contain hyphens")
        case .reservedID: translated("This application ID is reserved for Peekaboard")
        case .license(let name):
            filled(
                // Translators: {name} is what the user has entered, and {all} is a list of names of licenses.
                translated("Unknown license {name}: use one of {all}"),
                ["name": name, "all": ProgramLicense.allCases.map(\.spdx).joined(separator: ", ")])
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import JSON

extension DeckDocument {
    /// Reads a deck from the value of its `deck.json` and from its files. Files that no card refers to are left out.
    package init(json: JSON, files: [String: [UInt8]]) throws(DeckFileError) {
        try self.init(description: json)
        self.files = files
        useNamesOfFiles()
        try check()
    }

    /// Reads a deck without the contents of its files.
    package init(description json: JSON) throws(DeckFileError) {
        let root = DeckJSONValue(json, path: "")
        // Nothing else is known about a file of a newer version.
        let version = try root.member("version").integer()
        guard version <= DeckLimits.version else { throw .newerVersion(version) }
        guard version >= 1 else { throw .wrongType(path: "version", expected: .integer) }
        for detail in Detail.allCases { self[detail] = try root.member(detail.rawValue).optionalText() ?? "" }
        back = try root.member("back").optionalText()
        groupSize = try root.member("groupSize").integer()
        for group in try root.member("groups").elements() {
            var sides: [Side] = []
            for side in try group.elements() { sides.append(try Side(side)) }
            groups.append(sides)
        }
        try checkDescription()
    }

    /// The value of `deck.json`.
    package var json: JSON {
        var members: [String: JSON] = [
            "version": .integer(DeckLimits.version), "groupSize": .integer(groupSize),
            "groups": .array(groups.map { .array($0.map(\.json)) }),
        ]
        for detail in Detail.allCases where !self[detail].isEmpty { members[detail.rawValue] = .string(self[detail]) }
        members["back"] = back.map(JSON.string)
        return .object(members)
    }

    /// Refers to the files by the names that they have, and removes all others.
    ///
    /// Texts in Swift are equal if they look the same, such as `é` as one or as two characters. On the disk, they are
    /// not.
    private mutating func useNamesOfFiles() {
        let used = usedFiles
        files = files.filter { used.contains($0.key) }
        renameFiles { [files] name in files.index(forKey: name).map { files.keys[$0] } ?? name }
    }
}

extension DeckDocument.Side {
    fileprivate init(_ value: DeckJSONValue) throws(DeckFileError) {
        picture = try value.member("picture").optionalText()
        text = try value.member("text").optionalText()
        sound = try value.member("sound").optionalText()
    }

    fileprivate var json: JSON {
        let members = ["picture": picture, "text": text, "sound": sound]
        return .object(members.compactMapValues { $0.map(JSON.string) })
    }
}
